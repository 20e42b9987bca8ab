// The author's code bundled, or as an earlier run bundled it when nothing that decides about the result has changed since:
// starting the bundler takes longer than all the rest of a start.
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BundledModule, type Bundling, bundleModule } from './bundle-module.ts'

/** Where bundled code is kept from run to run. */
export interface KeptBundles extends Bundling {
  readonly cache: Cache
  /** Results of another program are not taken over. */
  readonly toolVersion: string
}

interface Kept {
  readonly bundled: BundledModule
  /** Hashes of what decided about the result: files (null = absent) and names in folders. */
  readonly files: Readonly<Record<string, string | null>>
  readonly folders: Readonly<Record<string, string | null>>
}

const KIND = 'module'
/** The clock of a file system steps; it may be behind by so much. */
const CLOCK_STEP_MS = 20

/** Like `bundleModule`. Code that names packages is bundled anew: where those are found is not looked after here. */
export async function keptBundle(
  siteDir: string,
  file: string,
  { cache, toolVersion, ...bundling }: KeptBundles,
): Promise<BundledModule | readonly Diagnostic[]> {
  const key = hashText([toolVersion, siteDir, file].join('\n'))
  const kept = cache.get(KIND, key) as Kept | undefined
  if (kept && (await isUnchanged(kept))) return kept.bundled
  const started = Date.now()
  const made = await bundleModule(siteDir, file, bundling)
  if ('code' in made && made.isOwn) {
    const noted = await witnesses(made)
    // What changed while it was bundled may have been noted in another state than it was bundled in.
    if (await areOlder(noted, started - CLOCK_STEP_MS)) cache.put(KIND, key, { bundled: made, ...noted })
  }
  return made
}

async function witnesses({ inputs }: BundledModule): Promise<Omit<Kept, 'bundled'>> {
  const folders = new Set(inputs.map(dirname))
  // `./x` may be x.ts or x/index.ts: a name that appears in either folder may come first.
  const searched = new Set([...folders, ...[...folders].map(dirname)])
  const packages = [...folders].flatMap(ancestors).map((folder) => join(folder, 'package.json'))
  return {
    files: await hashes([...inputs, ...new Set(packages)], hashOfFile),
    folders: inputs.length > 1 ? await hashes(searched, hashOfFolder) : {},
  }
}

async function isUnchanged({ files, folders }: Kept): Promise<boolean> {
  const now = [await hashes(Object.keys(files), hashOfFile), await hashes(Object.keys(folders), hashOfFolder)]
  return JSON.stringify(now) === JSON.stringify([files, folders])
}

async function areOlder({ files, folders }: Omit<Kept, 'bundled'>, time: number): Promise<boolean> {
  const paths = [...Object.keys(files), ...Object.keys(folders)]
  const times = paths.map(async (path) => (await stat(path).catch(() => null))?.ctimeMs ?? 0)
  return (await Promise.all(times)).every((changed) => changed < time)
}

async function hashes(paths: Iterable<string>, hash: (path: string) => Promise<string | null>) {
  const found = [...paths].map(async (path) => [path, await hash(path).catch(() => null)] as const)
  return Object.fromEntries(await Promise.all(found))
}

const hashOfFile = async (path: string) => hashText(await readFile(path))
const hashOfFolder = async (path: string) => hashText((await readdir(path)).sort().join('\n'))

function ancestors(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...ancestors(above)]
}
