// Limits of what a thread may do. A clock that stands still while a machine has no turn for the thread decides, not the time of the
// wall: on a busy machine time passes without work being done, and that is not the fault of what is limited.

/** A limit that is being watched. */
export interface TimeLimit {
  cancel(): void
}

/** A clock is looked at again after so many milliseconds at the earliest. */
export const LEAST_WAIT_MS = 20

/** Calls `reached` when a clock, which tells milliseconds, has come so far. */
export function watchLimit(limitMs: number, clock: () => number, reached: () => void): TimeLimit {
  const check = () => {
    if (state.isCancelled) return
    const leftMs = limitMs - clock()
    if (leftMs > 0) state.timer = setTimeout(overdue, Math.max(LEAST_WAIT_MS, leftMs))
    else reached()
  }
  // An answer may have arrived while the main thread was busy: it is taken before the limit counts.
  const overdue = () => void setImmediate(check)
  const state = { timer: setTimeout(overdue, limitMs), isCancelled: false }
  return {
    cancel() {
      state.isCancelled = true
      clearTimeout(state.timer)
    },
  }
}
