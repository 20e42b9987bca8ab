// A clock for one thread that runs while the thread works or waits in its event loop. On a busy machine, a thread is
// not responsible for time in which it is not scheduled or its disk does not answer.
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** Inputs of the clock, in milliseconds since any fixed moment. */
export interface ThreadSources {
  /** Wall-clock time. */
  passed(): number
  /** Time in which the thread had nothing to do. */
  idle(): number
  /** Scheduling statistics; undefined if the system has none for single threads. */
  turns(): SchedStats | undefined
  /**
   * Whether the thread is waiting for a processor now. The system adds the current wait to the statistics only when the
   * thread runs again.
   */
  isReady(): boolean
  /** Processor time of the whole process. */
  used(): number
}

/** Scheduling statistics of a thread. */
export type SchedStats =
  /** Time on a processor, and time spent waiting for one. */
  | { readonly worked: number; readonly waited: number }
  | 'ended'
  /** Temporarily unavailable, for example because too many files are open. */
  | 'unreadable'

/**
 * Starts a measurement and returns a function for the elapsed milliseconds, without those in which the thread could not
 * work; infinite once the thread has ended. The start may be up to `atMostMs` in the past, because a reading costs as
 * much as writing a small file.
 */
export type ThreadClock = (atMostMs?: number) => () => number

interface Reading {
  readonly passed: number
  readonly idle: number
  readonly turns: SchedStats | undefined
  /** Absent if there are statistics: the system would have to add up the time of all threads. */
  readonly used?: number
}

/**
 * A thread that neither works nor is idle, because it sleeps or waits for a disk, may take this many times its limit.
 */
const MAX_WAIT_FACTOR = 6

/** A clock for these inputs. It compares two readings, so earlier activity of the thread does not count. */
export function clockOf(sources: ThreadSources): ThreadClock {
  const read = (): Reading => {
    const [passed, idle, turns] = [sources.passed(), sources.idle(), sources.turns()]
    return { passed, idle, turns, ...(turns === undefined ? { used: sources.used() } : {}) }
  }
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
      if (now.turns !== 'unreadable' && !wasNotScheduled(state.began, now, sources))
        state.ms = between(state.began, now)
      return state.ms
    }
  }
}

/** Whether a thread has been woken but has not run since: its event loop still reports it as idle. */
const wasNotScheduled = (began: Reading, { turns }: Reading, { isReady }: ThreadSources): boolean =>
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
      : { worked: usedBetween(began, now), waited: 0 }
  // A woken thread counts as idle until it runs.
  const idle = now.idle - began.idle - waited
  return Math.min(passed, Math.max(worked, idle, (passed - waited) / MAX_WAIT_FACTOR))
}

/** Processor time of the process; 0 if it was not read both times. */
const usedBetween = ({ used: before }: Reading, { used: after }: Reading): number =>
  before === undefined || after === undefined ? 0 : after - before

/** A thread of this process. */
export interface RunningThread {
  /** Result of `systemThreadId` in that thread; 0 until it is known. */
  number(): number
  /** Milliseconds in which the thread had nothing to do. */
  idleMs(): number
}

/**
 * The clock of a thread. If the system has no statistics for single threads, processor time of the whole process is
 * used.
 */
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

/** Linux id of the calling thread; 0 on other systems. */
export function systemThreadId(): number {
  try {
    return Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const TASKS = '/proc/self/task'
/** Exists if the system provides scheduling statistics. */
const OWN_TURNS = '/proc/self/schedstat'

function turnsOf(number: number): SchedStats | undefined {
  if (!existsSync(OWN_TURNS)) return undefined
  // The thread has not started yet.
  if (number === 0) return { worked: 0, waited: 0 }
  try {
    const [worked, waited] = readFileSync(`${TASKS}/${number}/schedstat`, 'latin1').split(' ')
    return { worked: Number(worked) / 1e6, waited: Number(waited) / 1e6 }
  } catch {
    return hasEnded(number) ? 'ended' : 'unreadable'
  }
}

/** Whether a thread is runnable. */
function isReady(number: number): boolean {
  try {
    // The state follows the name, which may contain any characters.
    return /^.*\) R/s.test(readFileSync(`${TASKS}/${number}/stat`, 'latin1'))
  } catch {
    return false
  }
}

/** Whether a thread with this id has ended. If that cannot be checked, it may be alive. */
function hasEnded(number: number): boolean {
  try {
    return statSync(`${TASKS}/${number}`, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}
