// The reader's side as a site uses it: the files for the browser and the renderer, ready to run. Without code or styles of the
// site's own it is the one that lies ready beside the program; else it is bundled, and the result kept by content.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importModule } from '../io/import-module.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { RuntimeBundle, ServerHalf } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import {
  ASSETS,
  areUnchanged,
  type BuiltRuntime,
  buildRuntime,
  buildStyle,
  MERMAID,
  RECIPE,
} from './build-runtime.ts'
import { readyFolder, readyRuntime, serverFileName } from './ready.ts'
import { hasThemeCode, hasThemeFiles, type ThemePlaces, themeFiles } from './theme.ts'

/** Where things are: the tool's own folder (with `runtime/`), and where results may be kept. */
export interface BundlePlaces extends ThemePlaces {
  readonly toolVersion: string
  readonly cacheDir: string
}

type Engine = SiteConfig['engine']

/** What an earlier run bundled. */
interface Kept {
  /** How it was bundled: another version of the tool bundles anew. */
  readonly recipe: string
  readonly built: BuiltRuntime
}

/** A bundle that is there, with the folder that its renderer is imported from. */
export interface FoundRuntime {
  readonly hash: string
  readonly built: BuiltRuntime
  readonly serverDir: string
}

/** The runtime for one engine; bundled only when there is none of these sources. */
export async function bundleRuntime(
  engine: Engine,
  places: BundlePlaces,
  known: FoundRuntime | null = findRuntime(engine, places),
): Promise<RuntimeBundle> {
  const { hash, built, serverDir } =
    known ?? found(engine, await buildAndKeep(engine, places), places.cacheDir)
  const files: OutputFile[] = [...built.files, ...built.styleFiles].map(({ path, base64 }) => ({
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
  if (mermaid) files.push({ path: mermaid, body: await readFile(join(places.toolDir, MERMAID)) })
  return {
    hash,
    files,
    script: built.script,
    boot: built.boot,
    style: built.style,
    icon: icon.path,
    searchWorker: built.searchWorker,
    ...(mermaid ? { mermaid } : {}),
    integrity,
    hasTheme: hasThemeCode(places),
    ...(await loadServer(built.server, serverDir)),
  }
}

/** The bundle that is there, not yet loaded; null when there is none, or something of it has changed. */
export function findRuntime(engine: Engine, places: BundlePlaces): FoundRuntime | null {
  const ready = hasThemeFiles(places) ? null : readyRuntime(engine, places.toolDir)
  if (ready) return found(engine, ready, readyFolder(places.toolDir))
  const built = readKept(engine, places)
  const isSame =
    built && areUnchanged(built.inputs, places.toolDir) && areUnchanged(built.styleInputs, places.toolDir)
  return isSame ? found(engine, built, places.cacheDir) : null
}

/** A bundle of which everything but the style sheet is as it has to be; null when there is none. */
function findProgram(engine: Engine, places: BundlePlaces): BuiltRuntime | null {
  if (!hasThemeCode(places)) return readyRuntime(engine, places.toolDir)
  const built = readKept(engine, places)
  return built && areUnchanged(built.inputs, places.toolDir) ? built : null
}

const recipe = (places: BundlePlaces) => JSON.stringify([places.toolVersion, RECIPE, themeFiles(places)])

const keptFile = (engine: Engine, places: BundlePlaces) =>
  join(places.cacheDir, `runtime-${engine}${hasThemeCode(places) ? '-theme' : ''}.json`)

function found(engine: Engine, built: BuiltRuntime, serverDir: string): FoundRuntime {
  return { hash: hashText(JSON.stringify([built.inputs, built.styleInputs, engine])), built, serverDir }
}

/** What an earlier run left, whatever has changed since. */
function readKept(engine: Engine, places: BundlePlaces): BuiltRuntime | null {
  try {
    const kept = JSON.parse(readFileSync(keptFile(engine, places), 'utf8')) as Kept
    return kept.recipe === recipe(places) ? kept.built : null
  } catch {
    return null
  }
}

async function buildAndKeep(engine: Engine, places: BundlePlaces): Promise<BuiltRuntime> {
  const program = findProgram(engine, places)
  const built = program ? { ...program, ...(await buildStyle(places)) } : await buildRuntime(engine, places)
  const kept: Kept = { recipe: recipe(places), built }
  const file = keptFile(engine, places)
  // A cache that cannot be written is no reason to fail.
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, JSON.stringify(kept)))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined)
  return built
}

/** A sheet of paper with lines, for sites without an icon of their own. */
function defaultIcon(): OutputFile {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c6572" d="M7 2h13l7 7v19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/><path stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M10.5 15h11M10.5 20h11M10.5 25h7"/></svg>'
  return { path: `${ASSETS}/icon-${hashText(body).slice(0, 8)}.svg`, body }
}

/** The renderer is a module of its own; it is imported from a file so that stack traces name it. */
async function loadServer(
  code: string,
  folder: string,
): Promise<Pick<RuntimeBundle, 'server' | 'serverModule'>> {
  const file = join(folder, serverFileName(code))
  const isThere = (await readFile(file, 'utf8').catch(() => '')) === code
  const written = isThere ? undefined : mkdir(folder, { recursive: true }).then(() => writeFile(file, code))
  const address = await Promise.resolve(written)
    .then(() => pathToFileURL(file).href)
    .catch(() => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  return { server: await importModule<ServerHalf>(address), serverModule: address }
}
