// The runtime as a site uses it: browser files and the loaded renderer. Without code or styles of the site's own it is
// prebuilt in the package; otherwise it is bundled and cached by content.
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { placeOfError } from '../io/code-place.ts'
import { pathBelow } from '../io/path-below.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { PageModule } from '../model/page-module.ts'
import type { CodeOrigin, RuntimeBundle, ServerHalf } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BuiltRuntime, buildRuntime, MERMAID, sourcesOf } from './build-runtime.ts'
import { buildStyle } from './build-style.ts'
import { exchangeFile, readBuilt, readJsonFile, writeBuilt, writeJsonFile } from './bundle-cache.ts'
import { ASSETS, OPTIONS_VERSION } from './bundles.ts'
import { exportPlaces } from './export-places.ts'
import { externalSourcesInFiles } from './foreign-sources.ts'
import { areUnchanged } from './input-hashes.ts'
import { prebuiltFolder, prebuiltRuntime, serverFileName } from './prebuilt-runtime.ts'
import { hasOwnFiles, hasSiteCode, SiteCodeError, type ThemePlaces, themeFiles } from './site-code.ts'
import { type ThemeCode, themeServer } from './theme-server.ts'

/** The tool's own folder (with `runtime/`), and the cache folder. */
export interface BundlePlaces extends ThemePlaces {
  readonly toolVersion: string
  readonly cacheDir: string
  /** Runs the code of a site in a thread; without it the renderer is imported directly. */
  readonly themeCode?: ThemeCode
}

type Engine = SiteConfig['engine']

/** A valid bundle, with the folder that its renderer is imported from. */
export interface FoundRuntime {
  readonly hash: string
  readonly built: BuiltRuntime
  readonly serverDir: string
}

/** The runtime for an engine; bundled only if no valid bundle exists. */
export async function bundleRuntime(
  engine: Engine,
  places: BundlePlaces,
  known: FoundRuntime | null = findRuntime(engine, places),
): Promise<RuntimeBundle> {
  await cacheModules(places)
  const { hash, built, serverDir } =
    known ?? found(engine, await buildAndCache(engine, places), places.cacheDir)
  const { boot } = built.common
  const files: OutputFile[] = [...built.files, ...built.common.files, ...built.styleFiles].map(
    ({ path, base64 }) => ({ path, body: Buffer.from(base64, 'base64') }),
  )
  const integrity = Object.fromEntries(
    files
      .filter(({ path }) => path === built.script || path === boot || path === built.style)
      .map(({ path, body }) => [path, `sha384-${createHash('sha384').update(body).digest('base64')}`]),
  )
  const icon = defaultIcon()
  files.push(icon)
  const { mermaid } = built
  const warnings = [...(built.codeWarnings ?? []), ...(built.styleWarnings ?? [])]
  const inputs = [...Object.keys(sourcesOf(built)), ...Object.keys(built.styleInputs)]
  const own =
    places.site && hasOwnFiles(places) ? { toolDir: places.toolDir, siteDir: places.site.dir } : null
  const foreign = own ? externalSourcesInFiles(inputs, own) : []
  const absent = [...(built.absent ?? []), ...(built.absentStyles ?? [])]
  if (mermaid) files.push({ path: mermaid, body: await readFile(join(places.toolDir, MERMAID)) })
  return {
    hash,
    files,
    script: built.script,
    boot,
    style: built.style,
    icon: icon.path,
    ...(mermaid ? { mermaid } : {}),
    ...(built.drawsDiagrams ? { drawsDiagrams: true } : {}),
    ...(built.fonts ? { fonts: built.fonts } : {}),
    ...(built.fontProblems ? { fontProblems: built.fontProblems } : {}),
    integrity,
    hasTheme: hasSiteCode(places),
    ...(warnings.length > 0 ? { styleWarnings: warnings } : {}),
    ...(absent.length > 0 ? { absent } : {}),
    ...(foreign.length > 0 ? { foreign } : {}),
    ...(own ? { sources: siteSources(inputs, own) } : {}),
    ...(built.texts ? { texts: built.texts } : {}),
    ...(await loadServer(built, serverDir, places)),
  }
}

/** Inputs of a bundle relative to the site folder. The bundler uses real paths. */
function siteSources(
  inputs: readonly string[],
  { toolDir, siteDir }: { readonly toolDir: string; readonly siteDir: string },
): readonly string[] {
  const realDir = realpathSync(siteDir)
  return inputs.map((path) => pathBelow(realDir, resolve(toolDir, path)).normalize('NFC'))
}

const modulesFile = (cacheDir: string) => join(cacheDir, 'page-modules.json')

/** Modules that pages imported components from when the site was last bundled. */
export function lastModules(cacheDir: string): readonly PageModule[] {
  return readJsonFile<readonly PageModule[]>(modulesFile(cacheDir)) ?? []
}

/** Caches the modules, so that the next run can find its bundle before reading its pages. */
async function cacheModules({ cacheDir, site }: BundlePlaces): Promise<void> {
  const modules = site?.modules ?? []
  if (JSON.stringify(modules) === JSON.stringify(lastModules(cacheDir))) return
  await writeJsonFile(modulesFile(cacheDir), modules)
}

/** A valid bundle, not yet loaded; null if there is none or its sources have changed. */
export function findRuntime(engine: Engine, places: BundlePlaces): FoundRuntime | null {
  const ready = hasOwnFiles(places) ? null : prebuiltRuntime(engine, places.toolDir)
  if (ready) return found(engine, ready, prebuiltFolder(places.toolDir))
  const built = readCached(engine, places)
  const isSame = built && areUnchanged({ ...sourcesOf(built), ...built.styleInputs }, places.toolDir)
  return isSame ? found(engine, built, places.cacheDir) : null
}

/** A bundle that is valid except perhaps for its stylesheet; null if there is none. */
function findProgram(engine: Engine, places: BundlePlaces): BuiltRuntime | null {
  if (!hasSiteCode(places)) return prebuiltRuntime(engine, places.toolDir)
  const built = readCached(engine, places)
  return built && areUnchanged(sourcesOf(built), places.toolDir) ? built : null
}

function key(places: BundlePlaces): string {
  const { modules, baseUrl, customFields, staticDirectories, fonts } = places.site ?? {}
  const own = hasSiteCode(places) ? [modules, baseUrl, customFields, staticDirectories] : []
  return JSON.stringify([places.toolVersion, OPTIONS_VERSION, themeFiles(places), own, fonts])
}

const cacheFile = (engine: Engine, places: BundlePlaces) =>
  join(places.cacheDir, `runtime-${engine}${hasSiteCode(places) ? '-theme' : ''}.json`)

function found(engine: Engine, built: BuiltRuntime, serverDir: string): FoundRuntime {
  return {
    hash: hashText(JSON.stringify([sourcesOf(built), built.styleInputs, built.style, engine])),
    built,
    serverDir,
  }
}

/** The bundle of an earlier run, without checking its sources. */
const readCached = (engine: Engine, places: BundlePlaces): BuiltRuntime | null =>
  readBuilt(cacheFile(engine, places), key(places))

async function buildAndCache(engine: Engine, places: BundlePlaces): Promise<BuiltRuntime> {
  const program = findProgram(engine, places)
  const built = program
    ? { ...program, ...(await buildStyle(places, program.sheets)) }
    : await buildRuntime(engine, places, prebuiltRuntime(engine, places.toolDir))
  if (built.absent || built.absentStyles || built.fontProblems) return built
  await writeBuilt(cacheFile(engine, places), key(places), built)
  return built
}

/** A sheet of paper with lines, for sites without their own icon. */
function defaultIcon(): OutputFile {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c6572" d="M7 2h13l7 7v19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/><path stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M10.5 15h11M10.5 20h11M10.5 25h7"/></svg>'
  return { path: `${ASSETS}/icon-${hashText(body).slice(0, 8)}.svg`, body }
}

/** Imports the renderer from a file, so that stack traces refer to it. */
async function loadServer(
  { server: code, serverMap }: BuiltRuntime,
  folder: string,
  { site, toolDir, themeCode }: BundlePlaces,
): Promise<
  Pick<RuntimeBundle, 'server' | 'serverModule' | 'origin' | 'placeOf' | 'failurePlaces' | 'exportPlaces'>
> {
  const file = join(folder, serverFileName(code))
  const isThere = (await readFile(file, 'utf8').catch(() => '')) === code
  const map = `${file}.map`
  const write = async () => {
    if (serverMap !== undefined) await exchangeFile(map, serverMap)
    await exchangeFile(file, code)
  }
  const serverModule = await Promise.resolve(isThere ? undefined : write())
    .then(() => pathToFileURL(file).href)
    .catch(() => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  const load = async () => (await import(serverModule)) as ServerHalf
  if (!site || serverMap === undefined) return { server: await load(), serverModule }
  const origin: CodeOrigin = { map, sources: join(toolDir, ASSETS), siteDir: site.dir }
  const placeOf = (error: unknown) => placeOfError(error, origin)
  const loading = themeCode ? themeServer(serverModule, themeCode) : load()
  const server = await loading.catch((error: unknown) => {
    throw new SiteCodeError(error instanceof Error ? error.message : String(error), placeOf(error))
  })
  return {
    server,
    serverModule,
    origin,
    placeOf,
    failurePlaces: failurePlaces(server, placeOf),
    exportPlaces: exportPlaces({ toolDir, site }, server.known),
  }
}

function failurePlaces(
  { known }: ServerHalf,
  placeOf: (error: unknown) => Place | undefined,
): Readonly<Record<string, Place>> {
  const places = Object.entries(known.failures).flatMap(([path, { message, stack }]) => {
    const place = placeOf(Object.assign(new Error(message), { stack }))
    return place ? [[path, place] as const] : []
  })
  return Object.fromEntries(places)
}
