// Time limits for threads. They are measured by a clock that stands still while a busy machine does not schedule the
// thread, not by wall-clock time: the thread is not responsible for that.

/** A limit being watched. */
export interface TimeLimit {
  cancel(): void
}

/** Shortest interval between two checks of a clock. */
export const MIN_WAIT_MS = 20

/** Calls `reached` when a clock in milliseconds has reached the limit. */
export function watchLimit(limitMs: number, clock: () => number, reached: () => void): TimeLimit {
  const check = () => {
    if (state.isCancelled) return
    const leftMs = limitMs - clock()
    if (leftMs > 0) state.timer = setTimeout(overdue, Math.max(MIN_WAIT_MS, leftMs))
    else reached()
  }
  // An answer may have arrived while the main thread was busy: it is handled before the limit is checked.
  const overdue = () => void setImmediate(check)
  const state = { timer: setTimeout(overdue, limitMs), isCancelled: false }
  return {
    cancel() {
      state.isCancelled = true
      clearTimeout(state.timer)
    },
  }
}
