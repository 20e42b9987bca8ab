// Which job a thread takes next: decided from the threads and the jobs that wait, and nothing else.

/** What threads do. */
export type JobKind = 'compile' | 'render'

/** A thread with the jobs that were sent to it and are not answered. */
interface Loaded {
  readonly queue: readonly unknown[]
}

/** What the decision depends on. */
export interface Load<Thread extends Loaded> {
  readonly threads: readonly Thread[]
  readonly maxThreads: number
  /** Jobs without a thread. */
  readonly waiting: Readonly<Record<JobKind, readonly unknown[]>>
  /** Pages that the main thread wanted rendered so far. */
  readonly pages: number
  /** Code of the site's theme has ended a thread: it must not run in threads any more. */
  readonly themeFails: boolean
}

/** A job for a thread, or for one that is to be started. */
export interface Assignment<Thread> {
  readonly kind: JobKind
  readonly thread: Thread | 'new'
}

/** Compiling goes first: only threads compile, and everything else waits for it. */
const ORDER = ['compile', 'render'] as const

/**
 * Jobs a thread holds at a time: one in work, the others ready, so that no thread waits for a busy main thread. Few pages to be
 * rendered: a thread or the main thread that has nothing else to do at the end should find some left.
 */
const MOST_HELD: Readonly<Record<JobKind, number>> = { compile: 128, render: 4 }

/** Pages to be rendered before threads receive the whole site for them, and before a thread is started only for them. */
const WORTH_SENDING = 24
const WORTH_STARTING = 96

/** Jobs that every thread holds before another one is started, which takes as long as compiling so many pages. */
const WORTH_A_THREAD: Readonly<Record<JobKind, number>> = { compile: 16, render: 1 }

/** The next job that a thread has room for; null when there is none. */
export function nextAssignment<Thread extends Loaded>(load: Load<Thread>): Assignment<Thread> | null {
  const kind = ORDER.find((each) => load.waiting[each].length > 0)
  const thread = kind && threadFor(kind, load)
  return thread ? { kind, thread } : null
}

function threadFor<Thread extends Loaded>(kind: JobKind, load: Load<Thread>): Thread | 'new' | undefined {
  if (kind === 'render' && (load.pages < WORTH_SENDING || load.themeFails)) return undefined
  const least = leastLoaded(load.threads)
  if (mayStart(kind, load) && (!least || least.queue.length >= WORTH_A_THREAD[kind])) return 'new'
  return least && least.queue.length < MOST_HELD[kind] ? least : undefined
}

function mayStart(kind: JobKind, { threads, maxThreads, pages }: Load<Loaded>): boolean {
  if (threads.length >= maxThreads) return false
  return kind === 'compile' || pages >= WORTH_STARTING
}

function leastLoaded<Thread extends Loaded>([first, ...others]: readonly Thread[]): Thread | undefined {
  return first && others.reduce((best, next) => (next.queue.length < best.queue.length ? next : best), first)
}
