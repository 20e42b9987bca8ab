// Groups file changes into batches: one save is one batch, however an editor writes it, and so is a checkout of
// thousands of files.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Changed files, relative to the site folder, `/`-separated, NFC. */
export interface FileBatch {
  readonly paths: readonly string[]
  /** Files among them that were created or deleted. */
  readonly listed: readonly string[]
}

/** Options of batching. */
export interface BatchOptions {
  readonly siteDir: string
  /** Called immediately when a batch begins. */
  readonly onActivity?: () => void
  /** Receives a batch. The next one waits until this one is applied. */
  readonly changed: (batch: FileBatch) => void | Promise<void>
  /** Size of a file by absolute path, -1 if it does not exist. Reads the disk by default; tests override it. */
  readonly sizeOf?: (path: string) => Promise<number>
}

/** The batch being collected. */
export interface Batches {
  /** Adds a changed file; `isListed`: it was created or deleted. */
  add(path: string, isListed: boolean): void
  /** Whether a write to a file at this time is covered: by the current batch, or by one handed over after the write. */
  covers(path: string, mtimeMs: number): boolean
  close(): void
}

/** Silence that ends a batch: short for a save, longer if many files change. */
const QUIET_MS = 12
const QUIET_MANY_MS = 250
const MANY = 8
/** For this long after many changes, more are likely: a checkout comes in waves. */
const WAVES_MS = 1500
/** Longest time before a batch is handed over: a file may be saved repeatedly, while a checkout ends. */
const LONGEST_MS = 2500
const LONGEST_MANY_MS = 10_000
/** An empty file may be an unfinished save: it is checked at this interval, and has this long to be filled. */
const EMPTY_MS = 60
const LONGEST_EMPTY_MS = 600
/** A missing file may be an unfinished save as well: many editors move the old file away and then write a new one. */
const GONE_MS = 10
/** Resolution of file times: one may be this much before the real time. */
const CLOCK_MS = 8

/** Collects single events until no more arrive. */
export function createBatches({ siteDir, changed, onActivity, sizeOf = sizeOnDisk }: BatchOptions): Batches {
  const paths = new Set<string>()
  const listed = new Set<string>()
  /** When a file was last handed over, in milliseconds since 1970. */
  const flushedAt = new Map<string, number>()
  const state: {
    timer?: NodeJS.Timeout
    since: number
    /** When an unfinished save was first seen in this batch, in milliseconds since 1970. */
    unfinishedSince: number | null
    many: number
    busy: boolean
  } = {
    since: 0,
    unfinishedSince: null,
    many: -WAVES_MS,
    busy: false,
  }

  const later = (delayMs: number) => {
    clearTimeout(state.timer)
    state.timer = setTimeout(() => void flush(), delayMs)
  }
  const rest = () => {
    const isMany = paths.size > MANY || Date.now() - state.many < WAVES_MS
    const left = state.since + (isMany ? LONGEST_MANY_MS : LONGEST_MS) - Date.now()
    later(Math.max(0, Math.min(isMany ? QUIET_MANY_MS : QUIET_MS, left)))
  }

  async function flush(): Promise<void> {
    if (state.busy) return
    const waited = state.unfinishedSince === null ? 0 : Date.now() - state.unfinishedSince
    const sizes = paths.size > MANY ? [] : await sizesOf(siteDir, paths, sizeOf)
    const isHalf = sizes.includes(0) ? waited < LONGEST_EMPTY_MS : sizes.includes(-1) && waited < GONE_MS
    if (isHalf) {
      state.unfinishedSince ??= Date.now()
      later(sizes.includes(0) ? EMPTY_MS : GONE_MS)
      return
    }
    const batch = { paths: [...paths], listed: [...listed] }
    paths.clear()
    listed.clear()
    state.unfinishedSince = null
    if (batch.paths.length === 0) return
    if (batch.paths.length > MANY) state.many = Date.now()
    state.busy = true
    for (const path of batch.paths) flushedAt.set(path, Date.now())
    try {
      await changed(batch)
    } finally {
      state.busy = false
    }
    // Changes that arrived meanwhile form another batch.
    if (paths.size > 0) rest()
  }

  return {
    add(path: string, isListed: boolean) {
      if (paths.size === 0) {
        state.since = Date.now()
        onActivity?.()
      }
      paths.add(path)
      if (isListed) listed.add(path)
      rest()
    },
    covers: (path: string, mtimeMs: number) =>
      paths.has(path) || mtimeMs + CLOCK_MS < (flushedAt.get(path) ?? 0),
    close: () => clearTimeout(state.timer),
  }
}

const sizesOf = (
  siteDir: string,
  paths: ReadonlySet<string>,
  sizeOf: (path: string) => Promise<number>,
): Promise<readonly number[]> => Promise.all([...paths].map((path) => sizeOf(join(siteDir, path))))

const sizeOnDisk = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => -1,
  )
