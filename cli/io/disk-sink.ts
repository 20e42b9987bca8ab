// Publishing on disk: everything goes into a staging folder beside the output, which is then exchanged by rename, so
// that the output is at any moment one whole site. Unchanged files are hard links to the old ones: no byte is written twice;
// a site that did not change at all is left alone.
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type EmittedFile, isInPieces, type OutputTarget } from '../model/output.ts'
import { UsageError } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { folderOf } from '../text/site-path.ts'
import { cleanOutput, exchange, removeQuietly } from './exchange.ts'
import { keepStamps, readStamps, type StampStore } from './file-stamps.ts'
import { flushAll, flushFolder } from './flush-files.ts'
import { keepForeignFiles } from './foreign-files.ts'
import { linkOrCopy } from './link-or-copy.ts'
import {
  filesText,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  manifestText,
  type PageCounts,
  readManifest,
} from './manifest.ts'
import { makeFolder, type Placement, placePieces, placeWhole } from './place-file.ts'
import { conditionOf, FILE_MODE, FOLDER_MODE, hasMode, type PublishedFile } from './published-file.ts'
import { openStaging, type StagingFolder } from './staging-folder.ts'
import { attempt, refuse } from './unwritable.ts'

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
  /** Absolute path of the published folder. */
  readonly folder: string
  write(file: EmittedFile): Promise<void>
  readonly totals: SinkTotals
  /** Pages of the published site by part; empty when nothing is published. */
  readonly publishedPages: PageCounts
  /** Whether the published files are the ones of this hash. */
  holds(filesHash: string): boolean
  /** Takes the published site over as it is; false, and takes nothing, when somebody touched it. */
  reusePublished(): boolean
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

/** A build on its way to the disk. */
interface SinkState {
  readonly outDir: string
  readonly options: SinkOptions
  /** What is published. */
  readonly old: Manifest | null
  /** Stamp of a published file when it had a hash. */
  readonly stampOf: (path: string, hash: string) => string | undefined
  readonly staging: StagingFolder
  readonly written: Map<string, NextFile>
  /** Files that are new on the disk. */
  readonly unflushed: string[]
  readonly totals: SinkTotals
  /** Aborted when the build is given up: nothing may be written or published any more. */
  readonly life: AbortController
  stampsAreOld: boolean
  /** Published files in an order in which those of a folder stand together, once it is asked for: each page may have a folder. */
  inOrder?: readonly string[]
}

/**
 * Opens a staging folder beside `outDir`. Throws `UsageError` when the folder holds something this tool did not make
 * (unless forced), `EnvironmentError` when the place cannot be written.
 */
export async function openDiskSink(outDir: string, options: SinkOptions): Promise<DiskSink> {
  const { force, stamps } = options
  const old = await openOutput(outDir, force)
  const staging = openStaging(outDir)
  const state: SinkState = {
    outDir,
    options,
    old,
    stampOf: stamps && !force ? readStamps(stamps, outDir) : () => undefined,
    staging,
    written: new Map(),
    unflushed: [],
    totals: { files: 0, bytes: 0, unchanged: 0, bytesWritten: 0 },
    life: new AbortController(),
    stampsAreOld: false,
  }
  return {
    folder: outDir,
    totals: state.totals,
    publishedPages: old?.pages ?? new Map(),
    // Synchronously: for files of this size a hand-over to the thread pool costs more than the write itself.
    write: async ({ path, body }) => {
      const place = placeOf(state, path)
      if (!isInPieces(body)) return count(state, path, placeWhole(place, body))
      const placed = await placePieces(place, body)
      refuseAfterEnd(state)
      count(state, path, placed)
    },
    reuse: async (paths) => reuseFiles(state, filesAt(state, paths)),
    holds: (filesHash) => old !== null && hashText(filesText(old.files)) === filesHash,
    reusePublished: () => reuseFiles(state, [...(old?.files.keys() ?? [])]),
    filesHash: () => hashText(filesText(state.written)),
    publish: (pages) => publish(state, pages),
    discard: () => discard(state),
  }
}

/** The file that a path has in the published site. */
function publishedAt({ old, outDir, stampOf }: SinkState, path: string): PublishedFile | undefined {
  const before = old?.files.get(path)
  if (!before) return undefined
  const stamp = stampOf(path, before.hash)
  return { file: join(outDir, path), hash: before.hash, ...(stamp === undefined ? {} : { stamp }) }
}

function count(
  { written, totals, unflushed }: SinkState,
  path: string,
  { hash, bytes, isUnchanged }: NextFile,
): void {
  written.set(path, { hash, bytes, isUnchanged })
  totals.files++
  totals.bytes += bytes
  if (isUnchanged) totals.unchanged++
  else {
    totals.bytesWritten += bytes
    unflushed.push(path)
  }
}

/** Paths of published files; those of a folder, where a path ends with a slash. */
function filesAt(state: SinkState, paths: readonly string[]): readonly string[] {
  const inside = (folder: string) => {
    state.inOrder ??= [...(state.old?.files.keys() ?? [])].sort(byCodePoint)
    return filesIn(state.inOrder, folder)
  }
  return paths.flatMap((path) => (path.endsWith('/') ? inside(path) : path))
}

function filesIn(sorted: readonly string[], folder: string): readonly string[] {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if (byCodePoint(sorted[middle] ?? '', folder) < 0) start = middle + 1
    else end = middle
  }
  const found: string[] = []
  for (let at = start; sorted[at]?.startsWith(folder); at++) found.push(sorted[at] ?? '')
  return found
}

/** Takes published files over as they are, all of them or none. */
function reuseFiles(state: SinkState, paths: readonly string[]): boolean {
  const found: [string, ManifestEntry][] = []
  for (const path of paths) {
    const [before, published] = [state.old?.files.get(path), publishedAt(state, path)]
    const condition = before && published ? conditionOf(published, before) : 'changed'
    if (!before || condition === 'changed') return false
    if (condition === 'read') state.stampsAreOld = true
    found.push([path, before])
  }
  for (const [path, before] of found) count(state, path, { ...before, isUnchanged: true })
  return true
}

function placeOf(state: SinkState, path: string): Placement {
  const { staging } = state
  refuseAfterEnd(state)
  const [file, published] = [staging.at(path), publishedAt(state, path)]
  // Most published files stay as they are, and most folders are not needed before the end.
  if (!published) attempt(path, () => staging.makeFolderOf(path))
  return { setsMode: staging.setsMode, file, path, ...(published ? { published } : {}) }
}

/** Throws once the build was given up: what is left of the staging folder then is no site. */
function refuseAfterEnd({ life, outDir }: SinkState): void {
  if (life.signal.aborted) throw new Error(`the build into ${outDir} was given up`)
}

async function discard(state: SinkState): Promise<void> {
  state.life.abort()
  await removeQuietly(state.staging.dir)
}

async function publish(state: SinkState, pages: PageCounts): Promise<void> {
  refuseAfterEnd(state)
  const { outDir, old, options, written, totals } = state
  const text = manifestText(written, pages)
  // Of the very same site nothing has to be exchanged.
  const isSame =
    totals.unchanged === totals.files && old?.text === text && areReadable(outDir, written.keys())
  await (isSame ? discard(state) : replace(state, text)).catch((error: unknown) => refuse(outDir, error))
  if (options.stamps && (!isSame || state.stampsAreOld)) keepStamps(options.stamps, outDir, written)
}

/** Makes the staging folder whole and exchanges it for the published one. */
async function replace(state: SinkState, text: string): Promise<void> {
  const { outDir, options, old, staging, written, unflushed, life } = state
  for (const [path, { isUnchanged }] of written) {
    if (!isUnchanged) continue
    staging.makeFolderOf(path)
    if (linkOrCopy(join(outDir, path), staging.at(path))) unflushed.push(path)
  }
  if (old && !options.force) keepForeignFiles(outDir, staging.dir, old.files, staging.setsMode)
  const list = join(staging.dir, MANIFEST)
  writeFileSync(list, text, { mode: FILE_MODE, flush: true })
  if (staging.setsMode) chmodSync(list, FILE_MODE)
  const folders = [...foldersOf(written.keys())]
  await flushAll({ files: unflushed, folders }, (path) => staging.at(path), life.signal)
  // Between two waits the program may have been asked to stop, and the staging folder be removed already.
  refuseAfterEnd(state)
  await flushFolder(staging.dir)
  refuseAfterEnd(state)
  const { undo, finish } = exchange(outDir)
  try {
    await flushFolder(dirname(outDir))
  } catch (error) {
    undo()
    throw error
  }
  await finish()
}

/** Puts right what a killed build left, and reads what is published. Throws `UsageError` when that was made by others. */
async function openOutput(outDir: string, force: boolean): Promise<Manifest | null> {
  const parent = dirname(outDir)
  attempt(parent, () => makeFolder(parent, true))
  await cleanOutput(outDir).catch((error: unknown) => refuse(outDir, error))
  const old = await readManifest(outDir)
  // What docsite made cannot be told from what others put there: pages that are gone would stay for ever.
  if (old === 'damaged' && !force)
    throw new UsageError(
      `the list of published files, ${join(outDir, MANIFEST)}, is damaged: remove the folder, or pass --force to replace all that is in it`,
    )
  if (old !== null && old !== 'damaged') return old
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

/** Whether a web server can enter all folders of these files. */
function areReadable(outDir: string, paths: Iterable<string>): boolean {
  return [...foldersOf(paths)].every((folder) => hasMode(statSync(join(outDir, folder)), FOLDER_MODE))
}

/** The folders that files are in, and those above them; the first is the root, an empty path. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set([''])
  for (const path of paths)
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder)
  return folders
}
