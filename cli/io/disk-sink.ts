// Publishes a site on disk: all files go into a staging folder next to the output, which then replaces the output by
// rename, so that the output is one complete site at any moment. Unchanged files are hard links to the published ones,
// so no byte is written twice. A site without any change is left alone.
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type EmittedFile, isNotInMemory, type OutputTarget } from '../model/output.ts'
import { UsageError } from '../model/ports.ts'
import { compareStrings } from '../text/compare.ts'
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

/** Statistics of a build. */
export interface SinkTotals {
  files: number
  bytes: number
  /** Files equal to those in the previous output, which were linked instead of written. */
  unchanged: number
  /** Bytes of the files that were written. */
  bytesWritten: number
}

/** Output of a build: all files or none. */
export interface DiskSink extends OutputTarget {
  /** Absolute path of the published folder. */
  readonly folder: string
  write(file: EmittedFile): Promise<void>
  readonly totals: SinkTotals
  /** Number of pages of the published site by part; empty if nothing is published. */
  readonly publishedPages: PageCounts
  /** Whether the published files have this hash. */
  holds(filesHash: string): boolean
  /** Reuses the published site as it is. Returns false and does nothing if somebody has changed it. */
  reusePublished(): boolean
  /** Hash of all files handed over, by their paths and hashes. */
  filesHash(): string
  /** Replaces the old files with the new ones, which have these page counts. */
  publish(pages: PageCounts): Promise<void>
  /** Discards the written files. */
  discard(): Promise<void>
}

/** Options of a sink. */
export interface SinkOptions {
  /** Accept a folder that this tool did not make, and replace everything in it. */
  readonly force: boolean
  /** Stamps of published files; without them all published files are read again. */
  readonly stamps?: StampStore
}

/** A file of the next site. */
interface NextFile extends ManifestEntry {
  readonly isUnchanged: boolean
}

/** A build in progress. */
interface SinkState {
  readonly outDir: string
  readonly options: SinkOptions
  /** The published files. */
  readonly old: Manifest | null
  /** Stamp of a published file at the time it had this hash. */
  readonly stampOf: (path: string, hash: string) => string | undefined
  readonly staging: StagingFolder
  readonly written: Map<string, NextFile>
  /** Files newly written to disk. */
  readonly unflushed: string[]
  readonly totals: SinkTotals
  /** Aborted when the build is given up: nothing may be written or published after that. */
  readonly life: AbortController
  stampsAreOld: boolean
  /**
   * Published files sorted so that those of a folder are adjacent. Computed on demand, because each page may have a
   * folder.
   */
  inOrder?: readonly string[]
}

/**
 * Opens a staging folder next to `outDir`. Throws `UsageError` if the folder contains files that this tool did not make
 * (unless forced), and `EnvironmentError` if it cannot be written.
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
    // Synchronous: for files of this size, passing them to the thread pool costs more than writing them.
    write: async ({ path, body }) => {
      const place = placeOf(state, path)
      if (!isNotInMemory(body)) return count(state, path, placeWhole(place, body))
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

/** The published file at a path. */
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

/** Paths of published files; a path with a trailing slash stands for all files of that folder. */
function filesAt(state: SinkState, paths: readonly string[]): readonly string[] {
  const inside = (folder: string) => {
    state.inOrder ??= [...(state.old?.files.keys() ?? [])].sort(compareStrings)
    return filesIn(state.inOrder, folder)
  }
  return paths.flatMap((path) => (path.endsWith('/') ? inside(path) : path))
}

function filesIn(sorted: readonly string[], folder: string): readonly string[] {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if (compareStrings(sorted[middle] ?? '', folder) < 0) start = middle + 1
    else end = middle
  }
  const found: string[] = []
  for (let at = start; sorted[at]?.startsWith(folder); at++) found.push(sorted[at] ?? '')
  return found
}

/** Reuses published files as they are, all or none of them. */
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
  // Most published files stay unchanged, and most folders are not needed before the end.
  if (!published) attempt(path, () => staging.makeFolderOf(path))
  return { setsMode: staging.setsMode, file, path, ...(published ? { published } : {}) }
}

/** Throws once the build has been given up: the staging folder is incomplete from then on. */
function refuseAfterEnd({ life, outDir }: SinkState): void {
  if (life.signal.aborted) throw new Error(`the build into ${outDir} was aborted`)
}

async function discard(state: SinkState): Promise<void> {
  state.life.abort()
  await removeQuietly(state.staging.dir)
}

async function publish(state: SinkState, pages: PageCounts): Promise<void> {
  refuseAfterEnd(state)
  const { outDir, old, options, written, totals } = state
  const text = manifestText(written, pages)
  // An identical site need not be replaced.
  const isSame =
    totals.unchanged === totals.files && old?.text === text && areReadable(outDir, written.keys())
  await (isSame ? discard(state) : replace(state, text)).catch((error: unknown) => refuse(outDir, error))
  if (options.stamps && (!isSame || state.stampsAreOld)) keepStamps(options.stamps, outDir, written)
}

/** Completes the staging folder and replaces the published folder with it. */
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
  // While waiting, the program may have been asked to stop and the staging folder may be gone.
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

/**
 * Repairs the state after a killed build, and reads what is published. Throws `UsageError` if the folder was made by
 * others.
 */
async function openOutput(outDir: string, force: boolean): Promise<Manifest | null> {
  const parent = dirname(outDir)
  attempt(parent, () => makeFolder(parent, true))
  await cleanOutput(outDir).catch((error: unknown) => refuse(outDir, error))
  const old = await readManifest(outDir)
  // Without the list, files made by docsite cannot be told from others: removed pages would stay forever.
  if (old === 'damaged' && !force)
    throw new UsageError(
      `the list of published files, ${join(outDir, MANIFEST)}, is damaged: remove the folder, or pass --force to replace everything in it`,
    )
  if (old !== null && old !== 'damaged') return old
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(`${outDir} is a file: choose another --out-dir`)
    return refuse(outDir, error)
  })
  if (entries.length > 0 && !force)
    throw new UsageError(
      `${outDir} is not empty and was not made by docsite: choose another --out-dir, or pass --force to replace everything in it`,
    )
  return null
}

/** Whether a web server can enter all folders of these files. */
function areReadable(outDir: string, paths: Iterable<string>): boolean {
  return [...foldersOf(paths)].every((folder) => hasMode(statSync(join(outDir, folder)), FOLDER_MODE))
}

/** All folders of files, including ancestors; the first is the root, an empty path. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set([''])
  for (const path of paths)
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder)
  return folders
}
