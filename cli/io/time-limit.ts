// Limits of processor time: on a machine that is busy with other programs time passes without work being done, and that is not
// the fault of what is limited.

/** A limit that is being watched. */
export interface TimeLimit {
  cancel(): void
}

/** Calls `reached` when this process, its threads included, has used so many milliseconds of processor time from now on. */
export type WatchLimit = (ms: number, reached: () => void) => TimeLimit

/** A watch with a clock of its own. */
export function timeLimits(): WatchLimit {
  const clock = roughCpuClock()
  return (ms, reached) => {
    const began = clock(ms / 50)
    const check = () => {
      if (state.isCancelled) return
      const used = milliseconds(process.cpuUsage(began))
      if (used < ms) state.timer = setTimeout(overdue, ms - used)
      else reached()
    }
    // An answer may have arrived while the main thread was busy: it is taken before the limit counts.
    const overdue = () => void setImmediate(check)
    const state = { timer: setTimeout(overdue, ms), isCancelled: false }
    return {
      cancel() {
        state.isCancelled = true
        clearTimeout(state.timer)
      },
    }
  }
}

/** Processor time of this program at most so many milliseconds ago: asking for it costs as much as writing a small file. */
function roughCpuClock(): (atMostMs: number) => NodeJS.CpuUsage {
  const state = { at: Number.NEGATIVE_INFINITY, used: process.cpuUsage() }
  return (atMostMs) => {
    const now = performance.now()
    if (now - state.at > atMostMs) Object.assign(state, { at: now, used: process.cpuUsage() })
    return state.used
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
