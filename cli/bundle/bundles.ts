// Shared by all bundles of the runtime: options, plugins for the site's code, and reading of results.
import { join } from 'node:path'
import type { BuildOptions, BuildResult, Metafile } from 'esbuild'
import { runBundler } from '../io/bundler.ts'
import { pathBelow } from '../io/path-below.ts'
import { groupBy } from '../text/group-by.ts'
import type { Gaps } from './bundle-gaps.ts'
import type { AbsentImport } from './bundler-warnings.ts'
import { withContentNames } from './content-names.ts'
import { hasOwnFiles, type ThemePlaces } from './site-code.ts'
import { type NamedFile, SITE_IMPORTS, siteImports } from './site-imports.ts'
import { siteStyles } from './site-styles.ts'

/** Output folder of files with a content hash in their names. */
export const ASSETS = 'assets'

/** Files with their bytes in base64. */
export type Files = readonly { readonly path: string; readonly base64: string }[]

/** Loaders for files that stylesheets refer to, and for `.js` files, in which many sites keep JSX. */
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

/** Version of the options below; increase it when they change. */
export const OPTIONS_VERSION = 19

/** Plugins for a site's code, and the files that they collect. */
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

/** Options of browser bundles. */
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
export async function bundle<const Options extends BuildOptions>(
  places: ThemePlaces,
  options: Options,
): Promise<BuildResult<Options>> {
  const parts = Object.keys(options.entryPoints ?? {}).join(', ')
  const site = places.site && hasOwnFiles(places) ? ` with the code of ${places.site.dir}` : ''
  const what = `the runtime (${parts})${site}`
  return withContentNames(await runBundler(options, { what, limitMs: places.limitMs }))
}

/**
 * Imports that a plugin replaced because they could not be resolved. The renderer's bundle contains all code of the
 * site.
 */
export const absentImports = ({ warnings }: BuildResult): readonly AbsentImport[] =>
  warnings.flatMap(({ pluginName, text, location, notes }) => {
    if (pluginName !== SITE_IMPORTS || !location) return []
    const { file, line, column } = location
    return [
      { text, location: { file, line, column }, notes: notes.map(({ text }) => ({ text, location: null })) },
    ]
  })

/** Published files of bundles. */
export function filesOf(results: readonly BuildResult[], { toolDir }: ThemePlaces): Files {
  return results.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, contents }) => ({
      path: `${ASSETS}/${pathBelow(join(toolDir, ASSETS), path)}`,
      base64: Buffer.from(contents).toString('base64'),
    })),
  )
}

/** Output path of an entry point. */
export function entry({ metafile }: { metafile?: Metafile | undefined }, source: string): string {
  const found = Object.entries(metafile?.outputs ?? {}).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(source),
  )
  if (!found) throw new Error(`no output for ${source}`)
  return found[0]
}
