// The clock of one thread, which runs while the thread works or waits in its event loop. On a machine that is busy with other programs
// time passes in which it has no turn or its disk does not answer, and that is not its fault.
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** Milliseconds since the clock was made, without those in which the thread could not work; infinite when it has ended. */
export type ThreadClock = () => number

/** Number of the thread that this is called in, as Linux counts threads; 0 elsewhere. */
export function systemThreadId(): number {
  try {
    return Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** So many times as long as its clock says a thread may take that neither works nor is idle: it sleeps, or waits for a disk. */
const MOST_TIMES = 6

/**
 * The clock of a thread of this process whose number `systemThreadId` gave, and which so far had nothing to do for `idleMs`. Where the
 * system does not tell of single threads, what the whole process works counts.
 */
export function threadClock(threadId: () => number, idleMs: () => number): ThreadClock {
  const began = performance.now()
  const usage = process.cpuUsage()
  return () => {
    const passed = performance.now() - began
    const turns = turnsOf(threadId())
    if (!turns && hasEnded(threadId())) return Number.POSITIVE_INFINITY
    const { worked, waited } = turns ?? { worked: milliseconds(process.cpuUsage(usage)), waited: 0 }
    return Math.min(passed, Math.max(worked, idleMs(), (passed - waited) / MOST_TIMES))
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

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

/** Milliseconds that a thread had a processor, and that it waited for one. */
function turnsOf(threadId: number): { readonly worked: number; readonly waited: number } | undefined {
  if (threadId === 0) return undefined
  try {
    const [worked, waited] = readFileSync(`${TASKS}/${threadId}/schedstat`, 'latin1').split(' ')
    return { worked: Number(worked) / 1e6, waited: Number(waited) / 1e6 }
  } catch {
    return undefined
  }
}
