// esbuild makes both halves of the reader's side from the same sources: hashed files for the browser and the renderer for
// this process. The setting `engine` picks what stands behind `react` in both; the result is kept by content.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions, Metafile } from 'esbuild'
import type { OutputFile } from '../model/output.ts'
import type { RuntimeBundle, ServerHalf } from '../model/ports.ts'
import { oneCore } from './one-core.ts'
import { aliases, hasThemeCode, STYLE_ENTRY, type ThemePlaces, themeFiles, themePlugin } from './theme.ts'

/** Where things are: the tool's own folder (with `runtime/`), and where results may be kept. */
export interface BundlePlaces extends ThemePlaces {
  readonly toolVersion: string
  readonly cacheDir: string
}

/** Everything below this folder of the output has its content's hash in its name. */
export const ASSETS = 'assets'

interface Built {
  /** How it was bundled: another version of the tool bundles anew. */
  readonly recipe: string
  /** Source files that went in, relative to the tool's folder, with their hashes. */
  readonly inputs: Readonly<Record<string, string>>
  readonly files: readonly { readonly path: string; readonly base64: string }[]
  readonly script: string
  readonly boot: string
  readonly style: string
  readonly server: string
  readonly searchWorker: string
  /** The diagram library lies ready beside the program; it is read when the bundle is loaded. */
  readonly mermaid?: { readonly path: string; readonly file: string }
}

/** Files that style sheets name. */
const LOADERS = {
  '.svg': 'file',
  '.png': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.woff2': 'file',
} as const

/** Raised whenever the options below change. */
const RECIPE = 4

const recipe = (places: BundlePlaces) => JSON.stringify([places.toolVersion, RECIPE, themeFiles(places)])

/** Bundles the runtime for one engine, or takes the kept result when no source has changed. */
export async function bundleRuntime(
  engine: 'preact' | 'react',
  places: BundlePlaces,
): Promise<RuntimeBundle> {
  const kept = keptFile(engine, places)
  const built = (await readKept(kept, places)) ?? (await buildAndKeep(kept, engine, places))
  const files: OutputFile[] = built.files.map(({ path, base64 }) => ({
    path,
    body: Buffer.from(base64, 'base64'),
  }))
  const integrity = Object.fromEntries(
    files
      .filter(({ path }) => path === built.script || path === built.boot || path === built.style)
      .map(({ path, body }) => [path, `sha384-${createHash('sha384').update(body).digest('base64')}`]),
  )
  const icon = defaultIcon()
  files.push(icon)
  const { mermaid } = built
  if (mermaid) files.push({ path: mermaid.path, body: await readFile(mermaid.file) })
  return {
    hash: hashOf(built, engine),
    files,
    script: built.script,
    boot: built.boot,
    style: built.style,
    icon: icon.path,
    searchWorker: built.searchWorker,
    ...(mermaid ? { mermaid: mermaid.path } : {}),
    integrity,
    hasTheme: hasThemeCode(places),
    ...(await loadServer(built.server, places)),
  }
}

/** The hash of the bundle that is kept, without loading it; null when there is none, or something of it has changed. */
export async function keptRuntimeHash(
  engine: 'preact' | 'react',
  places: BundlePlaces,
): Promise<string | null> {
  const built = await readKept(keptFile(engine, places), places)
  return built && hashOf(built, engine)
}

const keptFile = (engine: 'preact' | 'react', places: BundlePlaces) =>
  join(places.cacheDir, `runtime-${engine}${hasThemeCode(places) ? '-theme' : ''}.json`)

const hashOf = ({ inputs }: Built, engine: 'preact' | 'react') => sha(JSON.stringify([inputs, engine]))

const sha = (data: string | Uint8Array) => createHash('sha1').update(data).digest('hex')

async function readKept(file: string, places: BundlePlaces): Promise<Built | null> {
  try {
    const built = JSON.parse(await readFile(file, 'utf8')) as Built
    if (built.recipe !== recipe(places)) return null
    for (const [path, hash] of Object.entries(built.inputs)) {
      if (sha(await readFile(join(places.toolDir, path))) !== hash) return null
    }
    return built
  } catch {
    return null
  }
}

async function buildAndKeep(file: string, engine: 'preact' | 'react', places: BundlePlaces): Promise<Built> {
  const built = await build(engine, places)
  // A cache that cannot be written is no reason to fail.
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, JSON.stringify(built)))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined)
  return built
}

async function build(engine: 'preact' | 'react', places: BundlePlaces): Promise<Built> {
  const esbuild = await import('esbuild')
  const runtime = join(places.toolDir, 'runtime')
  const common: BuildOptions = {
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
    alias: aliases(engine, places),
    loader: LOADERS,
    plugins: [themePlugin(places)],
  }
  const browser: BuildOptions = {
    ...common,
    platform: 'browser',
    outdir: join(places.toolDir, ASSETS),
    publicPath: '',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  }
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
    DOCSITE_MERMAID: JSON.stringify(basename(mermaid?.path ?? '')),
  }
  const [client, boot, style, server] = await Promise.all([
    esbuild.build({
      ...browser,
      define,
      entryPoints: { client: join(runtime, 'client.tsx') },
      splitting: true,
      plugins: [...(common.plugins ?? []), oneCore(join(runtime, 'client.tsx'))],
    }),
    esbuild.build({ ...browser, entryPoints: { boot: join(runtime, 'boot.ts') }, format: 'iife' }),
    esbuild.build({ ...browser, entryPoints: { style: STYLE_ENTRY } }),
    esbuild.build({
      ...common,
      platform: 'node',
      outdir: join(places.toolDir, ASSETS),
      entryPoints: { server: join(runtime, 'server.tsx') },
      banner: { js: requireBanner },
    }),
  ])
  const files = [client, boot, style, search].flatMap((result) =>
    (result.outputFiles ?? []).map((output) => ({
      path: `${ASSETS}/${relative(join(places.toolDir, ASSETS), output.path).replaceAll('\\', '/')}`,
      base64: Buffer.from(output.contents).toString('base64'),
    })),
  )
  return {
    recipe: recipe(places),
    inputs: await inputHashes([client, boot, style, server, search], places.toolDir),
    files,
    ...(mermaid ? { mermaid } : {}),
    searchWorker: `${ASSETS}/${workerFile}`,
    script: coreOf(entry(client, 'client.tsx'), client.metafile),
    boot: entry(boot, 'boot.ts'),
    style: entry(style, STYLE_ENTRY),
    server: server.outputFiles?.[0]?.text ?? '',
  }
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
  const imported = metafile?.outputs[entry]?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  const [core, ...more] = imported
  const isEmpty = Object.values(metafile?.outputs[entry]?.inputs ?? {}).every(
    ({ bytesInOutput }) => bytesInOutput === 0,
  )
  return core && isEmpty && more.length === 0 ? core.path : entry
}

/** A sheet of paper with lines, for sites without an icon of their own. */
function defaultIcon(): OutputFile {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c6572" d="M7 2h13l7 7v19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/><path stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M10.5 15h11M10.5 20h11M10.5 25h7"/></svg>'
  return { path: `${ASSETS}/icon-${sha(body).slice(0, 8)}.svg`, body }
}

/** The prebundled diagram library under its published name. */
async function mermaidFile(toolDir: string): Promise<{ path: string; file: string } | null> {
  const file = join(toolDir, 'dist/mermaid.js')
  const body = await readFile(file).catch(() => null)
  return body ? { path: `${ASSETS}/mermaid-${sha(body).slice(0, 8)}.js`, file } : null
}

/** react-dom/server for Node asks for built-in modules with `require`, which needs the path of any file, on data: too. */
const requireBanner = `import { createRequire as __cr } from 'node:module'; const require = __cr(process.execPath);`

async function inputHashes(
  results: readonly { metafile?: Metafile | undefined }[],
  toolDir: string,
): Promise<Record<string, string>> {
  const paths = new Set(results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})))
  const real = [...paths].filter((path) => !path.includes(':') && !path.startsWith('<')).sort()
  const hashes = await Promise.all(
    real.map(async (path) => [path, sha(await readFile(join(toolDir, path)))] as const),
  )
  return Object.fromEntries(hashes)
}

/** The renderer is a module of its own; it is imported from a file so that stack traces name it. */
async function loadServer(
  code: string,
  places: BundlePlaces,
): Promise<Pick<RuntimeBundle, 'server' | 'serverModule'>> {
  const file = join(places.cacheDir, `server-${sha(code).slice(0, 16)}.mjs`)
  const isThere = (await readFile(file, 'utf8').catch(() => '')) === code
  const address = await mkdir(places.cacheDir, { recursive: true })
    .then(() => (isThere ? undefined : writeFile(file, code)))
    .then(() => pathToFileURL(file).href)
    .catch(() => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  return { server: (await import(address)) as ServerHalf, serverModule: address }
}
