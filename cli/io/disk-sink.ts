// Publishing on disk: everything goes into a staging folder beside the output, which is then exchanged by rename, so
// that the output is at any moment one whole site. Unchanged files are hard links to the old ones: no byte is written twice;
// a site that did not change at all is left alone.
import { linkSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { OutputFile, WrittenFile } from '../model/output.ts'
import type { OutputSink } from '../model/ports.ts'
import { UsageError } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { unwritable } from './unwritable.ts'

/** Name of the list of published files; its presence says that the folder was made by this tool. */
export const MANIFEST = '.docsite-build'

/** What a build wrote. */
export interface SinkTotals {
  files: number
  bytes: number
  /** Files that are the same as in the previous output and were linked, not written. */
  unchanged: number
  /** Bytes of the files that were written. */
  bytesWritten: number
}

/** An open sink with its totals. */
export interface DiskSink extends OutputSink {
  readonly totals: SinkTotals
  /** Takes the published site over as it is; false when its files are not the ones of this hash. */
  reuseAll(filesHash: string): boolean
  /** Hash of all files handed over, by their paths and hashes. */
  filesHash(): string
}

/** `<hash> <size> <path>` lines of the manifest, by path. */
interface ManifestEntry {
  readonly hash: string
  readonly bytes: number
}

type Manifest = ReadonlyMap<string, ManifestEntry>

/**
 * Opens a staging folder beside `outDir`. Throws `UsageError` when the folder holds something this tool did not make
 * (unless `force`), `EnvironmentError` when the place cannot be written.
 */
export async function openDiskSink(outDir: string, options: { readonly force: boolean }): Promise<DiskSink> {
  const parent = dirname(outDir)
  await mkdir(parent, { recursive: true }).catch((error: unknown) => refuse(parent, error))
  await recover(outDir).catch((error: unknown) => refuse(outDir, error))
  const old = await readManifest(outDir)
  if (old === null && !options.force && (await isOccupied(outDir))) {
    throw new UsageError(
      `${outDir} is not empty and was not made by docsite: choose another --out-dir or pass --force`,
    )
  }
  const staging = stagingName(outDir)
  await mkdir(staging).catch((error: unknown) => refuse(staging, error))

  const written = new Map<string, ManifestEntry & { readonly isOld: boolean }>()
  const folders = new Set([staging])
  const totals: SinkTotals = { files: 0, bytes: 0, unchanged: 0, bytesWritten: 0 }
  const state = { discarded: false }

  function makeFolder(path: string): void {
    if (folders.has(path)) return
    makeFolder(dirname(path))
    mkdirSync(path)
    folders.add(path)
  }

  /** Path in the staging folder, its folder made. */
  function placeFor(path: string): string {
    const target = join(staging, path)
    if (!target.startsWith(`${staging}${sep}`))
      throw new Error(`output path leaves the output folder: ${path}`)
    makeFolder(dirname(target))
    return target
  }

  function count(path: string, hash: string, bytes: number, unchanged: boolean): WrittenFile {
    written.set(path, { hash, bytes, isOld: unchanged })
    totals.files++
    totals.bytes += bytes
    if (unchanged) totals.unchanged++
    else totals.bytesWritten += bytes
    return { path, hash }
  }

  function takeOver({ path, hash }: WrittenFile): boolean {
    const before = old?.get(path)
    if (before?.hash !== hash || !hasSize(join(outDir, path), before.bytes)) return false
    count(path, hash, before.bytes, true)
    return true
  }

  function takeOverAll(filesHash: string): boolean {
    if (!old || hashText(manifestText(old)) !== filesHash) return false
    const entries = [...old]
    if (!entries.every(([path, { bytes }]) => hasSize(join(outDir, path), bytes))) return false
    for (const [path, { hash, bytes }] of entries) count(path, hash, bytes, true)
    return true
  }

  /** Puts the files that stay the same beside the new ones. */
  function linkUnchanged(): void {
    for (const [path, { isOld }] of written) if (isOld) linkSync(join(outDir, path), placeFor(path))
  }

  function place({ path, body }: OutputFile): WrittenFile {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    const hash = hashText(bytes)
    if (takeOver({ path, hash })) return { path, hash }
    try {
      writeFileSync(placeFor(path), bytes)
    } catch (error) {
      throw unwritable(path, error, bytes.length)
    }
    return count(path, hash, bytes.length, false)
  }

  // One call after the other: for files of this size a hand-over to the thread pool costs more than the write itself.
  async function guarded<T>(path: string, task: () => T): Promise<T> {
    if (state.discarded) throw new Error(`${path} comes after the end of the build`)
    try {
      return task()
    } catch (error) {
      return refuse(path, error)
    }
  }

  async function discard(): Promise<void> {
    state.discarded = true
    // What cannot be removed now is removed by the next build; it must not hide why this one ended.
    await rm(staging, { recursive: true, force: true }).catch(() => undefined)
  }

  return {
    totals,
    write: (file) => guarded(file.path, () => place(file)),
    reuse: (file) => guarded(file.path, () => takeOver(file)),
    reuseAll: takeOverAll,
    filesHash: () => hashText(manifestText(written)),
    async publish() {
      try {
        // The site that is there is the very same.
        if (totals.unchanged === totals.files && old?.size === totals.files) return await discard()
        linkUnchanged()
        await writeFile(join(staging, MANIFEST), manifestText(written))
        await flushFolder(staging)
        await exchange(staging, outDir)
        await flushFolder(parent)
      } catch (error) {
        refuse(outDir, error)
      }
    },
    discard,
  }
}

/** A published file that has not the size it was published with was touched by somebody. */
function hasSize(file: string, bytes: number): boolean {
  try {
    return statSync(file).size === bytes
  } catch {
    return false
  }
}

/**
 * The exchange: two renames back to back without a pause in between (no portable call swaps two folders). A process
 * killed between the two leaves the old site beside the output, and `recover` puts it back.
 */
async function exchange(staging: string, outDir: string): Promise<void> {
  const old = retiredName(outDir)
  await rm(old, { recursive: true, force: true })
  const exists = await stat(outDir).then(
    () => true,
    () => false,
  )
  if (exists) renameSync(outDir, old)
  try {
    renameSync(staging, outDir)
  } catch (error) {
    if (exists) renameSync(old, outDir)
    throw error
  }
  // The new site stands; an old one that resists is removed by the next build.
  await rm(old, { recursive: true, force: true }).catch(() => undefined)
}

const stagingName = (outDir: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-new`)
const retiredName = (outDir: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-old`)

/**
 * Puts back the old site after a kill in the middle of the exchange, and removes left-overs of dead runs.
 * The caller holds the lock of the output folder, so nothing found here belongs to a living process.
 */
export async function recover(outDir: string): Promise<void> {
  const old = retiredName(outDir)
  const [current, retired] = await Promise.all([stat(outDir).catch(() => null), stat(old).catch(() => null)])
  if (retired && !current) renameSync(old, outDir)
  else if (retired) await rm(old, { recursive: true, force: true })
  await rm(stagingName(outDir), { recursive: true, force: true })
}

async function isOccupied(dir: string): Promise<boolean> {
  const entries = await readdir(dir).catch(() => [])
  return entries.length > 0
}

async function readManifest(outDir: string): Promise<Manifest | null> {
  const text = await readFile(join(outDir, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [hash = '', bytes = '', ...path] = line.split(' ')
      return [path.join(' '), { hash, bytes: Number(bytes) }] as const
    }),
  )
}

function manifestText(files: Manifest): string {
  const paths = [...files.keys()].sort(byCodePoint)
  return paths.map((path) => `${files.get(path)?.hash} ${files.get(path)?.bytes} ${path}\n`).join('')
}

async function flushFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function refuse(path: string, error: unknown): never {
  throw unwritable(path, error)
}
