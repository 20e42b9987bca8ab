// Bounds how much happens at once: files that are open, so that a small `ulimit -n` is enough.

/** At most this many files each of source, cache and output are open at once. */
export const OPEN_FILES = 32

/** Runs at most `limit` tasks at once. */
export function limiter(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const state = { running: 0, waiting: [] as (() => void)[] }
  return async (task) => {
    if (state.running >= limit) await new Promise<void>((go) => state.waiting.push(go))
    state.running++
    try {
      return await task()
    } finally {
      state.running--
      state.waiting.shift()?.()
    }
  }
}
