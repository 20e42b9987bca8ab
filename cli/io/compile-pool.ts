// Compiler threads. Started when the first page arrives (a warm build starts none). A page that takes longer than its limit
// costs its thread its life and gets a finding; the others go on.
import { Worker } from 'node:worker_threads'
import type {
  ArticleBody,
  ArticleFacts,
  CompiledPage,
  CompileInput,
  CompileOptions,
} from '../model/compile.ts'
import type { Compiler } from '../model/ports.ts'

interface Job {
  readonly input: CompileInput
  readonly resolve: (page: CompiledPage) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  worker: Worker
  readonly sent: Set<number>
  readonly queue: Job[]
  timer?: NodeJS.Timeout
}

/** A pool that can be closed; closing ends all threads at once. */
export interface CompilePool extends Compiler {
  close(): Promise<void>
}

/** Pages each thread holds at a time: one in work, one ready, so that no thread waits for a message. */
const PAGES_PER_THREAD = 2

/** A pool of at most `threads` threads running the worker module at `workerUrl`. */
export function compilePool(threads: number, workerUrl: URL): CompilePool {
  const waiting: Job[] = []
  const pool: Thread[] = []
  const optionIds = new Map<CompileOptions, number>()

  function start(): Thread {
    const thread: Thread = {
      worker: new Worker(workerUrl, { resourceLimits: { maxYoungGenerationSizeMb: 24 } }),
      sent: new Set(),
      queue: [],
    }
    listen(thread)
    pool.push(thread)
    return thread
  }

  function listen(thread: Thread): void {
    thread.worker.unref()
    thread.worker.on('message', (answer: { page?: CompiledPage; error?: string }) => {
      const job = thread.queue.shift()
      clearTimeout(thread.timer)
      if (answer.page) job?.resolve(answer.page)
      else job?.reject(new Error(`${job.input.source.path}: ${answer.error}`))
      arm(thread)
      feed()
    })
    thread.worker.on('error', (error) => replace(thread, (job) => job.reject(error)))
  }

  /** The dead thread's first page is settled by `settle`; the others are given to the new one. */
  function replace(thread: Thread, settle: (job: Job) => void): void {
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    pool.splice(pool.indexOf(thread), 1)
    const [first, ...rest] = thread.queue
    waiting.unshift(...rest)
    if (first) settle(first)
    feed()
  }

  function arm(thread: Thread): void {
    const job = thread.queue[0]
    if (!job) {
      thread.worker.unref()
      return
    }
    const limit = job.input.options.limits.pageMs
    const late = () => {
      if (thread.queue[0] === job) replace(thread, () => job.resolve(tooSlow(job.input, limit)))
    }
    // The answer may have come while this thread was busy itself: it is taken before the page is given up.
    thread.timer = setTimeout(() => setImmediate(late), limit)
  }

  function send(thread: Thread, job: Job): void {
    const { options, ...input } = job.input
    const id = optionIds.get(options) ?? optionIds.size
    optionIds.set(options, id)
    if (!thread.sent.has(id)) thread.worker.postMessage({ kind: 'options', id, options })
    thread.sent.add(id)
    thread.worker.ref()
    thread.worker.postMessage({ kind: 'page', id: 0, options: id, input })
    thread.queue.push(job)
    if (thread.queue.length === 1) arm(thread)
  }

  function feed(): void {
    while (waiting.length > 0) {
      const least = pool.reduce<Thread | undefined>(
        (best, next) => (!best || next.queue.length < best.queue.length ? next : best),
        undefined,
      )
      const thread = pool.length < threads && (!least || least.queue.length > 0) ? start() : least
      if (!thread || thread.queue.length >= PAGES_PER_THREAD) return
      const job = waiting.shift()
      if (job) send(thread, job)
    }
  }

  return {
    compile: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject })
        feed()
      }),
    async close() {
      const threads = pool.splice(0)
      for (const { timer } of threads) clearTimeout(timer)
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

/** What stands in for a page that could not be compiled in time. */
function tooSlow({ source, bodyLine }: CompileInput, limitMs: number): CompiledPage {
  const start = { line: bodyLine, column: 1 }
  const facts: ArticleFacts = {
    file: source.path,
    hasOwnTitle: false,
    slots: [],
    anchors: [],
    links: [],
    styles: {},
    features: [],
    unknownComponents: [],
    unknownLanguages: [],
    diagnostics: [
      {
        code: 'markdown/page-time',
        severity: 'error',
        message: `this page takes longer than ${limitMs} ms to compile (limits.pageMs)`,
        hint: 'Split the page, or raise limits.pageMs in site.config.ts.',
        place: { file: source.path, start },
      },
    ],
  }
  const nothing = { pieces: [''], slots: [] }
  const body: ArticleBody = { html: nothing, markdown: nothing, toc: [] }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))
  return { facts: json(facts), body: json(body), sections: json([]), isRepeatable: false, stems: 0 }
}
