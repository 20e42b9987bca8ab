// The clock of one thread, which runs while the thread works or waits in its event loop. On a machine that is busy with other programs
// time passes in which it has no turn or its disk does not answer, and that is not its fault.
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** What the clock is read from, in milliseconds since any moment. */
export interface ThreadSources {
  /** The time of the wall. */
  passed(): number
  /** How long the thread had nothing to do. */
  idle(): number
  /** Its turns, unless the system does not tell of single threads. */
  turns(): Turns | undefined
  /** Whether it waits for its turn now. What it waits for now is told with its turns only when it has had the next one. */
  isReady(): boolean
  /** Processor time of the whole process. */
  used(): number
}

/** What the system tells of a thread. */
export type Turns =
  /** How long it had a processor, and how long it waited for one. */
  | { readonly worked: number; readonly waited: number }
  | 'ended'
  /** It cannot be told now: too many files are open, for example. */
  | 'unreadable'

/**
 * Milliseconds since a moment, without those in which the thread could not work; infinite when it has ended. The moment is at most as
 * many milliseconds ago as the caller allows: to ask the system costs as much as to write a small file.
 */
export type ThreadClock = (atMostMs?: number) => () => number

interface Reading {
  readonly passed: number
  readonly idle: number
  readonly turns: Turns | undefined
  readonly used: number
}

/** So many times as long as its clock says a thread may take that neither works nor is idle: it sleeps, or waits for a disk. */
const MOST_TIMES = 6

/** A clock that reads these. It compares two readings, for what a thread has done before does not count. */
export function clockOf(sources: ThreadSources): ThreadClock {
  const read = (): Reading => ({
    passed: sources.passed(),
    idle: sources.idle(),
    turns: sources.turns(),
    used: sources.used(),
  })
  const latest: { reading?: Reading } = {}
  const readAgain = (atMostMs: number): Reading => {
    const known = latest.reading
    if (known && sources.passed() - known.passed < atMostMs) return known
    latest.reading = read()
    return latest.reading
  }
  return (atMostMs = 0) => {
    const state = { began: readAgain(atMostMs), ms: 0 }
    return () => {
      const now = read()
      if (state.began.turns === 'unreadable') state.began = now
      if (now.turns !== 'unreadable' && !hadNoTurn(state.began, now, sources))
        state.ms = between(state.began, now)
      return state.ms
    }
  }
}

/** A thread that was woken, and still waits for its first turn since: idle, as its event loop sees it. */
const hadNoTurn = (began: Reading, { turns }: Reading, { isReady }: ThreadSources): boolean =>
  typeof began.turns === 'object' &&
  typeof turns === 'object' &&
  began.turns.worked === turns.worked &&
  isReady()

function between(began: Reading, now: Reading): number {
  if (now.turns === 'ended') return Number.POSITIVE_INFINITY
  const passed = now.passed - began.passed
  const { worked, waited } =
    typeof began.turns === 'object' && typeof now.turns === 'object'
      ? { worked: now.turns.worked - began.turns.worked, waited: now.turns.waited - began.turns.waited }
      : { worked: now.used - began.used, waited: 0 }
  // A thread that is woken counts as idle until it has its turn.
  const idle = now.idle - began.idle - waited
  return Math.min(passed, Math.max(worked, idle, (passed - waited) / MOST_TIMES))
}

/** A thread of this process. */
export interface RunningThread {
  /** The number that `systemThreadId` gave in it; 0 as long as it is not known. */
  number(): number
  /** How many milliseconds it had nothing to do. */
  idleMs(): number
}

/** The clock of a thread. Where the system does not tell of single threads, what the whole process works counts. */
export const threadClock = ({ number, idleMs }: RunningThread): ThreadClock =>
  clockOf({
    passed: () => performance.now(),
    idle: idleMs,
    turns: () => turnsOf(number()),
    isReady: () => isReady(number()),
    used() {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
  })

/** Number of the thread that this is called in, as Linux counts threads; 0 elsewhere. */
export function systemThreadId(): number {
  try {
    return Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const TASKS = '/proc/self/task'
/** There where the system tells of turns at all. */
const OWN_TURNS = '/proc/self/schedstat'

function turnsOf(number: number): Turns | undefined {
  if (!existsSync(OWN_TURNS)) return undefined
  // It has not begun.
  if (number === 0) return { worked: 0, waited: 0 }
  try {
    const [worked, waited] = readFileSync(`${TASKS}/${number}/schedstat`, 'latin1').split(' ')
    return { worked: Number(worked) / 1e6, waited: Number(waited) / 1e6 }
  } catch {
    return hasEnded(number) ? 'ended' : 'unreadable'
  }
}

/** Whether a thread is one that could run. */
function isReady(number: number): boolean {
  try {
    // Behind the name, which may hold anything.
    return /^.*\) R/s.test(readFileSync(`${TASKS}/${number}/stat`, 'latin1'))
  } catch {
    return false
  }
}

/** Whether a thread that had a number has it no more. What cannot be looked at may live. */
function hasEnded(number: number): boolean {
  try {
    return statSync(`${TASKS}/${number}`, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}
