// Threads that compile and render pages. They start with the first page to compile (a warm build starts none), or
// earlier if one is certain to come. A page that exceeds its time limit costs its thread, not the build: the thread is
// replaced and its other jobs are repeated.
import { Worker } from 'node:worker_threads'
import type { PageRenderer } from '../model/page-renderer.ts'
import type { Compiler } from '../model/ports.ts'
import type { WorkerAnswer } from '../model/worker.ts'
import { printLines } from './code-run.ts'
import { threadEnvironment } from './compile-cache.ts'
import { endThread } from './end-thread.ts'
import type { Engine } from './engine.ts'
import { nextAssignment } from './schedule.ts'
import { type ThreadClock, threadClock } from './thread-clock.ts'
import {
  type CompileTask,
  type Job,
  type RenderTask,
  requestsOf,
  runsTheme,
  settle,
  sharedPayloads,
  type ThreadMemory,
  tooSlow,
} from './thread-protocol.ts'
import { type TimeLimit, watchLimit } from './time-limit.ts'

/** Threads that implement the compiler and renderer ports of the pipeline. */
export interface PageThreads extends Compiler, PageRenderer {
  /** Starts a thread before there is work for it, because starting takes time. */
  prepare(): void
  /** Ends all threads and abandons their jobs. New jobs start new threads. */
  close(): Promise<void>
}

/** Callbacks for code of a site's theme. */
export interface ThreadSettings {
  /** Receives a line that such code prints. */
  readonly print?: (line: string) => void
}

interface Thread extends ThreadMemory {
  readonly worker: Worker
  readonly clock: ThreadClock
  /** System thread id, once the thread has sent it. */
  number: number
  /** Jobs that were sent and not answered yet. */
  readonly queue: Job[]
  /** The thread runs code of a theme, or has run it. */
  runsTheme: boolean
  /** Limit of the first job. */
  limit?: TimeLimit
}

/** All threads, and the jobs waiting for one. */
interface Pool {
  readonly threads: Thread[]
  readonly maxThreads: number
  readonly waiting: {
    readonly compile: CompileTask[]
    readonly render: RenderTask[]
  }
  readonly shared: ReturnType<typeof sharedPayloads>
  readonly newWorker: () => Worker
  readonly engine: Engine
  readonly print: (line: string) => void
  pages: number
  themeFails: boolean
  /** A callback is scheduled that returns a waiting page. */
  isReturning: boolean
}

/** At most `maxThreads` threads that run the worker module at `workerUrl`. */
export function pageThreads(
  maxThreads: number,
  workerUrl: URL,
  engine: Engine,
  { print = () => undefined }: ThreadSettings = {},
): PageThreads {
  const resourceLimits = { maxYoungGenerationSizeMb: 12 }
  const pool: Pool = {
    threads: [],
    maxThreads,
    waiting: { compile: [], render: [] },
    shared: sharedPayloads(),
    newWorker: () => new Worker(workerUrl, { env: threadEnvironment(), stdout: true, resourceLimits }),
    engine,
    print,
    pages: 0,
    themeFails: false,
    isReturning: false,
  }
  return {
    prepare() {
      if (pool.threads.length === 0) start(pool)
    },
    compile: (input) =>
      new Promise((resolve, reject) => {
        pool.waiting.compile.push({ kind: 'compile', input, resolve, reject })
        assign(pool)
      }),
    render: (input) =>
      new Promise((resolve, reject) => {
        pool.pages++
        pool.waiting.render.push({ kind: 'render', input, resolve, reject })
        assign(pool)
      }),
    close: () => close(pool),
  }
}

/** Gives waiting jobs to threads with free capacity. */
function assign(pool: Pool): void {
  for (let next = nextAssignment(pool); next; next = nextAssignment(pool)) {
    const job = pool.waiting[next.kind].shift()
    if (job) send(pool, next.thread === 'new' ? start(pool) : next.thread, job)
  }
  if (pool.waiting.render.length > 0) returnUnclaimed(pool)
}

/** Returns a page that no thread has capacity for to the caller, once the main thread has nothing else to do. */
function returnUnclaimed(pool: Pool): void {
  if (pool.isReturning) return
  pool.isReturning = true
  setImmediate(() => {
    pool.isReturning = false
    pool.waiting.render.shift()?.resolve(null)
    if (pool.waiting.render.length > 0) assign(pool)
  })
}

function send(pool: Pool, thread: Thread, job: Job): void {
  thread.worker.ref()
  thread.runsTheme ||= runsTheme(job)
  for (const request of requestsOf(job, thread, pool.shared)) thread.worker.postMessage(request)
  if (pool.threads.length === pool.maxThreads) pool.shared.release(pool.threads)
  thread.queue.push(job)
  if (thread.queue.length === 1) limitFirst(pool, thread)
}

function start(pool: Pool): Thread {
  pool.engine.threadStarts()
  const worker = pool.newWorker()
  const clock = threadClock({
    number: () => thread.number,
    idleMs: () => worker.performance.eventLoopUtilization().idle,
  })
  const thread: Thread = { worker, clock, number: 0, received: new Set(), queue: [], runsTheme: false }
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.kind === 'started') {
      thread.number = answer.number
      return pool.engine.works()
    }
    const job = thread.queue.shift()
    if (job) settle(job, answer)
    limitFirst(pool, thread)
    assign(pool)
  })
  printLines(worker.stdout, pool.print)
  worker.on('error', (error) => lose(pool, thread, error))
  worker.on('exit', () => {
    if (pool.threads.includes(thread))
      lose(pool, thread, new Error('a thread ended before it finished its work'))
  })
  // Must come last: adding a listener keeps the program alive again.
  worker.unref()
  pool.threads.push(thread)
  return thread
}

/**
 * Sets the time limit of a thread's first job: for compiling, and for rendering if that runs code of the site's theme.
 */
function limitFirst(pool: Pool, thread: Thread): void {
  thread.limit?.cancel()
  delete thread.limit
  const [job] = thread.queue
  if (!job) thread.worker.unref()
  else if (job.kind === 'compile') {
    const { pageMs } = job.input.options.limits
    thread.limit = watchJob(thread, pageMs, () =>
      replace(pool, thread, () => job.resolve(tooSlow(job.input, pageMs))),
    )
  } else if (runsTheme(job))
    thread.limit = watchJob(thread, job.input.site.context.config.limits.renderMs, () =>
      lose(pool, thread, new Error('a page takes too long')),
    )
}

/** Calls `reached` when a thread has used this many milliseconds from now on, to within 2 %. */
const watchJob = ({ clock }: Thread, limitMs: number, reached: () => void): TimeLimit =>
  watchLimit(limitMs, clock(limitMs / 50), reached)

/**
 * Handles a thread that died. If it ran code of the theme, threads no longer run such code, and its jobs are repeated.
 */
function lose(pool: Pool, thread: Thread, error: Error): void {
  pool.themeFails ||= thread.runsTheme
  replace(pool, thread, thread.runsTheme ? undefined : (job) => job.reject(error))
}

/** Ends a thread. `settleFirst` settles its first job; the others wait for another thread. */
function replace(pool: Pool, thread: Thread, settleFirst?: (job: Job) => void): void {
  thread.limit?.cancel()
  void thread.worker.terminate()
  pool.threads.splice(pool.threads.indexOf(thread), 1)
  const { compile, render } = pool.waiting
  const again = thread.queue.slice(settleFirst ? 1 : 0)
  compile.unshift(...again.filter((job) => job.kind === 'compile'))
  render.unshift(...again.filter((job) => job.kind === 'render'))
  const [first] = thread.queue
  if (first) settleFirst?.(first)
  assign(pool)
}

async function close(pool: Pool): Promise<void> {
  const threads = pool.threads.splice(0)
  await Promise.all(
    threads.map(({ worker, limit }) => {
      limit?.cancel()
      worker.removeAllListeners('message')
      return endThread(worker)
    }),
  )
}
