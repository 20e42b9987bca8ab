// Publishing on disk: everything goes into a staging folder beside the output, which is then exchanged by rename, so
// that the output is at any moment one whole site. Unchanged files are hard links to the old ones: no byte is written twice;
// a site that did not change at all is left alone.
import { chmodSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { OutputTarget } from '../model/output.ts'
import { UsageError } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { folderOf } from '../text/site-path.ts'
import { cleanOutput, exchange, flushFolder, removeQuietly, stagingOf } from './exchange.ts'
import { keepStamps, readStamps, type StampStore } from './file-stamps.ts'
import { keepForeignFiles } from './foreign-files.ts'
import {
  filesText,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  manifestText,
  type PageCounts,
  readManifest,
} from './manifest.ts'
import { makeFolder, type Placement, placeFile } from './place-file.ts'
import { conditionOf, FILE_MODE, FOLDER_MODE, hasMode, type PublishedFile } from './published-file.ts'
import { unwritable } from './unwritable.ts'

/** What a build wrote. */
export interface SinkTotals {
  files: number
  bytes: number
  /** Files that are the same as in the previous output and were linked, not written. */
  unchanged: number
  /** Bytes of the files that were written. */
  bytesWritten: number
}

/** Where a build goes: all files or none. */
export interface DiskSink extends OutputTarget {
  readonly totals: SinkTotals
  /** Pages of the published site by locale; empty when nothing is published. */
  readonly publishedPages: PageCounts
  /** Whether the published files are the ones of this hash. */
  holds(filesHash: string): boolean
  /** Takes the published site over as it is; false, and takes nothing, when somebody touched it. */
  reuseAll(): boolean
  /** Hash of all files handed over, by their paths and hashes. */
  filesHash(): string
  /** Puts the written set, of so many pages, in the place of the old one. */
  publish(pages: PageCounts): Promise<void>
  /** Forgets what was written. */
  discard(): Promise<void>
}

/** How a sink is opened. */
export interface SinkOptions {
  /** Take a folder that holds something this tool did not make, and replace all of it. */
  readonly force: boolean
  /** Where the stamps of published files are; without them all published files are read again. */
  readonly stamps?: StampStore
}

/** A file of the next site. */
interface NextFile extends ManifestEntry {
  readonly isUnchanged: boolean
}

/**
 * Opens a staging folder beside `outDir`. Throws `UsageError` when the folder holds something this tool did not make
 * (unless forced), `EnvironmentError` when the place cannot be written.
 */
export async function openDiskSink(outDir: string, { force, stamps }: SinkOptions): Promise<DiskSink> {
  const old = await openOutput(outDir, force)
  const staging = stagingOf(outDir)
  const setsMode = makeStaging(staging)
  const written = new Map<string, NextFile>()
  const totals: SinkTotals = { files: 0, bytes: 0, unchanged: 0, bytesWritten: 0 }
  const state = { discarded: false, stampsAreOld: false }
  const stampOf = stamps && !force ? readStamps(stamps, outDir) : () => undefined

  /** The file that a path has in the published site. */
  function publishedAt(path: string): PublishedFile | undefined {
    const before = old?.files.get(path)
    if (!before) return undefined
    const stamp = stampOf(path, before.hash)
    return { file: join(outDir, path), hash: before.hash, ...(stamp === undefined ? {} : { stamp }) }
  }

  function count(path: string, { hash, bytes, isUnchanged }: NextFile): void {
    written.set(path, { hash, bytes, isUnchanged })
    totals.files++
    totals.bytes += bytes
    if (isUnchanged) totals.unchanged++
    else totals.bytesWritten += bytes
  }

  function takeOver(paths: readonly string[]): boolean {
    const found: [string, ManifestEntry][] = []
    for (const path of paths) {
      const [before, published] = [old?.files.get(path), publishedAt(path)]
      const condition = before && published ? conditionOf(published, before) : 'changed'
      if (!before || condition === 'changed') return false
      if (condition === 'read') state.stampsAreOld = true
      found.push([path, before])
    }
    for (const [path, before] of found) count(path, { ...before, isUnchanged: true })
    return true
  }

  const folders = folderMaker(staging, setsMode)

  function placeOf(path: string): Placement {
    if (state.discarded) throw new Error(`${path} comes after the end of the build`)
    const [file, published] = [stagedAt(staging, path), publishedAt(path)]
    // Most published files stay as they are, and most folders are not needed before the end.
    if (!published) attempt(path, () => folders(path))
    return { setsMode, file, path, ...(published ? { published } : {}) }
  }

  async function discard(): Promise<void> {
    state.discarded = true
    await removeQuietly(staging)
  }

  /** Makes the staging folder whole and exchanges it for the published one. */
  async function replace(text: string): Promise<void> {
    for (const [path, { isUnchanged }] of written) {
      if (!isUnchanged) continue
      folders(path)
      linkSync(join(outDir, path), stagedAt(staging, path))
    }
    if (old && !force) keepForeignFiles(outDir, staging, old.files, setsMode)
    const list = join(staging, MANIFEST)
    writeFileSync(list, text, { mode: FILE_MODE, flush: true })
    if (setsMode) chmodSync(list, FILE_MODE)
    await flushFolder(staging)
    const { undo, finish } = exchange(outDir)
    try {
      await flushFolder(dirname(outDir))
    } catch (error) {
      undo()
      throw error
    }
    await finish()
  }

  return {
    totals,
    publishedPages: old?.pages ?? new Map(),
    // Synchronously: for files of this size a hand-over to the thread pool costs more than the write itself.
    write: async ({ path, body }) => count(path, placeFile(placeOf(path), body)),
    reuse: async (paths) => takeOver(paths),
    holds: (filesHash) => old !== null && hashText(filesText(old.files)) === filesHash,
    reuseAll: () => takeOver([...(old?.files.keys() ?? [])]),
    filesHash: () => hashText(filesText(written)),
    async publish(pages) {
      const text = manifestText(written, pages)
      // Of the very same site nothing has to be exchanged.
      const isSame =
        totals.unchanged === totals.files && old?.text === text && areReadable(outDir, written.keys())
      await (isSame ? discard() : replace(text)).catch((error: unknown) => refuse(outDir, error))
      if (stamps && (!isSame || state.stampsAreOld)) keepStamps(stamps, outDir, written)
    },
    discard,
  }
}

/** Puts right what a killed build left, and reads what is published. Throws `UsageError` when that was made by others. */
async function openOutput(outDir: string, force: boolean): Promise<Manifest | null> {
  const parent = dirname(outDir)
  attempt(parent, () => makeFolder(parent, true))
  await cleanOutput(outDir).catch((error: unknown) => refuse(outDir, error))
  const old = await readManifest(outDir)
  if (old !== null) return old
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(`${outDir} is a file: choose another --out-dir`)
    return refuse(outDir, error)
  })
  if (entries.length > 0 && !force)
    throw new UsageError(
      `${outDir} is not empty and was not made by docsite: choose another --out-dir, or pass --force to replace all that is in it`,
    )
  return null
}

/**
 * Makes the staging folder; whether the umask keeps new files and folders from getting their modes, so that these are to be
 * set. At once: a program asked to stop between this and the end of a wait would not know that the folder is there.
 */
function makeStaging(staging: string): boolean {
  return attempt(staging, () => {
    mkdirSync(staging, { mode: FOLDER_MODE })
    if (hasMode(statSync(staging), FOLDER_MODE)) return false
    chmodSync(staging, FOLDER_MODE)
    // Some file systems have modes of their own.
    return hasMode(statSync(staging), FOLDER_MODE)
  })
}

/** Path in the staging folder. Cleaning a path costs much of what a small file does, and most are clean. */
function stagedAt(staging: string, path: string): string {
  if (!path.includes('..')) return `${staging}${sep}${path}`
  const target = join(staging, path)
  if (!target.startsWith(`${staging}${sep}`)) throw new Error(`output path leaves the output folder: ${path}`)
  return target
}

/** Makes the folder of a file, once: making it first costs less than a file that finds it missing. */
function folderMaker(staging: string, setsMode: boolean): (path: string) => void {
  const made = new Set([''])
  return (path) => {
    const folder = folderOf(path)
    if (made.has(folder)) return
    made.add(folder)
    makeFolder(stagedAt(staging, folder), setsMode)
  }
}

/** Whether a web server can enter all folders of these files. */
function areReadable(outDir: string, paths: Iterable<string>): boolean {
  const folders = new Set([''])
  for (const path of paths)
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder)
  return [...folders].every((folder) => hasMode(statSync(join(outDir, folder)), FOLDER_MODE))
}

function attempt<T>(path: string, task: () => T): T {
  try {
    return task()
  } catch (error) {
    return refuse(path, error)
  }
}

function refuse(path: string, error: unknown): never {
  throw unwritable(path, error)
}
