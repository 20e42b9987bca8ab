// esbuild makes both halves of the reader's side from the same sources: hashed files for the browser and the renderer for
// this process. The setting `engine` picks what stands behind `react` in both.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { BuildOptions, BuildResult, Metafile } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import type { SiteConfig } from '../model/config.ts'
import { hashText } from '../text/fingerprint.ts'
import { oneCore } from './one-core.ts'
import { aliases, STYLE_ENTRY, type ThemePlaces, themePlugin } from './theme.ts'

/** Everything below this folder of the output has its content's hash in its name. */
export const ASSETS = 'assets'

/** Source files that went into something, relative to the tool's folder, with their hashes. */
type Inputs = Readonly<Record<string, string>>

type Files = readonly { readonly path: string; readonly base64: string }[]

/** The style sheet with what it names: a theme of styles alone replaces nothing else. */
export interface BuiltStyle {
  readonly style: string
  readonly styleInputs: Inputs
  readonly styleFiles: Files
}

/** Both halves as they are kept: plain JSON. */
export interface BuiltRuntime extends BuiltStyle {
  readonly inputs: Inputs
  readonly files: Files
  readonly script: string
  readonly boot: string
  /** Code of the renderer. */
  readonly server: string
  readonly searchWorker: string
  /** The diagram library lies ready beside the program; this is its name in the output. */
  readonly mermaid?: string
}

/** The diagram library, relative to the tool's folder. */
export const MERMAID = 'dist/mermaid.js'

/** Files that style sheets name. */
const LOADERS = {
  '.svg': 'file',
  '.png': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.woff2': 'file',
} as const

/** Raised whenever the options below change. */
export const RECIPE = 6

/** Options of all bundles. */
const commonOptions = (places: ThemePlaces) =>
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
    plugins: [themePlugin(places)],
  }) satisfies BuildOptions

/** What is particular to files for the browser. */
const browserOptions = ({ toolDir }: ThemePlaces) =>
  ({
    platform: 'browser',
    outdir: join(toolDir, ASSETS),
    publicPath: '',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  }) satisfies BuildOptions

/** Bundles the style sheet, the same for both engines. */
export async function buildStyle(places: ThemePlaces): Promise<BuiltStyle> {
  const esbuild = await import('esbuild')
  const made = await esbuild.build({
    ...commonOptions(places),
    ...browserOptions(places),
    entryPoints: { style: STYLE_ENTRY },
  })
  return {
    style: entry(made, STYLE_ENTRY),
    styleInputs: await inputHashes([made], places.toolDir),
    styleFiles: filesOf([made], places),
  }
}

/** Bundles the reader's side for an engine. */
export async function buildRuntime(engine: SiteConfig['engine'], places: ThemePlaces): Promise<BuiltRuntime> {
  const esbuild = await import('esbuild')
  const runtime = join(places.toolDir, 'runtime')
  const common = { ...commonOptions(places), alias: aliases(engine, places) }
  const browser = { ...common, ...browserOptions(places) }
  // The client names these by constants, so they are made first.
  const search = await esbuild.build({
    ...browser,
    entryPoints: {
      'search-worker': join(runtime, 'search/worker.ts'),
      'search-engine': join(runtime, 'search/engine.ts'),
    },
  })
  const mermaid = await mermaidFile(places.toolDir)
  const workerFile = basename(entry(search, 'search/worker.ts'))
  const define = {
    ...common.define,
    DOCSITE_SEARCH_WORKER: JSON.stringify(workerFile),
    DOCSITE_SEARCH_ENGINE: JSON.stringify(basename(entry(search, 'search/engine.ts'))),
    DOCSITE_MERMAID: JSON.stringify(basename(mermaid ?? '')),
  }
  const [client, boot, style, server] = await Promise.all([
    esbuild.build({
      ...browser,
      define,
      entryPoints: { client: join(runtime, 'client.tsx') },
      splitting: true,
      plugins: [...common.plugins, oneCore(join(runtime, 'client.tsx'))],
    }),
    esbuild.build({ ...browser, entryPoints: { boot: join(runtime, 'boot.ts') }, format: 'iife' }),
    buildStyle(places),
    esbuild.build({
      ...common,
      platform: 'node',
      outdir: join(places.toolDir, ASSETS),
      entryPoints: { server: join(runtime, 'server.tsx') },
      banner: { js: requireBanner },
    }),
  ])
  return {
    ...style,
    inputs: await inputHashes([client, boot, server, search], places.toolDir),
    files: filesOf([client, boot, search], places),
    ...(mermaid ? { mermaid } : {}),
    searchWorker: `${ASSETS}/${workerFile}`,
    script: coreOf(entry(client, 'client.tsx'), client.metafile),
    boot: entry(boot, 'boot.ts'),
    server: server.outputFiles?.[0]?.text ?? '',
  }
}

function filesOf(results: readonly BuildResult[], { toolDir }: ThemePlaces): Files {
  return results.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, contents }) => ({
      path: `${ASSETS}/${relative(join(toolDir, ASSETS), path).replaceAll('\\', '/')}`,
      base64: Buffer.from(contents).toString('base64'),
    })),
  )
}

/** The output made of an entry point. */
function entry({ metafile }: { metafile?: Metafile | undefined }, source: string): string {
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

async function inputHashes(
  results: readonly { metafile?: Metafile | undefined }[],
  toolDir: string,
): Promise<Inputs> {
  const paths = new Set(results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})))
  const real = [...paths].filter((path) => !path.includes(':') && !path.startsWith('<')).sort()
  const hashes = await Promise.all(
    real.map(async (path) => [path, hashText(await readFile(join(toolDir, path)))] as const),
  )
  return Object.fromEntries(hashes)
}

/** Whether sources are what they were. */
export function areUnchanged(inputs: Inputs, toolDir: string): boolean {
  try {
    return Object.entries(inputs).every(
      ([path, hash]) => hashText(readFileSync(join(toolDir, path))) === hash,
    )
  } catch {
    return false
  }
}
