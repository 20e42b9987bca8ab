// State machine of the progress bar of a navigation: nothing at first, then a bar that starts small, advances randomly, and fills
// up when the page is shown.

/** Delay before the bar is shown, in milliseconds. */
export const PROGRESS_DELAY_MS = 200
/** Initial value of the bar. */
export const PROGRESS_MINIMUM = 0.08
/** Duration of each move, in milliseconds. */
export const PROGRESS_SPEED_MS = 200
/** Maximum amount added at each random step. */
export const PROGRESS_TRICKLE_RATE = 0.02
/** Interval between these steps, in milliseconds. */
export const PROGRESS_TRICKLE_MS = 800
/** Upper limit of the random steps. */
const TRICKLE_LIMIT = 0.994

/** State of the bar: hidden, or filled to `value`. */
export type ProgressView = null | { readonly value: number; readonly fading: boolean }

/** Time and randomness. */
export interface ProgressSurroundings {
  /** Calls back after some milliseconds; returns a function that cancels. */
  after(milliseconds: number, callback: () => void): () => void
  /** A random number from 0 to 1. */
  random(): number
  show(view: ProgressView): void
}

/** A progress bar. */
export interface Progress {
  /** A navigation begins. */
  begin(): void
  /** The new page is shown. */
  end(): void
  stop(): void
}

/** A bar that is rendered by `show`. */
export function createProgress({ after, random, show }: ProgressSurroundings): Progress {
  let value = 0
  let queue: number[] = []
  let running = false
  let cancelTimers: (() => void)[] = []

  const later = (milliseconds: number, callback: () => void) => {
    cancelTimers.push(after(milliseconds, callback))
  }
  const reset = () => {
    for (const cancel of cancelTimers) cancel()
    cancelTimers = []
    queue = []
    running = false
    value = 0
  }
  const stop = () => {
    reset()
    show(null)
  }
  // Moves run one after the other; the next one waits for the current one.
  const move = () => {
    const next = queue[0]
    if (next === undefined) return
    show({ value: next, fading: false })
    later(PROGRESS_SPEED_MS, () => {
      queue.shift()
      if (next === 1) fade()
      else move()
    })
  }
  const set = (to: number) => {
    value = Math.min(1, Math.max(PROGRESS_MINIMUM, to))
    queue.push(value)
    if (queue.length === 1) move()
  }
  const fade = () => {
    show({ value: 1, fading: true })
    later(PROGRESS_SPEED_MS, stop)
  }
  const trickle = () => {
    if (value < 1) set(Math.min(TRICKLE_LIMIT, value + random() * PROGRESS_TRICKLE_RATE))
    later(PROGRESS_TRICKLE_MS, trickle)
  }

  return {
    begin() {
      reset()
      show(null)
      later(PROGRESS_DELAY_MS, () => {
        running = true
        set(PROGRESS_MINIMUM)
        later(PROGRESS_TRICKLE_MS, trickle)
      })
    },
    end() {
      if (!running) {
        stop()
        return
      }
      running = false
      set(Math.min(TRICKLE_LIMIT, value + 0.3 + random() * 0.5))
      set(1)
    },
    stop,
  }
}
