// Watches the files of a site and reports changes in batches.
import { realpathSync, type Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChokidarOptions, FSWatcher } from 'chokidar'
import { own } from '../../runtime/model/own.ts'
import { pathBelow } from './path-below.ts'
import { type Batches, type BatchOptions, createBatches } from './watch-batches.ts'

export type { FileBatch } from './watch-batches.ts'

/** Watched files and callbacks. */
export interface WatchOptions extends BatchOptions {
  /** Watched folders directly below the site folder; files there are always watched. */
  readonly folders: readonly string[]
  /** Milliseconds since 1970: files written after this are reported even if the watch starts later. Default: now. */
  readonly since?: number
  /** Whether a file affects the site, or would if it existed; other changes are ignored. Default: all do. */
  readonly concerns?: (path: string) => boolean
  /** Called if watching does not work properly, with the reason and the fallback. */
  readonly trouble: (message: string) => void
  /** Replaces chokidar in tests. */
  readonly start?: (dirs: string[], options: ChokidarOptions) => FSWatcher
}

/** A running watch. */
export interface Watch {
  /** Resolves once every further change is noticed. */
  readonly ready: Promise<void>
  /** Changes the watched folders. */
  follow(folders: readonly string[]): void
  close(): Promise<void>
}

const POLL_MS = 400
/** Two changes of one file within this time may be reported as one event. */
const MERGED_EVENTS_MS = 60
/** Delays after which a new folder is read again: chokidar lists it first and watches it afterwards. */
const NEW_FOLDER_MS = [60, 250, 1000, 4000] as const

/** Files and folders that do not belong to a site, and temporary files of editors. */
const IGNORED =
  /(^|\/)(node_modules|\.git|\.docsite|\.[^/]*\.docsite-[a-z]+|4913|[^/]+~|\.#[^/]*|#[^/]*#|\.[^/]*\.sw[a-z])(\/|$)/

/** State of a running watch. */
interface WatchState {
  readonly options: WatchOptions
  /** Milliseconds since 1970: older writes are not reported. */
  readonly since: number
  readonly start: (dirs: string[], options: ChokidarOptions) => FSWatcher
  readonly batches: Batches
  /** Links inside the site -> their targets: changes there are reported for the link as well. */
  readonly links: Map<string, string>
  folders: ReadonlySet<string>
  watcher: FSWatcher | null
  polling: boolean
  closed: boolean
}

/** Starts watching. */
export async function watchSite(options: WatchOptions): Promise<Watch> {
  const { since = Date.now() } = options
  const state: WatchState = {
    options,
    since,
    start: options.start ?? (await import('chokidar')).watch,
    batches: createBatches(options),
    links: new Map(),
    folders: new Set(options.folders),
    watcher: null,
    polling: false,
    closed: false,
  }
  return {
    // Resolves with whichever watcher is finally used.
    ready: new Promise((resolve) => open(state, resolve)),
    follow(folders) {
      const fresh = folders.filter((folder) => !state.folders.has(folder))
      state.folders = new Set(folders)
      for (const folder of fresh) state.watcher?.add(join(options.siteDir, folder))
    },
    async close() {
      state.closed = true
      state.batches.close()
      await state.watcher?.close()
    },
  }
}

function open(state: WatchState, ready: () => void): void {
  const { start, since, polling } = state
  const { siteDir } = state.options
  const beside = [...state.folders].filter((folder) => folder.startsWith('../'))
  const watcher = start([siteDir, ...beside.map((folder) => join(siteDir, folder))], {
    ignored: (path, stats) => isIgnored(state, path, stats?.isFile()),
    followSymlinks: false,
    // Batches handle files that disappear and come back, with a shorter wait.
    atomic: false,
    ...(polling ? { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS } : {}),
  })
  state.watcher = watcher
  const first = { over: false }
  watcher.once('ready', () => {
    first.over = true
    ready()
  })
  watcher.on('all', (event, path, stats) => {
    if (event === 'addDir' && first.over) for (const ms of NEW_FOLDER_MS) lookInto(state, watcher, path, ms)
    if (event === 'addDir' || event === 'unlinkDir') return
    const below = watchedPath(siteDir, path)
    if (stats?.isSymbolicLink()) follow(state, path)
    // Files that existed before are not reported, unless written while the watch started.
    if (event === 'add' && !first.over && (stats?.mtimeMs ?? 0) < since) return
    add(state, below, event !== 'change')
    if (event === 'change' && stats) lookAgain(state, below, stats)
  })
  watcher.on('error', (error) => failed(state, error, polling, ready))
}

/** Falls back to polling if the system's watch limits are exhausted. */
function failed(state: WatchState, error: unknown, polling: boolean, ready: () => void): void {
  const { options } = state
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  if (polling || state.polling || state.closed || !['ENOSPC', 'EMFILE', 'ENFILE'].includes(code)) {
    if (!state.closed && !state.polling) options.trouble(`watching files: ${code}`)
    return
  }
  state.polling = true
  options.trouble(
    code === 'ENOSPC'
      ? 'the system has no file watches left (fs.inotify.max_user_watches); docsite polls files instead, which is slower. Raise the limit: sudo sysctl fs.inotify.max_user_watches=524288'
      : `too many open files (${code}); docsite polls files instead, which is slower. Raise the limits: ulimit -n 65536, sudo sysctl fs.inotify.max_user_instances=1024`,
  )
  const old = state.watcher
  open(state, ready)
  void old?.close()
}

const watchedPath = (siteDir: string, path: string) => pathBelow(siteDir, path).normalize('NFC')

function isIgnored({ options, folders }: WatchState, path: string, isFile: boolean | undefined): boolean {
  const below = watchedPath(options.siteDir, path)
  if (below === '') return false
  if (IGNORED.test(below)) return true
  if (below.startsWith('../'))
    return ![...folders].some((folder) => below === folder || below.startsWith(`${folder}/`))
  const [top = '', ...rest] = below.split('/')
  return (rest.length > 0 || isFile === false) && !folders.has(top)
}

function follow({ options: { siteDir }, links }: WatchState, path: string): void {
  const below = watchedPath(siteDir, path)
  try {
    links.set(below, watchedPath(siteDir, realpathSync(path)))
  } catch {
    links.delete(below)
  }
}

/** A change of a file also counts for all links that lead to it. */
function add({ options, batches, links }: WatchState, below: string, isListed: boolean): void {
  const put = (path: string) => {
    if (options.concerns?.(path) ?? true) batches.add(path, isListed)
  }
  put(below)
  for (const [link, target] of links) {
    if (below === target) put(link)
    else if (below.startsWith(`${target}/`)) put(link + below.slice(target.length))
  }
}

/** Adds entries of a new folder that were created between listing and watching it. */
function lookInto(state: WatchState, watcher: FSWatcher, folder: string, afterMs: number): void {
  const look = async () => {
    const names = await readdir(folder).catch(() => [])
    if (state.closed || state.watcher !== watcher) return
    const known = new Set(own(watcher.getWatched(), folder))
    const missed = names.filter((name) => !known.has(name)).map((name) => join(folder, name))
    for (const path of missed) if (!isIgnored(state, path, undefined)) watcher.add(path)
  }
  setTimeout(() => void look(), afterMs).unref()
}

/** Chokidar misses a change that follows another one of the same file too closely; a second check finds it. */
function lookAgain(state: WatchState, below: string, before: Pick<Stats, 'mtimeMs' | 'size'>): void {
  const look = async () => {
    const now = await stat(join(state.options.siteDir, below)).catch(() => null)
    if (state.closed || !now || (now.mtimeMs === before.mtimeMs && now.size === before.size)) return
    if (!state.batches.covers(below, now.mtimeMs)) add(state, below, false)
    lookAgain(state, below, now)
  }
  setTimeout(() => void look(), MERGED_EVENTS_MS).unref()
}
