// esbuild makes both halves of the runtime from the same sources: hashed files for the browser, and the renderer for
// this process. The setting `engine` decides what `react` resolves to in both.
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuildOptions, BuildResult, Metafile } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import { pathBelow } from '../io/path-below.ts'
import type { SiteConfig } from '../model/config.ts'
import { MERMAID_COMPONENT } from '../model/docusaurus-modules.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BuiltStyle, buildStyle, isOwnStyle, styleOf } from './build-style.ts'
import { type Gaps, withGaps } from './bundle-gaps.ts'
import type { AbsentImport, StyleWarning } from './bundler-warnings.ts'
import {
  ASSETS,
  absentImports,
  browserOptions,
  bundle,
  commonOptions,
  entry,
  type Files,
  filesOf,
  siteParts,
} from './bundles.ts'
import { chunkGroups } from './chunk-groups.ts'
import { buildCommonParts, type CommonParts } from './common-parts.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import { type ModuleTexts, moduleTexts } from './module-texts.ts'
import { singleCoreChunk } from './single-core-chunk.ts'
import { hasSiteCode, type ThemePlaces } from './site-code.ts'
import type { NamedFile } from './site-imports.ts'
import { importedStyles, SITE_STYLES } from './site-styles.ts'
import { aliases, themePlugin } from './theme.ts'

/** Both halves as cached: plain JSON. */
export interface BuiltRuntime extends BuiltStyle {
  readonly inputs: Inputs
  readonly files: Files
  readonly script: string
  /** Files that are the same for all sites. */
  readonly common: CommonParts
  /** Code of the renderer. */
  readonly server: string
  /** Source map of the renderer's code; only with code of the site. */
  readonly serverMap?: string
  /** Classes that code uses and its stylesheets lack. */
  readonly codeWarnings?: readonly StyleWarning[]
  /** Texts that pages keep of modules that cannot be rendered. */
  readonly texts?: ModuleTexts
  /** Stylesheets that components import, in order, relative to the tool's folder. */
  readonly sheets: readonly string[]
  /** Imports that could not be resolved. A bundle with any is not cached, because they may exist the next time. */
  readonly absent?: readonly AbsentImport[]
  /** Output path of the prebundled diagram library, if the program was packed with it. */
  readonly mermaid?: string
  readonly drawsDiagrams?: true
}

/** Sources of everything but the stylesheet. */
export const sourcesOf = ({ inputs, common }: BuiltRuntime): Inputs => ({ ...common.inputs, ...inputs })

/** The diagram library, relative to the tool's folder. */
export const MERMAID = 'dist/mermaid.js'

/**
 * Bundles the runtime for an engine. Parts not affected by the site's code and styles are taken from `ready`, the
 * runtime of this engine for a site without either.
 */
export const buildRuntime = (
  engine: SiteConfig['engine'],
  places: ThemePlaces,
  ready: BuiltRuntime | null = null,
): Promise<BuiltRuntime> => withGaps(places, (gaps) => buildParts(engine, places, { gaps, ready }))

async function buildParts(
  engine: SiteConfig['engine'],
  places: ThemePlaces,
  { gaps, ready }: { readonly gaps: Gaps; readonly ready: BuiltRuntime | null },
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
    buildBrowser(options, places, ready),
    ready && !isOwnStyle(places, sheets) ? styleOf(ready) : buildStyle(places, sheets, gaps),
  ])
  const { client, common, mermaid } = browser
  const code = server.outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const map = server.outputFiles?.find(({ path }) => path.endsWith('.map'))?.text
  const classes = missingClassesIn(server)
  const texts = server.metafile ? await moduleTexts(server.metafile, places) : {}
  return {
    ...style,
    ...(classes.length > 0 ? { codeWarnings: classes } : {}),
    inputs: await inputHashes([client, server], own.codeFiles(), toolDir),
    files: [...filesOf([client], places), ...own.named().map(asFile)],
    ...(mermaid ? { mermaid } : {}),
    ...(isBundled(MERMAID_COMPONENT, client) ? { drawsDiagrams: true } : {}),
    ...(absent.length > 0 ? { absent } : {}),
    script: coreOf(entry(client, 'client.tsx'), client.metafile),
    common,
    server: code,
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(map === undefined ? {} : { serverMap: map }),
    sheets,
  }
}

/** The renderer, and the stylesheets that components import. */
async function buildServer(options: BuildOptions, places: ThemePlaces) {
  const server = await bundle(places, {
    ...options,
    platform: 'node',
    outdir: join(places.toolDir, ASSETS),
    entryPoints: { server: join(places.toolDir, 'runtime/server.tsx') },
    banner: { js: requireBanner },
    // Lets errors in the site's code be reported at their original positions.
    ...(hasSiteCode(places) ? { sourcemap: 'external', sourcesContent: false } : {}),
  })
  const sheets = server.metafile ? importedStyles(server.metafile, 'runtime/server.tsx') : []
  return { server, sheets: sheets.map((file) => pathBelow(places.toolDir, file)) }
}

/** Classes that code uses and its stylesheets lack. */
const missingClassesIn = ({ warnings }: BuildResult): readonly StyleWarning[] =>
  warnings.flatMap(({ pluginName, text, location, notes }) => {
    if (pluginName !== SITE_STYLES || !location) return []
    const { file, line, column } = location
    const [note] = notes
    return [{ text, location: { file, line, column }, ...(note ? { hint: note.text } : {}) }]
  })

/** All browser files but the initial stylesheet. */
async function buildBrowser(options: BuildOptions, places: ThemePlaces, ready: BuiltRuntime | null) {
  const runtime = join(places.toolDir, 'runtime')
  // The client contains their file names as constants, so they are made first.
  const [mermaid, common] = await Promise.all([
    mermaidFile(places.toolDir),
    ready?.common ?? buildCommonParts(options, places),
  ])
  const client = await bundle(places, {
    ...options,
    ...browserOptions(places),
    define: {
      ...options.define,
      // As a string: the bundler would put an object into the code that every page loads.
      DOCSITE_SEARCH: JSON.stringify(JSON.stringify(common.search)),
      DOCSITE_SEARCH_AHEAD: JSON.stringify([common.search.sharded.worker, common.lateStyle]),
      DOCSITE_MERMAID: JSON.stringify(basename(mermaid ?? '')),
      DOCSITE_LATE_STYLE: JSON.stringify(common.lateStyle),
    },
    entryPoints: { client: join(runtime, 'client.tsx') },
    splitting: true,
    plugins: [...(options.plugins ?? []), singleCoreChunk(join(runtime, 'client.tsx'), chunkGroups(runtime))],
  })
  return { client, common, mermaid }
}

/** Whether a file of `runtime/` is part of the bundle. */
const isBundled = (file: string, { metafile }: { readonly metafile?: Metafile | undefined }) =>
  Object.values(metafile?.outputs ?? {}).some(({ inputs }) => Object.hasOwn(inputs, `runtime/${file}`))

/** A file with its bytes in base64. */
const asFile = ({ path, body }: NamedFile): Files[number] => ({
  path,
  base64: Buffer.from(body).toString('base64'),
})

/**
 * Output file to load for an entry. If the entry only imports the file that contains all the code, pages request that
 * file directly.
 */
function coreOf(entry: string, metafile: Metafile | undefined): string {
  const output = own(metafile?.outputs ?? {}, entry)
  const imported = output?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  const [core, ...more] = imported
  const isEmpty = Object.values(output?.inputs ?? {}).every(({ bytesInOutput }) => bytesInOutput === 0)
  return core && isEmpty && more.length === 0 ? core.path : entry
}

/** Output path of the prebundled diagram library. */
async function mermaidFile(toolDir: string): Promise<string | null> {
  const body = await readFile(join(toolDir, MERMAID)).catch(() => null)
  return body && `${ASSETS}/mermaid-${hashText(body).slice(0, 8)}.js`
}

/**
 * react-dom/server for Node requires built-in modules. `createRequire` needs some file path, also when the code runs
 * from a data: URL.
 */
const requireBanner = `import { createRequire as __cr } from 'node:module'; const require = __cr(process.execPath);`
