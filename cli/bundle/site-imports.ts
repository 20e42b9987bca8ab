// Special imports that a site's code may use: the site folder as `@site`, names of Docusaurus modules, images as URLs,
// SVG and Markdown as components, raw text of files. Unresolved imports are reported with suggestions.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, isAbsolute, join, sep } from 'node:path'
import type { OnResolveArgs, OnResolveResult, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import { CLSX, DOCUSAURUS_MODULES, docusaurusModule } from '../model/docusaurus-modules.ts'
import { parseDataFile } from '../text/data-file.ts'
import { escapeRegExp } from '../text/escape.ts'
import { hashText } from '../text/fingerprint.ts'
import { javascriptParser } from '../text/javascript-parser.ts'
import { rawPath } from '../text/raw-import.ts'
import { suggest } from '../text/suggest.ts'
import { decodePath } from '../text/url.ts'
import { absentModule } from './absent-module.ts'
import { onLoadMarkdown } from './markdown-module.ts'
import { onLoadRequireContext } from './require-context.ts'
import { FROM_CODE, RESOLVING } from './resolving.ts'
import { SHEET } from './site-styles.ts'
import { svgComponent } from './svg-component.ts'

/** A file imported by code, published under a content-hashed name. */
export interface NamedFile {
  readonly path: string
  readonly body: Uint8Array
}

/** Imports of one bundle. */
export interface SiteImports {
  readonly plugin: Plugin
  /** Files that code imports as URLs. */
  readonly named: Map<string, NamedFile>
  /** Files that the code depends on but the bundler does not list. */
  readonly codeFiles: Set<string>
}

/** Folders and names needed to resolve imports. */
export interface ImportPlaces {
  readonly toolDir: string
  readonly siteDir: string
  readonly baseUrl: string
  readonly staticDirectories: readonly string[]
  /** Output folder of content-hashed files. */
  readonly assets: string
  /** Names that code imports from Docusaurus modules and that docsite does not implement, by absolute module path. */
  readonly absentNames?: ReadonlyMap<string, readonly string[]>
  /** Absolute paths of files that cannot be bundled. */
  readonly broken?: ReadonlySet<string>
}

const ADDRESS = 'file-address'
const DRAWING = 'drawing'
const RAW = 'raw-text'
const ABSENT = 'absent-module'
const ABSENT_STYLE = 'absent-style'
/** Name of the plugin; its warnings are about missing modules. */
export const SITE_IMPORTS = 'site-imports'
const FILES = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp4|webm|mp3|ogg|wav|pdf|zip|woff2?|ttf|otf|eot)$/i

/** Creates the plugin that resolves the imports of a site's code. */
export function siteImports(places: ImportPlaces): SiteImports {
  const named = new Map<string, NamedFile>()
  const codeFiles = new Set<string>()

  function setup(build: PluginBuild): void {
    onLoadMarkdown(build, codeFiles)
    if (places.broken?.size) onResolveBroken(build, places.broken)
    onResolveNames(build, places)
    onResolveFiles(build, places)
    onResolveAbsent(build, places)
    onLoadRequireContext(build, places.siteDir, (file) => isForDocusaurus(file, places))
    if (hasClassicElements(places.siteDir)) onLoadElements(build, places)
    onLoadTypes(build, places)
    for (const [file, names] of places.absentNames ?? []) onLoadWith(build, file, names)
    build.onLoad({ filter: /.*/, namespace: ABSENT_STYLE }, () => ({ contents: '', loader: 'css' }))
    build.onLoad({ filter: /.*/, namespace: ABSENT }, ({ path }) => ({
      contents: absentModule(path),
      loader: 'js',
    }))
    build.onLoad({ filter: /.*/, namespace: ADDRESS }, async ({ path }) => {
      const body = await readFile(path)
      const ending = extname(path)
      const stem = basename(path, ending).replace(/[^\p{L}\p{N}._-]+/gu, '-')
      const file = `${places.assets}/${stem}-${hashText(body).slice(0, 8)}${ending}`
      named.set(path, { path: file, body })
      codeFiles.add(path)
      return { contents: `export default ${JSON.stringify(places.baseUrl + encodeURI(file))}`, loader: 'js' }
    })
    build.onLoad({ filter: /.*/, namespace: DRAWING }, async ({ path }) => {
      codeFiles.add(path)
      const text = await readFile(path, 'utf8')
      return { contents: svgComponent(text), loader: 'jsx', resolveDir: places.toolDir }
    })
    build.onLoad({ filter: /\.ya?ml$/, namespace: 'file' }, async ({ path }) => ({
      contents: JSON.stringify(parseDataFile(path, await readFile(path, 'utf8')) ?? null),
      loader: 'json',
    }))
    build.onLoad({ filter: /.*/, namespace: RAW }, async ({ path }) => {
      codeFiles.add(path)
      return { contents: await readFile(path, 'utf8'), loader: 'text' }
    })
  }
  return { plugin: { name: SITE_IMPORTS, setup }, named, codeFiles }
}

/** Whether the site's TypeScript settings choose the classic JSX transform, which needs `React` in scope. */
function hasClassicElements(siteDir: string): boolean {
  const texts = ['tsconfig.json', 'jsconfig.json'].map((name) => join(siteDir, name)).filter(existsSync)
  return texts.some((path) => /"jsx"\s*:\s*"react"/.test(readFileSync(path, 'utf8')))
}

/** The setting only concerns the editor: Docusaurus compiles JSX with the automatic runtime, and so do we. */
function onLoadElements({ onLoad }: PluginBuild, places: ImportPlaces): void {
  onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
    if (!isForDocusaurus(path, places) || path.endsWith('.ts')) return undefined
    const text = await readFile(path, 'utf8')
    return {
      contents: /@jsx/.test(text) ? text : `${text}\n// @jsxRuntime automatic\n`,
      loader: path.endsWith('.tsx') || !isJavascript(text) ? 'tsx' : 'jsx',
    }
  })
}

/** Loads `.js` files that contain types: the compilers of many sites accept both. */
function onLoadTypes({ onLoad }: PluginBuild, places: ImportPlaces): void {
  onLoad({ filter: /\.jsx?$/, namespace: 'file' }, async ({ path }) => {
    if (!isForDocusaurus(path, places)) return undefined
    const contents = await readFile(path, 'utf8')
    return isJavascript(contents) ? undefined : { contents, loader: 'tsx' }
  })
}

function isJavascript(text: string): boolean {
  try {
    javascriptParser().parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    })
    return true
  } catch {
    return false
  }
}

/** Must be registered first, so that files that cannot be bundled are replaced before other handlers see them. */
function onResolveBroken({ onResolve, resolve }: PluginBuild, broken: ReadonlySet<string>): void {
  onResolve({ filter: /.*/ }, async ({ path, pluginData, ...args }) => {
    if (pluginData === RESOLVING || args.kind === 'entry-point') return undefined
    const found = await resolve(path, { ...pick(args), pluginData: RESOLVING })
    if (found.errors.length > 0 || !broken.has(found.path)) return undefined
    return { path: found.path, namespace: args.kind === 'import-rule' ? ABSENT_STYLE : ABSENT }
  })
}

function onResolveNames(build: PluginBuild, places: ImportPlaces): void {
  const { toolDir, siteDir } = places
  const { onResolve, resolve } = build
  onResolve({ filter: /^@site\// }, async ({ path, kind, importer }) => {
    const below = `./${path.slice('@site/'.length)}`
    const found = await resolve(below, { kind, importer, resolveDir: siteDir })
    const isAbsent = found.errors.length > 0 && isForDocusaurus(importer, places) && !isOtherFile(path)
    return isAbsent ? absent(path, { text: `Could not resolve "${path}"` }) : found
  })
  // In webpack, stylesheets refer to packages and site files this way.
  onResolve({ filter: /^~/ }, ({ path, kind, importer, resolveDir }) =>
    kind === 'import-rule' || kind === 'url-token'
      ? resolve(path.slice(1), { kind, importer, resolveDir })
      : undefined,
  )
  onResolve({ filter: /^@(?:docusaurus|theme|theme-original|theme-init)\// }, async (args) => {
    const ours = docusaurusModule(args.path)
    const file = ours === undefined ? undefined : { path: join(toolDir, 'runtime', ours), sideEffects: false }
    if (!args.path.startsWith('@theme/')) return file ?? unknownName(args, places)
    // The site's own component list and icons take precedence over the built-in ones.
    const isOwnFirst = file === undefined || /^@theme\/(?:MDXComponents|Icon)\b/.test(args.path)
    const own = isOwnFirst ? await siteThemeFile(args, build, siteDir) : null
    return own ?? file ?? unknownName(args, places)
  })
  onResolve({ filter: /^clsx$/ }, async ({ path, pluginData, ...args }) => {
    if (pluginData === RESOLVING) return undefined
    const found = await resolve(path, { ...pick(args), pluginData: RESOLVING })
    return found.errors.length > 0 ? { path: join(toolDir, 'runtime', CLSX), sideEffects: false } : found
  })
}

/** A component of the site's own `src/theme/`, where Docusaurus finds it by the same name; null if there is none. */
async function siteThemeFile(
  { path, kind, importer }: OnResolveArgs,
  { resolve }: PluginBuild,
  siteDir: string,
): Promise<OnResolveResult | null> {
  const own = `./src/theme/${path.slice('@theme/'.length)}`
  const found = await resolve(own, { kind, importer, resolveDir: siteDir })
  return found.errors.length > 0 ? null : found
}

function unknownName({ path, importer }: OnResolveArgs, places: ImportPlaces): OnResolveResult {
  const near = suggest(path, DOCUSAURUS_MODULES)
  const question = near === undefined ? '' : `Did you mean "${near}"? `
  const notes = [{ text: `${question}Available modules: ${DOCUSAURUS_MODULES.join(', ')}` }]
  const message = { text: `docsite does not provide "${path}"`, notes }
  return isForDocusaurus(importer, places) ? absent(path, message) : { errors: [message] }
}

/**
 * Whether code was written for Docusaurus. If such code misses a module, the rest of it still works. Pages import
 * components from anywhere, even from outside the site; only the theme is written for docsite.
 */
export const isForDocusaurus = (
  importer: string,
  { siteDir, toolDir }: Pick<ImportPlaces, 'siteDir' | 'toolDir'>,
) =>
  isAbsolute(importer) &&
  [join(siteDir, 'theme'), join(toolDir, 'runtime')].every((dir) => !importer.startsWith(dir + sep)) &&
  !importer.includes(`${sep}node_modules${sep}`)

const isOtherFile = (path: string) => FILES.test(path) || SHEET.test(path)

const absent = (path: string, message: PartialMessage): OnResolveResult => ({
  path,
  namespace: ABSENT,
  warnings: [message],
})

/** Adds stand-ins to a Docusaurus module for the names that it lacks here. */
function onLoadWith({ onLoad, onResolve }: PluginBuild, file: string, names: readonly string[]): void {
  onResolve({ filter: new RegExp(`^${ABSENT}:names$`) }, () => ({ path: 'names', namespace: ABSENT }))
  onLoad({ filter: new RegExp(`^${escapeRegExp(file)}$`) }, async ({ path }) => ({
    contents: `${await readFile(path, 'utf8')}\nexport { ${names.join(', ')} } from '${ABSENT}:names'\n`,
    loader: 'tsx',
  }))
}

/** Must be registered last: replaces imports that nothing else resolves. */
function onResolveAbsent({ onResolve, resolve }: PluginBuild, places: ImportPlaces): void {
  onResolve({ filter: /.*/ }, async ({ path, pluginData, ...args }) => {
    // Only imports written in the code; other plugins handle the ones they request themselves.
    const isOwn = pluginData !== RESOLVING && args.resolveDir === dirname(args.importer)
    const isImport = FROM_CODE.has(args.kind) || args.kind === 'import-rule'
    if (!isOwn || !isImport || !isForDocusaurus(args.importer, places)) return undefined
    // A missing asset or stylesheet of the site is the author's mistake; a package may not be installed.
    if (isOtherFile(path) && !/^[@\w]/.test(path)) return undefined
    const found = await resolve(path, { ...pick(args), pluginData: RESOLVING })
    if (found.errors.length === 0) return undefined
    const message = { text: `Could not resolve "${path}"` }
    return args.kind === 'import-rule'
      ? { ...absent(path, message), namespace: ABSENT_STYLE }
      : absent(path, message)
  })
}

function onResolveFiles({ onResolve, resolve }: PluginBuild, { siteDir, ...places }: ImportPlaces): void {
  // An absolute path is the URL of a static file, as in pages, or a path below the site folder.
  onResolve({ filter: /^\// }, async ({ path, pluginData, ...args }) => {
    if (pluginData === RESOLVING || !FROM_CODE.has(args.kind) || existsSync(path)) return undefined
    for (const dir of [...places.staticDirectories, '.']) {
      const found = await resolve(`.${path}`, { ...pick(args), resolveDir: join(siteDir, dir) })
      if (found.errors.length === 0) return found
    }
    return undefined
  })
  // The same in stylesheets, where the URL may have a query. A URL without a file is kept as it is.
  onResolve({ filter: /^\/[^/]/ }, ({ path, kind }) => {
    if (kind !== 'url-token') return undefined
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    const name = decodePath(address) ?? address
    const file = places.staticDirectories
      .map((folder) => join(siteDir, folder, name))
      .find((each) => existsSync(each))
    if (file !== undefined) return { path: file, suffix }
    const hint = 'Add the file, or correct the URL: it is relative to the static folder.'
    const text = `There is no static file "${address}"`
    return { path, external: true, warnings: [{ text, notes: [{ text: hint }] }] }
  })
  onResolve({ filter: FILES }, async ({ path, pluginData, ...args }) => {
    if (pluginData === RESOLVING || !FROM_CODE.has(args.kind)) return undefined
    const found = await resolve(path, { ...pick(args), pluginData: RESOLVING })
    if (found.errors.length > 0 || found.external) return found
    return { path: found.path, namespace: /\.svg$/i.test(found.path) ? DRAWING : ADDRESS }
  })
  onResolve({ filter: /raw-loader|\?raw$/ }, async ({ path, ...args }) => {
    const file = rawPath(path)
    if (file === null) return undefined
    const found = await resolve(file, pick(args))
    return found.errors.length > 0 ? found : { path: found.path, namespace: RAW }
  })
}

const pick = ({ kind, importer, resolveDir }: Omit<OnResolveArgs, 'path' | 'pluginData'>) => ({
  kind,
  importer,
  resolveDir,
})
