// Single changes of files gathered into batches: one save is one batch however an editor writes, and a checkout of thousands of
// files is one as well.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that changed, relative to the site folder, `/`-separated, NFC. */
export interface FileBatch {
  readonly paths: readonly string[]
  /** Those of them that appeared or went. */
  readonly listed: readonly string[]
}

/** Whose changes are gathered, and who receives them. */
export interface BatchOptions {
  readonly siteDir: string
  /** Called at once when a batch begins. */
  readonly onActivity?: () => void
  /** The next batch waits until this one is applied. */
  readonly changed: (batch: FileBatch) => void | Promise<void>
  /** Bytes of a file by its absolute path, -1 for none; the disk's, unless a test says otherwise. */
  readonly sizeOf?: (path: string) => Promise<number>
}

/** The batch that is being gathered. */
export interface Batches {
  /** A file has changed; listed: it appeared or went. */
  add(path: string, isListed: boolean): void
  /** Whether what was written to a file at a time is in a batch: in the next one, or in one with this file afterwards. */
  covers(path: string, mtimeMs: number): boolean
  close(): void
}

/** Silence that ends a batch: short for a save, longer when many files change. */
const QUIET_MS = 12
const QUIET_MANY_MS = 250
const MANY = 8
/** After many files more are likely for so long: a checkout comes in waves. */
const WAVES_MS = 1500
/** A batch is handed over after this time at the latest: a file may be saved again and again, a checkout ends. */
const LONGEST_MS = 2500
const LONGEST_MANY_MS = 10_000
/** An empty file may be half of a save: it is looked at so often, and gets so long to be filled. */
const EMPTY_MS = 60
const LONGEST_EMPTY_MS = 600
/** A file that is gone may be half of a save as well: many editors put the old one aside and write a new one at once. */
const GONE_MS = 10
/** The times of files tick: one may lie so far before the real time. */
const CLOCK_MS = 8

/** Gathers single events until they have come to rest. */
export function createBatches({ siteDir, changed, onActivity, sizeOf = sizeOnDisk }: BatchOptions): Batches {
  const paths = new Set<string>()
  const listed = new Set<string>()
  /** When a file was last handed over, milliseconds since 1970. */
  const flushedAt = new Map<string, number>()
  const state: {
    timer?: NodeJS.Timeout
    since: number
    /** When half of a save was first seen in this batch, milliseconds since 1970. */
    halfSince: number | null
    many: number
    busy: boolean
  } = {
    since: 0,
    halfSince: null,
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
    const waited = state.halfSince === null ? 0 : Date.now() - state.halfSince
    const sizes = paths.size > MANY ? [] : await sizesOf(siteDir, paths, sizeOf)
    const isHalf = sizes.includes(0) ? waited < LONGEST_EMPTY_MS : sizes.includes(-1) && waited < GONE_MS
    if (isHalf) {
      state.halfSince ??= Date.now()
      later(sizes.includes(0) ? EMPTY_MS : GONE_MS)
      return
    }
    const batch = { paths: [...paths], listed: [...listed] }
    paths.clear()
    listed.clear()
    state.halfSince = null
    if (batch.paths.length === 0) return
    if (batch.paths.length > MANY) state.many = Date.now()
    state.busy = true
    for (const path of batch.paths) flushedAt.set(path, Date.now())
    try {
      await changed(batch)
    } finally {
      state.busy = false
    }
    // What came meanwhile is one more batch.
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
