// Results of the bundler as files of the cache folder, for later runs.
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A result with the key of the options it was made with: another version of the tool bundles again. */
interface Cached<Built> {
  readonly key: string
  readonly built: Built
}

/** The value in a JSON file; null if it cannot be read. */
export function readJsonFile<Value>(file: string): Value | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return null
  }
}

/** The cached result for a key; null if there is none. */
export function readBuilt<Built>(file: string, key: string): Built | null {
  const cached = readJsonFile<Cached<Built>>(file)
  return cached?.key === key ? cached.built : null
}

/** Caches a result for a key. */
export const writeBuilt = <Built>(file: string, key: string, built: Built): Promise<void> =>
  writeJsonFile(file, { key, built } satisfies Cached<Built>)

/** Writes a JSON file. Failing to write the cache must not fail the build. */
export const writeJsonFile = (file: string, value: unknown): Promise<void> =>
  exchangeFile(file, JSON.stringify(value)).catch(() => undefined)

/** Replaces a file atomically: another build may be about to load it, and the file may be a link. */
export async function exchangeFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
}
