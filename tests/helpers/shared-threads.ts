// Threads of the program shared by consecutive commands in a test process: loading the program again in each command would cost
// more than everything else a command does on a small site. A thread that has run site code, or is still busy, ends with its
// command.
import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import type { Worker, WorkerOptions } from 'node:worker_threads'
import { END } from '../../cli/io/end-thread.ts'

/** The module as the bundled program sees it; its properties can be replaced. */
const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Worker }
const OwnWorker = threads.Worker

/** Program of threads that compile and render pages; other threads run site code. */
const PAGES = /\/dist\/worker\.cjs$/
/** Maximum number of idle threads kept for the next command. */
const MAX_WAITING = 2

/** A message to such a thread, as far as it matters here. */
interface Request {
  readonly kind: string
  readonly options?: { readonly markdown?: { readonly plugins?: unknown } } | number
  readonly runtime?: { readonly hasTheme?: boolean }
}

/** Whether a thread runs site code from this message on. */
const bringsCode = ({ options, runtime }: Request): boolean =>
  runtime?.hasTheme === true || (typeof options === 'object' && !!options.markdown?.plugins)

/** Fallback for a thread that another command released before it had reported its start. */
const NUMBERLESS = { kind: 'started', number: 0 }

const state = {
  own: new WeakSet<Worker>(),
  waiting: [] as Worker[],
  borrowed: new Set<BorrowedThread>(),
  /** The start message of each thread. */
  started: new WeakMap<Worker, Request>(),
}

/** A thread for the time a command uses it. */
class BorrowedThread extends EventEmitter {
  readonly stdout = new PassThrough()
  readonly #worker: Worker
  readonly #print = (part: Buffer) => void this.stdout.write(part)
  /** Number of unanswered jobs. */
  #jobs = 0
  #hasCode = false

  constructor(program: URL, options: WorkerOptions) {
    super()
    const known = state.waiting.pop()
    this.#worker = known ?? new OwnWorker(program, options)
    state.own.add(this.#worker)
    this.#worker.stdout.on('data', this.#print)
    this.#worker.on('message', (answer: Request) => {
      if (answer.kind === 'started') state.started.set(this.#worker, answer)
      else this.#jobs--
      this.emit('message', answer)
    })
    this.#worker.on('error', (error) => this.emit('error', error))
    this.#worker.on('exit', (code) => {
      state.borrowed.delete(this)
      this.stdout.end()
      this.emit('exit', code)
    })
    state.borrowed.add(this)
    // The thread has already reported its start to an earlier command.
    if (known) setImmediate(() => this.emit('message', state.started.get(known) ?? NUMBERLESS))
  }

  get performance(): Worker['performance'] {
    return this.#worker.performance
  }

  postMessage(request: Request | typeof END): void {
    if (request === END && this.#isOfUse()) {
      this.#giveBack()
      return
    }
    if (request !== END) {
      if (request.kind === 'compile' || request.kind === 'render') this.#jobs++
      this.#hasCode ||= bringsCode(request)
    }
    this.#worker.postMessage(request)
  }

  ref(): void {
    this.#worker.ref()
  }

  unref(): void {
    this.#worker.unref()
  }

  async terminate(): Promise<number> {
    return state.borrowed.has(this) ? this.#worker.terminate() : 0
  }

  #isOfUse(): boolean {
    return this.#jobs === 0 && !this.#hasCode && state.waiting.length < MAX_WAITING
  }

  /** Makes the thread available to another command. */
  #giveBack(): void {
    state.borrowed.delete(this)
    for (const event of ['message', 'error', 'exit']) this.#worker.removeAllListeners(event)
    this.#worker.stdout.off('data', this.#print)
    this.#worker.unref()
    state.waiting.push(this.#worker)
    this.stdout.end()
    this.emit('exit', 0)
  }
}

/** Replaces the `Worker` class: threads of the program above are borrowed. */
function OwnOrBorrowed(program: string | URL, options: WorkerOptions = {}): Worker {
  const isPages = program instanceof URL && PAGES.test(program.pathname)
  return isPages
    ? (new BorrowedThread(program, options) as unknown as Worker)
    : new OwnWorker(program, options)
}

/** Makes commands share threads until the returned function is called. */
export function shareThreads(): () => Promise<void> {
  threads.Worker = OwnOrBorrowed as unknown as typeof Worker
  return async () => {
    threads.Worker = OwnWorker
    await Promise.all([...state.borrowed].map((thread) => thread.terminate()))
  }
}

/** Whether a thread outlives its command. */
export const isShared = (thread: Worker): boolean => state.own.has(thread)
