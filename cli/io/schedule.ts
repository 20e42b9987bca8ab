// Decides which job a thread takes next, from nothing but the threads and the waiting jobs.

/** Kinds of jobs. */
export type JobKind = 'compile' | 'render'

/** A thread with the jobs that were sent to it and not answered yet. */
interface Loaded {
  readonly queue: readonly unknown[]
}

/** Inputs of the decision. */
export interface Load<Thread extends Loaded> {
  readonly threads: readonly Thread[]
  readonly maxThreads: number
  /** Jobs not assigned to a thread. */
  readonly waiting: Readonly<Record<JobKind, readonly unknown[]>>
  /** Number of pages that the main thread has requested to be rendered so far. */
  readonly pages: number
  /** Code of the site's theme has killed a thread and must not run in threads any more. */
  readonly themeFails: boolean
}

/** A job for an existing thread or a new one. */
export interface Assignment<Thread> {
  readonly kind: JobKind
  readonly thread: Thread | 'new'
}

/** Compiling goes first: only threads compile, and everything else waits for it. */
const ORDER = ['compile', 'render'] as const

/**
 * Jobs per thread: one in progress, the others queued, so that threads do not wait for a busy main thread. Few pages to
 * render are queued, so that at the end idle threads and the main thread still find some.
 */
const MAX_HELD: Readonly<Record<JobKind, number>> = { compile: 128, render: 4 }

/**
 * Number of pages to render from which sending the whole site to threads pays off, and from which starting a thread
 * only for rendering does.
 */
const WORTH_SENDING = 24
const WORTH_STARTING = 96

/**
 * Jobs that every thread has before another one is started. Starting one takes as long as compiling this many pages.
 */
const WORTH_A_THREAD: Readonly<Record<JobKind, number>> = { compile: 16, render: 1 }

/** The next job that a thread has capacity for; null if there is none. */
export function nextAssignment<Thread extends Loaded>(load: Load<Thread>): Assignment<Thread> | null {
  const kind = ORDER.find((each) => load.waiting[each].length > 0)
  const thread = kind && threadFor(kind, load)
  return thread ? { kind, thread } : null
}

function threadFor<Thread extends Loaded>(kind: JobKind, load: Load<Thread>): Thread | 'new' | undefined {
  if (kind === 'render' && (load.pages < WORTH_SENDING || load.themeFails)) return undefined
  const least = leastLoaded(load.threads)
  if (mayStart(kind, load) && (!least || least.queue.length >= WORTH_A_THREAD[kind])) return 'new'
  return least && least.queue.length < MAX_HELD[kind] ? least : undefined
}

function mayStart(kind: JobKind, { threads, maxThreads, pages }: Load<Loaded>): boolean {
  if (threads.length >= maxThreads) return false
  return kind === 'compile' || pages >= WORTH_STARTING
}

function leastLoaded<Thread extends Loaded>([first, ...others]: readonly Thread[]): Thread | undefined {
  return first && others.reduce((best, next) => (next.queue.length < best.queue.length ? next : best), first)
}
