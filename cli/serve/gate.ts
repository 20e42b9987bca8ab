// A readers–writer lock: reads run concurrently; a change waits for running reads and blocks new ones, so that no
// response mixes two states of the site.

/** Lock between reads of the site and changes to it. */
export interface Gate {
  /** Runs a task concurrently with other tasks, but never during a change. */
  share<T>(task: () => Promise<T>): Promise<T>
  /** Runs a change exclusively. Changes keep their order. */
  alone<T>(change: () => Promise<T>): Promise<T>
  /** Whether a change is running or waiting. */
  readonly closed: boolean
}

/** Creates an open gate. */
export function createGate(): Gate {
  const state = { readers: 0, changes: 0, last: Promise.resolve() as Promise<unknown> }
  const emptied: (() => void)[] = []

  return {
    async share(task) {
      while (state.changes > 0) await state.last
      state.readers++
      try {
        return await task()
      } finally {
        state.readers--
        if (state.readers === 0) for (const wake of emptied.splice(0)) wake()
      }
    },
    alone(change) {
      state.changes++
      const run = async () => {
        try {
          while (state.readers > 0) await new Promise<void>((resolve) => emptied.push(resolve))
          return await change()
        } finally {
          state.changes--
        }
      }
      const ended = state.last.then(run)
      // The next change runs even if this one fails.
      state.last = ended.catch(() => undefined)
      return ended
    },
    get closed() {
      return state.changes > 0
    },
  }
}
