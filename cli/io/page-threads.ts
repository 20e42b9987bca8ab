// Threads that work on pages: they compile them, make their files once the whole site is known, and index their words. Started when the first
// page is to be compiled (a warm build starts none), or before when there is sure to be one. A page that takes longer than its
// limit to compile costs its thread its life and gets a finding; the others go on.
import { Worker } from 'node:worker_threads'
import type { CompileOptions } from '../model/compile.ts'
import type { PageMaker } from '../model/page-maker.ts'
import type { PageSite } from '../model/page-recipe.ts'
import type { Compiler } from '../model/ports.ts'
import type { SearchIndexer } from '../model/search-indexer.ts'
import type { WorkerAnswer, WorkerRequest } from '../model/worker.ts'
import { printLines } from './code-thread.ts'
import type { Engine } from './engine.ts'
import {
  type CompileJob,
  type Job,
  type MakeJob,
  type PlaceIndexJob,
  settle,
  tooSlow,
} from './thread-jobs.ts'

interface Thread {
  worker: Worker
  /** Options and sites it was told, by number. */
  readonly told: Set<number>
  readonly queue: Job[]
  /** Code of a theme runs in it, or has run. */
  runsTheme: boolean
  timer?: NodeJS.Timeout
}

/** Threads that can be stopped; stopping ends all at once. */
export interface PageThreads extends Compiler, PageMaker, SearchIndexer {
  /** Starts threads, which takes them some time, before there is work for them: no more than there will be pages. */
  prepare(pages: number): void
  close(): Promise<void>
}

/**
 * Jobs each thread holds at a time: one in work, the others ready, so that no thread waits for a main thread that is busy
 * with tables. Of pages to be made few: whoever has nothing else to do at the end should find some left.
 */
const JOBS_PER_THREAD = { compile: 128, index: 128, make: 4 }

/** Pages to be made before a thread is told the whole site for them, and before one is started only for them. */
const WORTH_TELLING = 24
const WORTH_STARTING = 96

/** What threads work for, and what the theme of a site may do in them. */
export interface ThreadSettings {
  readonly command?: string | undefined
  /** Milliseconds that a page may take whose making runs code of a theme. */
  readonly themeMs?: number
  /** Takes a line that such code prints. */
  readonly print?: (line: string) => void
}

const THEME_MS = 5000

/** At most `threads` threads running the worker module at `workerUrl`. */
export function pageThreads(
  threads: number,
  workerUrl: URL,
  engine: Engine,
  { command = 'build', themeMs = THEME_MS, print = () => undefined }: ThreadSettings = {},
): PageThreads {
  const compiling: CompileJob[] = []
  const indexing: PlaceIndexJob[] = []
  const making: MakeJob[] = []
  const pool: Thread[] = []
  const numbers = new Map<CompileOptions | PageSite, number>()
  const siteTexts = new Map<number, string>()
  const clock = roughCpuClock()
  const state = { helping: false, asked: 0, themeFails: false }

  function start(): Thread {
    engine.threadStarts()
    const thread: Thread = {
      worker: new Worker(workerUrl, {
        argv: [command],
        stdout: true,
        resourceLimits: { maxYoungGenerationSizeMb: 12 },
      }),
      told: new Set(),
      queue: [],
      runsTheme: false,
    }
    listen(thread)
    pool.push(thread)
    return thread
  }

  function listen(thread: Thread): void {
    thread.worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'started') return engine.works()
      const job = thread.queue.shift()
      clearTimeout(thread.timer)
      if (job) settle(job, answer)
      arm(thread)
      feed()
    })
    printLines(thread.worker.stdout, print)
    thread.worker.on('error', (error) => lose(thread, error))
    thread.worker.on('exit', () => {
      if (pool.includes(thread)) lose(thread, new Error('a thread ended in the middle of its work'))
    })
    // Not before: who listens keeps the program alive.
    thread.worker.unref()
  }

  /** A thread that died: where code of a theme ran in it, no thread runs that code any more, and all else is done again. */
  function lose(thread: Thread, error: Error): void {
    state.themeFails ||= thread.runsTheme
    replace(thread, thread.runsTheme ? undefined : (job) => job.reject(error))
  }

  /** The dead thread's first job is settled by `end`; the others are given to the new one. */
  function replace(thread: Thread, end?: (job: Job) => void): void {
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    pool.splice(pool.indexOf(thread), 1)
    const rest = thread.queue.slice(end ? 1 : 0)
    const [first] = thread.queue
    compiling.unshift(...rest.filter((job) => job.kind === 'compile'))
    indexing.unshift(...rest.filter((job) => job.kind === 'index'))
    making.unshift(...rest.filter((job) => job.kind === 'make'))
    if (first) end?.(first)
    feed()
  }

  /** A page in work has so much time to be compiled, and to be made where that runs code of the site's theme. */
  function arm(thread: Thread): void {
    const job = thread.queue[0]
    if (!job) thread.worker.unref()
    const limit = job && limitOf(job)
    if (!job || limit === undefined) return
    const began = clock(limit / 50)
    const late = () => {
      if (thread.queue[0] !== job) return
      const used = milliseconds(process.cpuUsage(began))
      if (used < limit) thread.timer = setTimeout(overdue, limit - used)
      else if (job.kind === 'compile') replace(thread, () => job.resolve(tooSlow(job.input, limit)))
      else lose(thread, new Error('a page takes too long'))
    }
    // The answer may have come while this thread was busy itself: it is taken before the page is given up.
    const overdue = () => void setImmediate(late)
    thread.timer = setTimeout(overdue, limit)
  }

  /** Milliseconds that a job may take; undefined where only the program's own code is at work. */
  function limitOf(job: Job): number | undefined {
    if (job.kind === 'compile') return job.input.options.limits.pageMs
    return runsTheme(job) ? themeMs : undefined
  }

  /** Number of a value that is told to each thread once; `tell` is called for the first job that needs it there. */
  function told(
    thread: Thread,
    value: CompileOptions | PageSite,
    tell: (number: number) => WorkerRequest,
  ): number {
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    if (thread.told.has(number)) return number
    thread.worker.postMessage(tell(number))
    thread.told.add(number)
    // The text of a large site is large; once nobody else is to be told, it is let go.
    if (pool.length === threads && pool.every((other) => other.told.has(number))) siteTexts.delete(number)
    return number
  }

  function send(thread: Thread, job: Job): void {
    thread.worker.ref()
    thread.runsTheme ||= runsTheme(job)
    thread.worker.postMessage(requestOf(thread, job))
    thread.queue.push(job)
    if (thread.queue.length === 1) arm(thread)
  }

  function requestOf(thread: Thread, job: Job): WorkerRequest {
    if (job.kind === 'compile') {
      const { options, ...input } = job.input
      return {
        kind: 'compile',
        options: told(thread, options, (id) => ({ kind: 'options', id, options })),
        input,
      }
    }
    if (job.kind === 'index') return { kind: 'index', ...job.input }
    const { site, runtime, recipe, places } = job.input
    const { server: _server, files: _files, placeOf: _placeOf, ...plain } = runtime
    const tell = (id: number): WorkerRequest => {
      // Settings that are code are not for views and stay behind.
      const text = siteTexts.get(id) ?? JSON.stringify(site)
      siteTexts.set(id, text)
      return { kind: 'site', id, site: text, runtime: plain }
    }
    return { kind: 'make', site: told(thread, site, tell), recipe, places }
  }

  /** The thread that takes the next job of a kind, started if it must be. */
  function roomFor(kind: Job['kind']): Thread | undefined {
    if (kind === 'make' && (state.asked < WORTH_TELLING || state.themeFails)) return undefined
    const least = pool.reduce<Thread | undefined>(
      (best, next) => (!best || next.queue.length < best.queue.length ? next : best),
      undefined,
    )
    const isWorthOne = { compile: true, index: pool.length === 0, make: state.asked >= WORTH_STARTING }
    const mayStart = pool.length < threads && isWorthOne[kind]
    if (mayStart && (!least || least.queue.length > 0)) return start()
    // A page would have to wait for the index, and everything else for the page.
    if (kind === 'make' && least?.queue.some((job) => job.kind === 'index')) return undefined
    return least && least.queue.length < JOBS_PER_THREAD[kind] ? least : undefined
  }

  /** Compiling goes first: only threads can do it, and everything else waits for it. */
  function feed(): void {
    for (;;) {
      const jobs = [compiling, indexing].find(({ length }) => length > 0) ?? making
      const thread = jobs[0] && roomFor(jobs[0].kind)
      const job = thread && jobs.shift()
      if (!job) break
      send(thread, job)
    }
    if (making.length > 0) giveBackSoon()
  }

  /** A page that no thread takes now is made by whoever asked, when he has nothing else to do. */
  function giveBackSoon(): void {
    if (state.helping) return
    state.helping = true
    setImmediate(() => {
      state.helping = false
      making.shift()?.resolve(null)
      if (making.length > 0) feed()
    })
  }

  async function close(): Promise<void> {
    const threads = pool.splice(0)
    for (const { timer } of threads) clearTimeout(timer)
    const keeper = threads.find(({ told, queue }) => told.size > 0 && queue.length === 0)
    await Promise.all(
      threads.map(({ worker }) => {
        // Nothing else may keep the program alive until the end of the thread, which somebody waits for.
        worker.removeAllListeners('message')
        worker.ref()
        return worker === keeper?.worker ? ended(worker) : worker.terminate()
      }),
    )
    // One that kept its code has changed what all threads run on.
    if (keeper) engine.works()
  }

  return {
    prepare(pages) {
      while (pool.length < Math.min(threads, pages)) start()
    },
    compile: (input) =>
      new Promise((resolve, reject) => {
        compiling.push({ kind: 'compile', input, resolve, reject })
        feed()
      }),
    make: (input) =>
      new Promise((resolve, reject) => {
        state.asked++
        making.push({ kind: 'make', input, resolve, reject })
        feed()
      }),
    async index(input) {
      // One that is only now started would come too late.
      if (pool.length === 0) return null
      return new Promise((resolve, reject) => {
        indexing.push({ kind: 'index', input, resolve, reject })
        feed()
      })
    },
    rest: close,
    close,
  }
}

const runsTheme = (job: Job) => job.kind === 'make' && job.input.runtime.hasTheme

/** Lets a thread that has nothing to do end by itself: it keeps its code for the next run. However it ends is an end. */
function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.postMessage({ kind: 'end' } satisfies WorkerRequest)
  })
}

/** Processor time of this program, as it was at most so many milliseconds ago: asking for it costs as much as a small file. */
function roughCpuClock(): (atMostMs: number) => NodeJS.CpuUsage {
  const state = { at: Number.NEGATIVE_INFINITY, used: process.cpuUsage() }
  return (atMostMs) => {
    const now = performance.now()
    if (now - state.at > atMostMs) Object.assign(state, { at: now, used: process.cpuUsage() })
    return state.used
  }
}

/** On a machine that is busy with other things time passes without work being done: that is not the page's fault. */
const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
