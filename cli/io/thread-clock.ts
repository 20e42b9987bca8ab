// The clock of one thread, which stands still while the thread could work and has no turn: on a machine that is busy with other
// programs time passes, and that is not its fault.
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** Milliseconds since the clock was made, without those in which the thread waited for a processor; infinite when it has ended. */
export type ThreadClock = () => number

/** Number of the thread that this is called in, as Linux counts threads; 0 elsewhere. */
export function systemThreadId(): number {
  try {
    return Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** So many times as long as its clock says a thread may take by the clock on the wall, where the system does not tell its turns. */
const MOST_TIMES = 6

/**
 * The clock of a thread of this process whose number `systemThreadId` gave. Where the system does not tell how long a thread waited,
 * this process has to have worked as long, or the thread to have had nothing to do (`idleMs`).
 */
export function threadClock(threadId: () => number, idleMs: () => number): ThreadClock {
  const began = performance.now()
  const usage = process.cpuUsage()
  return () => {
    const passed = performance.now() - began
    const delay = delayOf(threadId())
    if (delay !== undefined) return passed - delay
    if (hasEnded(threadId())) return Number.POSITIVE_INFINITY
    const { user, system } = process.cpuUsage(usage)
    return Math.min(passed, Math.max((user + system) / 1000, idleMs(), passed / MOST_TIMES))
  }
}

const TASKS = '/proc/self/task'

/** Whether a thread that had a number has it no more. What cannot be looked at may live. */
function hasEnded(threadId: number): boolean {
  if (threadId === 0 || !existsSync(TASKS)) return false
  try {
    return statSync(`${TASKS}/${threadId}`, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}

/** Milliseconds that a thread could have worked and had no turn. */
function delayOf(threadId: number): number | undefined {
  if (threadId === 0) return undefined
  try {
    const [, delayNs] = readFileSync(`${TASKS}/${threadId}/schedstat`, 'latin1').split(' ')
    return Number(delayNs) / 1e6
  } catch {
    return undefined
  }
}
