// esbuild makes both halves of the reader's side from the same sources: hashed files for the browser and the renderer for
// this process. The setting `engine` picks what stands behind `react` in both.

import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { BuildOptions, BuildResult, Metafile } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import { runBundler } from '../io/bundler.ts'
import type { SiteConfig } from '../model/config.ts'
import type { FontProblem, PublishedFont } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { groupBy } from '../text/group-by.ts'
import type { AbsentImport, StyleWarning } from './bundler-doubts.ts'
import { type Gaps, withGaps } from './gaps.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import { loadedTogether } from './loaded-together.ts'
import { type ModuleTexts, moduleTexts } from './module-texts.ts'
import { oneCore } from './one-core.ts'
import { hasOwnFiles, hasSiteCode, type ThemePlaces } from './site-code.ts'
import { type SiteFonts, siteFonts } from './site-fonts.ts'
import { type NamedFile, SITE_IMPORTS, siteImports } from './site-imports.ts'
import { importedStyles, SITE_STYLES, siteStyles } from './site-styles.ts'
import { aliases, STYLE_ENTRY, themePlugin } from './theme.ts'

/** Everything below this folder of the output has its content's hash in its name. */
export const ASSETS = 'assets'

/** Files with their bytes in base64. */
export type Files = readonly { readonly path: string; readonly base64: string }[]

/** The style sheet with what it names: a theme of styles alone replaces nothing else. */
export interface BuiltStyle {
  readonly style: string
  readonly styleInputs: Inputs
  readonly styleFiles: Files
  /** What the bundler doubts in the styles; file names are relative to the tool's folder. */
  readonly styleWarnings: readonly StyleWarning[]
  /** Fonts that pages ask for before they have their styles. */
  readonly fonts?: readonly PublishedFont[]
  /** What is wrong with the faces of the site. */
  readonly fontProblems?: readonly FontProblem[]
  /** Imports of style sheets that nothing is behind. */
  readonly absentStyles?: readonly AbsentImport[]
}

/** Both halves as they are kept: plain JSON. */
export interface BuiltRuntime extends BuiltStyle {
  readonly inputs: Inputs
  readonly files: Files
  readonly script: string
  readonly boot: string
  /** Code of the renderer. */
  readonly server: string
  /** Where the code of the renderer comes from, as a source map; only with code of the site. */
  readonly serverMap?: string
  /** Classes that code names and its style sheets lack. */
  readonly codeWarnings?: readonly StyleWarning[]
  /** What pages keep of modules that cannot be rendered. */
  readonly texts?: ModuleTexts
  /** Style sheets that components import, relative to the tool's folder, in their order. */
  readonly sheets: readonly string[]
  /** Imports that nothing is behind; a bundle with such is not cached, for they may be there the next time. */
  readonly absent?: readonly AbsentImport[]
  /** The diagram library lies ready beside the program; this is its name in the output. */
  readonly mermaid?: string
}

/** The diagram library, relative to the tool's folder. */
export const MERMAID = 'dist/mermaid.js'

/** Search engines, each a folder of `runtime/search`. */
const SEARCH_ENGINES = ['sharded', 'lunr'] as const

/** Files that style sheets name. Components of many sites stand in `.js`. */
const LOADERS = {
  '.js': 'jsx',
  '.svg': 'file',
  '.png': 'file',
  '.jpg': 'file',
  '.jpeg': 'file',
  '.gif': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.ico': 'file',
  '.cur': 'file',
  '.woff': 'file',
  '.woff2': 'file',
  '.ttf': 'file',
  '.otf': 'file',
  '.eot': 'file',
} as const

/** Raised whenever the options below change. */
export const RECIPE = 17

/** How the code of a site is bundled, and with which of its files. */
export function siteParts({ toolDir, site }: ThemePlaces, gaps: Gaps = []) {
  if (!site) return { plugins: [], codeFiles: () => [], styleFiles: () => [], named: () => [] }
  const styles = siteStyles(site.dir)
  const named = gaps.filter(({ name }) => name !== null)
  const absentNames = new Map(
    [...groupBy(named, ({ module }) => module)].map(([module, of]) => [
      module,
      [...new Set(of.flatMap(({ name }) => name ?? []))],
    ]),
  )
  const broken = new Set(gaps.filter(({ name }) => name === null).map(({ module }) => module))
  const imports = siteImports({ ...site, toolDir, siteDir: site.dir, assets: ASSETS, absentNames, broken })
  return {
    plugins: [imports.plugin, styles.plugin],
    codeFiles: () => [...styles.codeFiles, ...imports.codeFiles],
    styleFiles: () => [...styles.styleFiles],
    named: (): readonly NamedFile[] => [...imports.named.values()],
  }
}

/** Options of all bundles. */
export const commonOptions = (places: ThemePlaces) =>
  ({
    absWorkingDir: places.toolDir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: LOADERS,
  }) satisfies BuildOptions

/** What is particular to files for the browser. */
export const browserOptions = ({ toolDir }: ThemePlaces) =>
  ({
    platform: 'browser',
    outdir: join(toolDir, ASSETS),
    publicPath: '',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  }) satisfies BuildOptions

/** Runs the bundler for a part of the runtime. */
export function bundle<const Options extends BuildOptions>(
  places: ThemePlaces,
  options: Options,
): Promise<BuildResult<Options>> {
  const parts = Object.keys(options.entryPoints ?? {}).join(', ')
  const site = places.site && hasOwnFiles(places) ? ` with the code of ${places.site.dir}` : ''
  const what = `the runtime (${parts})${site}`
  return runBundler(options, { what, limitMs: places.limitMs })
}

/** Bundles the style sheet, the same for both engines. `sheets`: those that components import, relative to the tool's folder. */
export async function buildStyle(
  places: ThemePlaces,
  sheets: readonly string[],
  gaps: Gaps = [],
): Promise<BuiltStyle> {
  const own = siteParts(places, gaps)
  const absolute = sheets.map((path) => join(places.toolDir, path))
  const { toolDir, site } = places
  const fonts = await siteFonts(site?.fonts, { siteDir: site?.dir ?? toolDir, toolDir })
  const made = await bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { style: STYLE_ENTRY },
    plugins: [themePlugin(places, absolute, fonts.sheets), ...own.plugins],
    // Names of classes are the same as in the code, which is another bundle.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  })
  const absentStyles = absentImports(made)
  return {
    style: entry(made, STYLE_ENTRY),
    ...(absentStyles.length > 0 ? { absentStyles } : {}),
    ...(fonts.early.length > 0 ? { fonts: publishedFonts(fonts.early, made.metafile, toolDir) } : {}),
    ...(fonts.problems.length > 0 ? { fontProblems: fonts.problems } : {}),
    styleInputs: await inputHashes([made], [...own.styleFiles(), ...fonts.sources], toolDir),
    styleFiles: filesOf([made], places),
    styleWarnings: made.warnings.flatMap(({ pluginName, text, location, notes }) => {
      if (pluginName === SITE_IMPORTS) return []
      const note = notes[0]?.text
      // What is never closed is found at the end of the file, and said where it begins.
      const { file, line, column } = (/^Expected "[)\]}]"/.test(text) && notes[0]?.location) || location || {}
      if (file === undefined || line === undefined || column === undefined) return []
      const at = { location: { file, line, column } }
      if (pluginName === SITE_STYLES && note !== undefined) return [{ text, ...at, hint: note }]
      return [{ text: note === undefined ? text : `${text}. ${note}`, ...at }]
    }),
  }
}

/** Where the bundler has put fonts. */
function publishedFonts(
  fonts: SiteFonts['early'],
  { outputs }: Metafile,
  toolDir: string,
): readonly PublishedFont[] {
  return fonts.flatMap(({ file, ...font }) => {
    const input = relative(toolDir, realpathSync(file)).replaceAll('\\', '/')
    const found = Object.entries(outputs).find(([, { inputs }]) => Object.keys(inputs).join() === input)
    return found ? [{ ...font, path: found[0] }] : []
  })
}

/** Bundles the reader's side for an engine. */
export const buildRuntime = (engine: SiteConfig['engine'], places: ThemePlaces): Promise<BuiltRuntime> =>
  withGaps(places, (gaps) => buildParts(engine, places, gaps))

async function buildParts(
  engine: SiteConfig['engine'],
  places: ThemePlaces,
  gaps: Gaps,
): Promise<BuiltRuntime> {
  const { toolDir } = places
  const own = siteParts(places, gaps)
  const options: BuildOptions = {
    ...commonOptions(places),
    alias: aliases(engine, places),
    plugins: [themePlugin(places), ...own.plugins],
  }
  const { server, sheets } = await buildServer(options, places)
  const absent = [...absentImports(server), ...gaps.map(({ said }) => said)]
  const [browser, style] = await Promise.all([
    buildBrowser(options, places),
    buildStyle(places, sheets, gaps),
  ])
  const { client, boot, search, late, mermaid } = browser
  const code = server.outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const map = server.outputFiles?.find(({ path }) => path.endsWith('.map'))?.text
  const classes = missingClassesIn(server)
  const texts = server.metafile ? await moduleTexts(server.metafile, places) : {}
  return {
    ...style,
    ...(classes.length > 0 ? { codeWarnings: classes } : {}),
    inputs: await inputHashes([client, boot, server, search, late], own.codeFiles(), toolDir),
    files: [...filesOf([client, boot, search, late], places), ...own.named().map(asFile)],
    ...(mermaid ? { mermaid } : {}),
    ...(absent.length > 0 ? { absent } : {}),
    script: coreOf(entry(client, 'client.tsx'), client.metafile),
    boot: entry(boot, 'boot.ts'),
    server: code,
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(map === undefined ? {} : { serverMap: map }),
    sheets,
  }
}

/** The renderer, and the style sheets that components import. */
async function buildServer(options: BuildOptions, places: ThemePlaces) {
  const server = await bundle(places, {
    ...options,
    platform: 'node',
    outdir: join(places.toolDir, ASSETS),
    entryPoints: { server: join(places.toolDir, 'runtime/server.tsx') },
    banner: { js: requireBanner },
    // Mistakes of the site's code are named where its author made them.
    ...(hasSiteCode(places) ? { sourcemap: 'external', sourcesContent: false } : {}),
  })
  const sheets = server.metafile ? importedStyles(server.metafile, 'runtime/server.tsx') : []
  return { server, sheets: sheets.map((file) => relative(places.toolDir, file).replaceAll('\\', '/')) }
}

/** Classes that code asks style sheets for which do not have them. */
const missingClassesIn = ({ warnings }: BuildResult): readonly StyleWarning[] =>
  warnings.flatMap(({ pluginName, text, location, notes }) => {
    if (pluginName !== SITE_STYLES || !location) return []
    const { file, line, column } = location
    const [note] = notes
    return [{ text, location: { file, line, column }, ...(note ? { hint: note.text } : {}) }]
  })

/** What plugins put something in the place of; the renderer holds all code of the site. */
const absentImports = ({ warnings }: BuildResult): readonly AbsentImport[] =>
  warnings.flatMap(({ pluginName, text, location, notes }) => {
    if (pluginName !== SITE_IMPORTS || !location) return []
    const { file, line, column } = location
    return [
      { text, location: { file, line, column }, notes: notes.map(({ text }) => ({ text, location: null })) },
    ]
  })

/** Everything for the browser but the style sheet. */
async function buildBrowser(options: BuildOptions, places: ThemePlaces) {
  const runtime = join(places.toolDir, 'runtime')
  const browser = { ...options, ...browserOptions(places) }
  // The client names these by constants, so they are made first.
  const search = await bundle(places, {
    ...browser,
    entryPoints: Object.fromEntries(
      SEARCH_ENGINES.flatMap((engine) => [
        [`search-worker-${engine}`, join(runtime, `search/${engine}/worker.ts`)],
        [`search-${engine}`, join(runtime, `search/${engine}/engine.ts`)],
      ]),
    ),
  })
  const [mermaid, late] = await Promise.all([mermaidFile(places.toolDir), buildLateStyle(places)])
  const define = {
    ...options.define,
    // As text: the bundler would put an object into the code that every page loads.
    DOCSITE_SEARCH: JSON.stringify(
      JSON.stringify(
        Object.fromEntries(SEARCH_ENGINES.map((engine) => [engine, searchFiles(search, engine)])),
      ),
    ),
    DOCSITE_SEARCH_AHEAD: JSON.stringify([searchFiles(search, 'sharded').worker, lateStyleName(late)]),
    DOCSITE_MERMAID: JSON.stringify(basename(mermaid ?? '')),
    DOCSITE_LATE_STYLE: JSON.stringify(lateStyleName(late)),
  }
  const [client, boot] = await Promise.all([
    bundle(places, {
      ...browser,
      define,
      entryPoints: { client: join(runtime, 'client.tsx') },
      splitting: true,
      plugins: [...(options.plugins ?? []), oneCore(join(runtime, 'client.tsx'), loadedTogether(runtime))],
    }),
    bundle(places, { ...browser, entryPoints: { boot: join(runtime, 'boot.ts') }, format: 'iife' }),
  ])
  return { client, boot, search, late, mermaid }
}

/** Source of the style sheet that comes with the first interaction. */
const LATE_STYLE = 'runtime/theme/late.css'

/** Bundles that style sheet, which is the same for all sites. */
export const buildLateStyle = (places: ThemePlaces) =>
  bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { late: join(places.toolDir, LATE_STYLE) },
  })

/** Its file name. */
export const lateStyleName = (late: { metafile?: Metafile | undefined }): string =>
  basename(entry(late, LATE_STYLE))

const searchFiles = (search: BuildResult, engine: string) => ({
  worker: basename(entry(search, `search/${engine}/worker.ts`)),
  module: basename(entry(search, `search/${engine}/engine.ts`)),
})

/** A file with its bytes as text. */
const asFile = ({ path, body }: NamedFile): Files[number] => ({
  path,
  base64: Buffer.from(body).toString('base64'),
})

/** Published files of bundles. */
export function filesOf(results: readonly BuildResult[], { toolDir }: ThemePlaces): Files {
  return results.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, contents }) => ({
      path: `${ASSETS}/${relative(join(toolDir, ASSETS), path).replaceAll('\\', '/')}`,
      base64: Buffer.from(contents).toString('base64'),
    })),
  )
}

/** The output made of an entry point. */
export function entry({ metafile }: { metafile?: Metafile | undefined }, source: string): string {
  const found = Object.entries(metafile?.outputs ?? {}).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(source),
  )
  if (!found) throw new Error(`no output for ${source}`)
  return found[0]
}

/** The entry only imports the file with everything in it: pages ask for that file at once. */
function coreOf(entry: string, metafile: Metafile | undefined): string {
  const output = own(metafile?.outputs ?? {}, entry)
  const imported = output?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  const [core, ...more] = imported
  const isEmpty = Object.values(output?.inputs ?? {}).every(({ bytesInOutput }) => bytesInOutput === 0)
  return core && isEmpty && more.length === 0 ? core.path : entry
}

/** The prebundled diagram library under its published name. */
async function mermaidFile(toolDir: string): Promise<string | null> {
  const body = await readFile(join(toolDir, MERMAID)).catch(() => null)
  return body && `${ASSETS}/mermaid-${hashText(body).slice(0, 8)}.js`
}

/** react-dom/server for Node asks for built-in modules with `require`, which needs the path of any file, on data: too. */
const requireBanner = `import { createRequire as __cr } from 'node:module'; const require = __cr(process.execPath);`
