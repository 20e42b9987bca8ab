// Many may read at once, a change waits for them and keeps new ones waiting: so no answer mixes two states of the site.

/** The gate between readers of the site and changes to it. */
export interface Gate {
  /** Runs a task beside other tasks, never during a change. */
  share<T>(task: () => Promise<T>): Promise<T>
  /** Runs a change alone. Changes keep their order. */
  alone<T>(change: () => Promise<T>): Promise<T>
  /** Whether a change runs or waits. */
  readonly closed: boolean
}

/** An open gate. */
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
      // The next one does not care how this one ended.
      state.last = ended.catch(() => undefined)
      return ended
    },
    get closed() {
      return state.changes > 0
    },
  }
}
