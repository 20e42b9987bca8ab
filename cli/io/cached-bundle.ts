// Bundles the author's code, or reuses the bundle of an earlier run if nothing that affects the result has changed:
// starting the bundler takes longer than the rest of startup.
import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BundledModule, type Bundling, bundleModule } from './bundle-module.ts'

/** Cache for bundled code. */
export interface BundleCache extends Bundling {
  readonly cache: Cache
  /** Bundles of another version of the program are not reused. */
  readonly toolVersion: string
}

interface Cached {
  readonly bundled: BundledModule
  /** Hash of everything that affects the result. */
  readonly decisive: string
}

/** State of a file that affects a bundle. */
interface InputState {
  /** Its content or name; null if it does not exist. */
  readonly mark: string | null
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const KIND = 'module'
/** File timestamps have a coarse resolution and may be this much behind the clock. */
const CLOCK_STEP_MS = 20

/**
 * Like `bundleModule`. Code that imports packages is always bundled again, because changes in their location are not
 * tracked here.
 */
export async function cachedBundle(
  siteDir: string,
  file: string,
  { cache, toolVersion, ...bundling }: BundleCache,
): Promise<BundledModule | readonly Diagnostic[]> {
  const key = hashText([toolVersion, siteDir, file].join('\n'))
  const cached = cache.get(KIND, key) as Cached | undefined
  if (cached && hashOf(await inputStatesOf(siteDir, cached.bundled)) === cached.decisive)
    return cached.bundled
  const started = Date.now()
  const made = await bundleModule(siteDir, file, bundling)
  if ('code' in made && made.isOwn) {
    const witnesses = await inputStatesOf(siteDir, made)
    // A file that changed during bundling may have been read in another state.
    const isSure = witnesses.every(({ changedAt }) => changedAt < started - CLOCK_STEP_MS)
    if (isSure) cache.put(KIND, key, { bundled: made, decisive: hashOf(witnesses) })
  }
  return made
}

const hashOf = (witnesses: readonly InputState[]) =>
  hashText(JSON.stringify(witnesses.map(({ mark }) => mark)))

async function inputStatesOf(siteDir: string, { inputs }: BundledModule): Promise<readonly InputState[]> {
  const packages = new Set(inputs.map(dirname).flatMap(ancestors))
  return (
    await Promise.all([
      ...inputs.map(async (path) => fileWitness(path, Number.POSITIVE_INFINITY)),
      ...[...packages].map(async (folder) => fileWitness(join(folder, 'package.json'), 0)),
      ...[...searchedNames(siteDir, inputs)].map(([folder, stems]) => nameStates(folder, stems)),
    ])
  ).flat()
}

async function fileWitness(path: string, absentSince: number): Promise<InputState> {
  try {
    return { mark: hashText(await readFile(path)), changedAt: (await stat(path)).ctimeMs }
  } catch {
    return { mark: null, changedAt: absentSince }
  }
}

/** Names in a folder that begin with one of these stems. Other names there do not affect the result. */
async function nameStates(folder: string, stems: ReadonlySet<string>): Promise<readonly InputState[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.filter((name) => stems.has(stemOf(name))).map((name) => join(folder, name))
  return Promise.all(
    found.sort().map(async (path) => ({
      mark: path,
      changedAt: (await lstat(path).catch(() => null))?.ctimeMs ?? Number.POSITIVE_INFINITY,
    })),
  )
}

/**
 * Names without extensions that import resolution tries, by folder: `./a` may be a.ts, a.js, or a folder with an index
 * file. Stops at the first folder that contains the site folder: all paths have its ancestors in common.
 */
function searchedNames(siteDir: string, [, ...imported]: readonly string[]) {
  const stems = new Map<string, Set<string>>()
  for (const input of imported) {
    for (const path of [input, ...ancestors(dirname(input))]) {
      const folder = dirname(path)
      stems.set(folder, (stems.get(folder) ?? new Set()).add(stemOf(basename(path))))
      if (withEnd(siteDir).startsWith(withEnd(folder))) break
    }
  }
  return stems
}

const withEnd = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** A name without its file extensions. */
const stemOf = (name: string) => /^\.?[^.]*/.exec(name)?.[0] ?? ''

function ancestors(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...ancestors(above)]
}
