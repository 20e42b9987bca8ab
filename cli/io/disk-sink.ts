// Publishing on disk: everything goes into a staging folder beside the output, which is then exchanged by rename, so
// that the output is at any moment one whole site. Unchanged files are hard links to the old ones: no byte is written twice;
// a site that did not change at all is left alone.
import { linkSync, mkdirSync, renameSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { PlacedFile, Placement, WritableBody, WrittenFile } from '../model/output.ts'
import type { OutputSink } from '../model/ports.ts'
import { UsageError } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { folderOf } from '../text/site-path.ts'
import { inFolder, inodeOfSize, placeFile, placePieces } from './place-file.ts'
import { isWorthKeeping, keepSpare, pruneSpare, takeSpare, type WantedFile } from './spare-site.ts'
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
  /** Whether the published files are the ones of this hash. */
  holds(filesHash: string): boolean
  /** Takes the published site over as it is; false, and takes nothing, when somebody touched it. */
  reuseAll(): boolean
  /** Hash of all files handed over, by their paths and hashes. */
  filesHash(): string
}

/** `<hash> <size> <path>` lines of the manifest, by path. */
interface ManifestEntry {
  readonly hash: string
  readonly bytes: number
}

type Manifest = ReadonlyMap<string, ManifestEntry>

/** How a sink is opened. */
export interface SinkOptions {
  /** Take a folder that holds something this tool did not make. */
  readonly force: boolean
  /** Where the site before the published one is kept, to become the next one. */
  readonly spareDir?: string
}

/**
 * Opens a staging folder beside `outDir`. Throws `UsageError` when the folder holds something this tool did not make
 * (unless forced), `EnvironmentError` when the place cannot be written.
 */
export async function openDiskSink(outDir: string, { force, spareDir }: SinkOptions): Promise<DiskSink> {
  const parent = dirname(outDir)
  await mkdir(parent, { recursive: true }).catch((error: unknown) => refuse(parent, error))
  await recover(outDir).catch((error: unknown) => refuse(outDir, error))
  const old = await readManifest(outDir)
  if (old === null && !force && (await isOccupied(outDir))) {
    throw new UsageError(
      `${outDir} is not empty and was not made by docsite: choose another --out-dir or pass --force`,
    )
  }
  const [staging, next] = [stagingName(outDir), nextName(outDir)]
  makeStaging(staging)

  const written = new Map<string, ManifestEntry & WantedFile>()
  const totals: SinkTotals = { files: 0, bytes: 0, unchanged: 0, bytesWritten: 0 }
  const state = { discarded: false }

  /** Path in the staging folder. Cleaning a path costs much of what a small file does, and most are clean. */
  function stagedAt(path: string): string {
    if (!path.includes('..')) return `${staging}${sep}${path}`
    const target = join(staging, path)
    if (!target.startsWith(`${staging}${sep}`))
      throw new Error(`output path leaves the output folder: ${path}`)
    return target
  }

  /** Folders that were made for new files: making one first costs less than a file that finds it missing. */
  const folders = new Set([''])

  function makeFolder(path: string): void {
    const folder = folderOf(path)
    if (folders.has(folder)) return
    folders.add(folder)
    mkdirSync(stagedAt(folder), { recursive: true })
  }

  /** A file of the next site; with an inode, that of the published one it stays to be. */
  function count(path: string, { hash, bytes }: ManifestEntry, inode?: number): WrittenFile {
    written.set(path, { hash, bytes, inode })
    totals.files++
    totals.bytes += bytes
    if (inode === undefined) totals.bytesWritten += bytes
    else totals.unchanged++
    return { path, hash }
  }

  const inodeOf = (path: string, { bytes }: ManifestEntry) => inodeOfSize(join(outDir, path), bytes)

  function takeOver(paths: readonly string[]): boolean {
    const files = paths.map((path) => {
      const before = old?.get(path)
      return { path, before, inode: before && inodeOf(path, before) }
    })
    if (files.some(({ inode }) => inode === undefined)) return false
    for (const { path, before, inode } of files) if (before) count(path, before, inode)
    return true
  }

  /** Puts the files that stay the same beside the new ones. */
  function linkUnchanged(): string {
    for (const [path, { inode }] of written) {
      if (inode === undefined) continue
      makeFolder(path)
      linkSync(join(outDir, path), stagedAt(path))
    }
    return staging
  }

  /** Puts the new files, and others that it lacks, into the spare site; false when there is none. */
  function completeSpare(): boolean {
    if (!spareDir || !takeSpare(spareDir, next)) return false
    const left = pruneSpare(next, written)
    for (const [path, { inode }] of written) {
      if (left.has(path)) continue
      const target = join(next, path)
      inFolder(target, () =>
        inode === undefined ? renameSync(join(staging, path), target) : linkSync(join(outDir, path), target),
      )
    }
    return true
  }

  function placeOf(path: string): Placement {
    if (state.discarded) throw new Error(`${path} comes after the end of the build`)
    const file = stagedAt(path)
    const before = old?.get(path)
    if (before) return { file, path, published: { file: join(outDir, path), hash: before.hash } }
    try {
      makeFolder(path)
    } catch (error) {
      refuse(path, error)
    }
    return { file, path }
  }

  const taken = (path: string, file: PlacedFile) => count(path, file, file.inode)

  // One call after the other: for files of this size a hand-over to the thread pool costs more than the write itself.
  async function guarded<T>(path: string, task: () => T): Promise<T> {
    try {
      return task()
    } catch (error) {
      return refuse(path, error)
    }
  }

  async function discard(): Promise<void> {
    state.discarded = true
    await removeQuietly(staging, next)
  }

  const write = (path: string, body: WritableBody) =>
    guarded(path, () => taken(path, placeFile(placeOf(path), body)))

  return {
    totals,
    write: ({ path, body }) => write(path, body),
    reuse: (paths) => guarded(paths[0] ?? '', () => takeOver(paths)),
    holds: (filesHash) => old !== null && hashText(manifestText(old)) === filesHash,
    reuseAll: () => takeOver([...(old?.keys() ?? [])]),
    places: {
      of: placeOf,
      taken,
      write,
      put: (path, body) => guarded(path, () => taken(path, placePieces(placeOf(path), body))),
    },
    filesHash: () => hashText(manifestText(written)),
    async publish() {
      try {
        // The site that is there is the very same.
        if (totals.unchanged === totals.files && old?.size === totals.files) return await discard()
        const isClose = isWorthKeeping(totals.unchanged, totals.files)
        const made = isClose && completeSpare() ? next : linkUnchanged()
        await writeFile(join(made, MANIFEST), manifestText(written))
        await flushFolder(made)
        const retired = await exchange(made, outDir)
        if (made === next) await removeQuietly(staging)
        if (isClose && retired && spareDir) await keepSpare(retired, spareDir)
        else await removeQuietly(retired, spareDir)
        await flushFolder(parent)
      } catch (error) {
        refuse(outDir, error)
      }
    },
    discard,
  }
}

/**
 * The exchange: two renames back to back without a pause in between (no portable call swaps two folders). A process
 * killed between the two leaves the old site beside the output, and `recover` puts it back. Resolves to where the old site is.
 */
async function exchange(staging: string, outDir: string): Promise<string | null> {
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
  return exists ? old : null
}

const stagingName = (outDir: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-new`)
const nextName = (outDir: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-next`)
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
  for (const dir of [stagingName(outDir), nextName(outDir)]) await rm(dir, { recursive: true, force: true })
}

/** What cannot be removed now is removed by the next build; it must not hide how this one ended. */
async function removeQuietly(...dirs: readonly (string | null | undefined)[]): Promise<void> {
  for (const dir of dirs) if (dir) await rm(dir, { recursive: true, force: true }).catch(() => undefined)
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

/** At once: a program asked to stop between this and the end of a wait would not know that it is there. */
function makeStaging(staging: string): void {
  try {
    mkdirSync(staging)
  } catch (error) {
    refuse(staging, error)
  }
}

function refuse(path: string, error: unknown): never {
  throw unwritable(path, error)
}
