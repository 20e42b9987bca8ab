// Watches the files of a site and tells of changes in batches: one save is one batch however an editor writes, and a checkout
// of thousands of files is one as well.
import { realpathSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ChokidarOptions, FSWatcher } from 'chokidar'

/** Files that changed, relative to the site folder, `/`-separated, NFC. */
export interface FileBatch {
  readonly paths: readonly string[]
  /** Those of them that appeared or went. */
  readonly listed: readonly string[]
}

/** What is watched, and who is told. */
export interface WatchOptions {
  readonly siteDir: string
  /** Folders directly below the site folder that are watched; files there always are. */
  readonly folders: readonly string[]
  /** Milliseconds since 1970: files written later than this are news even when the watch only begins; now by default. */
  readonly since?: number
  /** Told at once when a batch begins. */
  readonly stirred?: () => void
  /** The next batch waits until this one is taken in. */
  readonly changed: (batch: FileBatch) => void | Promise<void>
  /** Watching does not work as it should: why, and what happens instead. */
  readonly trouble: (message: string) => void
  /** Stands in for chokidar in tests. */
  readonly start?: (dir: string, options: ChokidarOptions) => FSWatcher
}

/** A running watch. */
export interface Watch {
  /** Resolves when every change from now on is noticed. */
  readonly ready: Promise<void>
  /** Watches other folders from now on. */
  follow(folders: readonly string[]): void
  close(): Promise<void>
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
/** An empty file may be half of a save: it gets this long to be filled. */
const EMPTY_MS = 60
const POLL_MS = 400
/** Changes of one file that are closer than this may come as one event. */
const PASSED_OVER_MS = 60
/** The times of files tick: one may lie so far before the real time. */
const CLOCK_MS = 8

/** Files and folders that are no part of any site, and the traces of editors. */
const IGNORED =
  /(^|\/)(node_modules|\.git|\.docsite|\.[^/]*\.docsite-[a-z]+|4913|[^/]+~|\.#[^/]*|#[^/]*#|\.[^/]*\.sw[a-z])(\/|$)/

/** Starts watching. */
export async function watchSite(options: WatchOptions): Promise<Watch> {
  const start = options.start ?? (await import('chokidar')).watch
  const { siteDir, since = Date.now() } = options
  const state = { folders: new Set(options.folders), polling: false, closed: false }
  const batches = createBatches(options)

  const siteRelative = (path: string) => relative(siteDir, path).split(sep).join('/').normalize('NFC')
  const isIgnored = (path: string, isFile: boolean | undefined): boolean => {
    const below = siteRelative(path)
    if (below === '') return false
    if (IGNORED.test(below)) return true
    const [top = '', ...rest] = below.split('/')
    return (rest.length > 0 || isFile === false) && !state.folders.has(top)
  }

  /** Links inside the site -> what they lead to: what is written there is news here. */
  const links = new Map<string, string>()

  function follow(path: string): void {
    try {
      links.set(siteRelative(path), siteRelative(realpathSync(path)))
    } catch {
      links.delete(siteRelative(path))
    }
  }

  const linksTo = (below: string) =>
    [...links].flatMap(([link, target]) => {
      if (below === target) return [link]
      return below.startsWith(`${target}/`) ? [link + below.slice(target.length)] : []
    })

  const add = (below: string, isListed: boolean) => {
    for (const path of [below, ...linksTo(below)]) batches.add(path, isListed)
  }

  /** The watcher passes over what follows a change of the same file too closely; a second look finds it. */
  function lookAgain(below: string, before: Pick<Stats, 'mtimeMs' | 'size'>): void {
    const look = async () => {
      const now = await stat(join(siteDir, below)).catch(() => null)
      if (state.closed || !now || (now.mtimeMs === before.mtimeMs && now.size === before.size)) return
      if (!batches.covers(below, now.mtimeMs)) add(below, false)
      lookAgain(below, now)
    }
    setTimeout(() => void look(), PASSED_OVER_MS).unref()
  }

  function open(polling: boolean): FSWatcher {
    const watcher = start(siteDir, {
      ignored: (path, stats) => isIgnored(path, stats?.isFile()),
      followSymlinks: false,
      ...(polling ? { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS } : {}),
    })
    const first = { over: false }
    watcher.once('ready', () => {
      first.over = true
      ready.tell()
    })
    watcher.on('all', (event, path, stats) => {
      if (event === 'addDir' || event === 'unlinkDir') return
      if (stats?.isSymbolicLink()) follow(path)
      // What was there before is no news, unless it was written while the watch began.
      if (event === 'add' && !first.over && (stats?.mtimeMs ?? 0) < since) return
      const below = siteRelative(path)
      add(below, event !== 'change')
      if (event === 'change' && stats) lookAgain(below, stats)
    })
    watcher.on('error', (error) => failed(error, polling))
    return watcher
  }

  function failed(error: unknown, polling: boolean): void {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    if (polling || state.polling || state.closed || !['ENOSPC', 'EMFILE', 'ENFILE'].includes(code)) {
      if (!state.closed && !state.polling) options.trouble(`watching files: ${code}`)
      return
    }
    state.polling = true
    options.trouble(
      code === 'ENOSPC'
        ? 'the system has no file watches left (fs.inotify.max_user_watches); files are polled instead, which is slower. Raise the limit: sudo sysctl fs.inotify.max_user_watches=524288'
        : `too many open files (${code}); files are polled instead, which is slower. Raise the limits: ulimit -n 65536, sudo sysctl fs.inotify.max_user_instances=1024`,
    )
    const old = current.watcher
    current.watcher = open(true)
    void old.close()
  }

  // Whichever watcher it is in the end that sees everything.
  const ready = { tell: () => {}, told: Promise.resolve() }
  ready.told = new Promise<void>((resolve) => {
    ready.tell = resolve
  })
  const current = { watcher: open(false) }
  return {
    ready: ready.told,
    follow(folders) {
      const fresh = folders.filter((folder) => !state.folders.has(folder))
      state.folders = new Set(folders)
      for (const folder of fresh) current.watcher.add(join(siteDir, folder))
    },
    async close() {
      state.closed = true
      batches.close()
      await current.watcher.close()
    },
  }
}

/** Gathers single events until they have come to rest. */
function createBatches({ siteDir, changed, stirred }: WatchOptions) {
  const paths = new Set<string>()
  const listed = new Set<string>()
  const state: {
    timer?: NodeJS.Timeout
    since: number
    /** When the last batch was handed over, milliseconds since 1970. */
    flushedAt: number
    waitedForEmpty: boolean
    many: number
    busy: boolean
  } = {
    since: 0,
    flushedAt: 0,
    waitedForEmpty: false,
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
    if (!state.waitedForEmpty && paths.size <= MANY && (await anyEmpty(siteDir, paths))) {
      state.waitedForEmpty = true
      later(EMPTY_MS)
      return
    }
    const batch = { paths: [...paths], listed: [...listed] }
    paths.clear()
    listed.clear()
    state.waitedForEmpty = false
    if (batch.paths.length === 0) return
    if (batch.paths.length > MANY) state.many = Date.now()
    state.busy = true
    state.flushedAt = Date.now()
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
        stirred?.()
      }
      paths.add(path)
      if (isListed) listed.add(path)
      rest()
    },
    /** Whether what was written to a file at a time is in a batch: in the next one, or in one that read it afterwards. */
    covers: (path: string, mtimeMs: number) => paths.has(path) || mtimeMs + CLOCK_MS < state.flushedAt,
    close: () => clearTimeout(state.timer),
  }
}

async function anyEmpty(siteDir: string, paths: ReadonlySet<string>): Promise<boolean> {
  const sizes = await Promise.all(
    [...paths].map((path) =>
      stat(join(siteDir, path)).then(
        ({ size }) => size,
        () => -1,
      ),
    ),
  )
  return sizes.includes(0)
}
