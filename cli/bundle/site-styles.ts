// Stylesheets that a site's code imports. The code gets the class names (`*.module.css`) or nothing; the styles go into
// the site's stylesheet. Class names are derived from the file's name and path, so that every bundle produces the same
// ones.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve as resolvePath } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Metafile, OnLoadResult, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import { hashText } from '../text/fingerprint.ts'
import { type ClassNames, missingClasses } from './missing-classes.ts'
import { FROM_CODE, RESOLVING } from './resolving.ts'

/** The part of the package `sass` that is used. */
interface Sass {
  compileAsync(
    path: string,
    options: { readonly loadPaths: readonly string[] },
  ): Promise<{ readonly css: string; readonly loadedUrls: readonly URL[] }>
}

/** The part of the package `less` that is used. */
interface Less {
  render(
    text: string,
    options: { readonly filename: string; readonly paths: readonly string[] },
  ): Promise<{ readonly css: string; readonly imports: readonly string[] }>
}

/** A stylesheet as CSS, with the files it was made from. */
interface Sheet {
  readonly css: string
  readonly files: readonly string[]
}

/** Stylesheets of one bundle. */
export interface SiteStyles {
  readonly plugin: Plugin
  /** Files that the code depends on because they determine the class names. */
  readonly codeFiles: Set<string>
  /** Files that the styles are made from. */
  readonly styleFiles: Set<string>
}

/** Name of the plugin; its warnings are about classes that stylesheets lack. */
export const SITE_STYLES = 'site-styles'
const SASS = /\.(?:scss|sass)$/
/** Preprocessors: file extension, name of the language, npm package. */
const COMPILED = [
  { ending: SASS, language: 'Sass', compiler: 'sass' },
  { ending: /\.less$/, language: 'Less', compiler: 'less' },
] as const
/** All stylesheets. */
export const SHEET = /\.(?:css|scss|sass|less)$/
const MODULE = /\.module\.[a-z]+$/
/** Namespace of a CSS module's class names, as code. */
const NAMES = 'style-names'
/** Namespace of a stylesheet that code imports for its effect. */
const EFFECT = 'style-effect'
/** Namespace of a CSS module's styles. */
const LOCAL = 'style-local'
/** Namespace of a stylesheet that cannot be read. */
const SKIPPED_STYLE = 'style-left-out'

/** Creates the plugin that bundles the stylesheets of a site. */
export function siteStyles(siteDir: string): SiteStyles {
  const codeFiles = new Set<string>()
  const styleFiles = new Set<string>()
  const sheets = new Map<string, Promise<Sheet>>()
  const sheetOf = (file: string): Promise<Sheet> => {
    const made = sheets.get(file) ?? readSheet(file, siteDir)
    sheets.set(file, made)
    return made
  }

  function setup(build: PluginBuild): void {
    const { esbuild, onLoad } = build
    onResolveStyle(build, siteDir, NAMES, async (file, importer) =>
      missingClasses(await namesOf(file, esbuild), file, importer),
    )
    onLoad({ filter: /.*/, namespace: EFFECT }, () => ({ contents: '', loader: 'js' }))
    onLoad({ filter: /.*/, namespace: NAMES }, async ({ path }) => {
      const names = await namesOf(path, esbuild)
      for (const file of (await sheetOf(path)).files) codeFiles.add(file)
      return { contents: `module.exports = ${JSON.stringify(names)}`, loader: 'js' }
    })
    onLoadSheets(build)
  }

  /** Class names of a stylesheet: as written -> as published. */
  async function namesOf(path: string, esbuild: PluginBuild['esbuild']): Promise<ClassNames> {
    const made = await esbuild.build({
      stdin: {
        contents: `import names from ${JSON.stringify(path)}\nexport default names`,
        resolveDir: dirname(path),
      },
      bundle: true,
      write: false,
      outdir: '/',
      format: 'esm',
      logLevel: 'silent',
      charset: 'utf8',
      plugins: [namesPlugin],
    })
    const code = made.outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? ''
    const module = await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`)
    return module.default as ClassNames
  }

  function onLoadSheets({ onLoad }: PluginBuild): void {
    onLoad({ filter: /.*/, namespace: SKIPPED_STYLE }, () => ({ contents: '', loader: 'css' }))
    onLoad({ filter: /.*/, namespace: LOCAL }, ({ path }) => loaded(authorPath(path), 'local-css'))
    for (const { ending } of COMPILED) onLoad({ filter: ending }, ({ path }) => loaded(path, 'css'))
  }

  async function loaded(file: string, loader: 'css' | 'local-css'): Promise<OnLoadResult> {
    const { css, files } = await sheetOf(file)
    for (const each of files) styleFiles.add(each)
    return { contents: css, loader, resolveDir: dirname(file) }
  }

  /** Variant for the bundle that only collects class names and ignores the resources of styles. */
  const namesPlugin: Plugin = {
    name: 'style-names',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      )
      onResolveStyle(build, siteDir, LOCAL)
      onLoadSheets(build)
    },
  }
  return { plugin: { name: SITE_STYLES, setup }, codeFiles, styleFiles }
}

/** `module`: namespace that code gets for a CSS module; `doubts` returns warnings about its use in a file. */
function onResolveStyle(
  { onResolve, resolve }: PluginBuild,
  siteDir: string,
  module: string,
  doubts?: (file: string, importer: string) => Promise<readonly PartialMessage[]>,
): void {
  onResolve({ filter: SHEET }, async ({ path, kind, importer, resolveDir, pluginData }) => {
    if (pluginData === RESOLVING || kind === 'entry-point') return undefined
    const isModule = MODULE.test(path)
    const isFromCode = FROM_CODE.has(kind)
    const found = await resolve(path, { kind, importer, resolveDir, pluginData: RESOLVING })
    if (found.errors.length > 0 || found.external) return found
    const needed = COMPILED.find(({ ending }) => ending.test(found.path))
    if (needed && packageOf(needed.compiler, siteDir) === null) {
      const lacking = lackingCompiler(found.path, needed)
      // A stylesheet can do without a stylesheet it imports. For code this is an error: it may need the class names.
      return isFromCode || isModule
        ? { errors: [lacking] }
        : { path: found.path, namespace: SKIPPED_STYLE, warnings: [lacking] }
    }
    if (!(isFromCode || isModule)) return found
    const namespace = !isFromCode ? LOCAL : isModule ? module : EFFECT
    const warnings = namespace === NAMES && doubts ? await doubts(found.path, importer) : []
    const own = namespace === LOCAL ? namedPath(found.path, siteDir) : found.path
    return { path: own, namespace, warnings: [...warnings] }
  })
}

const lackingCompiler = (file: string, { language, compiler }: (typeof COMPILED)[number]) => ({
  text: `${basename(file)} is written in ${language}, but the site does not have its compiler`,
  notes: [{ text: `Install the package "${compiler}" in the site: npm install --save-dev ${compiler}` }],
})

/** Adds a hash to the file name, which class names are made from, so that it is unique. */
function namedPath(file: string, siteDir: string): string {
  const own = hashText(pathBelow(siteDir, file)).slice(0, 6)
  const ending = /\.module\.[a-z]+$/.exec(file)?.[0] ?? ''
  return `${file.slice(0, -ending.length)}-${own}${ending}`
}

/** Reverses `namedPath`. */
export function authorPath(path: string): string {
  return path.replace(/-[\da-f]{6}(\.module\.[a-z]+)$/, '$1')
}

async function readSheet(file: string, siteDir: string): Promise<Sheet> {
  const needed = COMPILED.find(({ ending }) => ending.test(file))?.compiler
  const address = needed === undefined ? null : packageOf(needed, siteDir)
  if (address === null) return { css: await readFile(file, 'utf8'), files: [file] }
  const paths = [siteDir, join(siteDir, 'node_modules')]
  // A CommonJS module is the default export as a whole; its named exports vary by version.
  const module = (await import(address)) as { readonly default?: unknown }
  const compiler = module.default ?? module
  if (needed === 'less') {
    const less = compiler as Less
    const { css, imports } = await less.render(await readFile(file, 'utf8'), { filename: file, paths })
    return { css, files: [...new Set([file, ...imports.map((path) => resolvePath(siteDir, path))])] }
  }
  const sass = compiler as Sass
  const { css, loadedUrls } = await sass.compileAsync(file, { loadPaths: paths })
  const files = loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url))
  return { css, files: [...new Set([file, ...files])] }
}

/** File URL of a package of the site; null if it is not installed. */
function packageOf(name: string, siteDir: string): string | null {
  try {
    return pathToFileURL(createRequire(join(siteDir, 'package.json')).resolve(name)).href
  } catch {
    return null
  }
}

/** Stylesheets that the code of a bundle imports, as absolute paths in import order. */
export function importedStyles({ inputs }: Metafile, entry: string): readonly string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const files = new Map(Object.entries(inputs))
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path } of files.get(name)?.imports ?? []) visit(path)
    const [, file] = /^(?:style-names|style-effect):(.*)$/.exec(name) ?? []
    if (file !== undefined) found.push(file)
  }
  visit(entry)
  return found
}
