// The progress bar of a navigation as a machine over time: nothing for the first moment, then a bar that starts small,
// creeps on by chance, and runs full when the page is there.

/** Milliseconds of a navigation before the bar is shown. */
export const PROGRESS_DELAY_MS = 200
/** Where the bar starts. */
export const PROGRESS_MINIMUM = 0.08
/** Milliseconds of each move. */
export const PROGRESS_SPEED_MS = 200
/** Most that is added at each step of creeping. */
export const PROGRESS_TRICKLE_RATE = 0.02
/** Milliseconds between these steps. */
export const PROGRESS_TRICKLE_MS = 800
/** Creeping never gets further. */
const TRICKLE_LIMIT = 0.994

/** What is on screen: nothing, or a bar filled to `value`. */
export type ProgressView = null | { readonly value: number; readonly fading: boolean }

/** Time and chance. */
export interface ProgressSurroundings {
  /** Calls back after some milliseconds; returns the way to cancel. */
  after(milliseconds: number, callback: () => void): () => void
  /** A number from 0 to 1. */
  random(): number
  show(view: ProgressView): void
}

/** A progress bar. */
export interface Progress {
  /** A navigation begins. */
  begin(): void
  /** The new page is on screen. */
  end(): void
  stop(): void
}

/** A bar that shows itself through `show`. */
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
  // Moves are made one after the other; while one runs, the next waits.
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
