// Queues queries. Those of a reader who types quickly would share a slow connection, and none would be answered soon. So one of
// them loads at a time, and the latest of those that arrive meanwhile is next.

/** What a query may do during its turn. */
export interface Turn {
  /** Lets the next query start: little is left to load for this one. */
  pass(): void
  /** Whether another query is waiting, so that only results that are nearly complete are worth waiting for. */
  isReplaced(): boolean
}

interface Waiting<T> {
  answer(turn: Turn): Promise<T>
  /** Resolvers of the queries that get this answer, latest first. */
  readonly resolve: readonly ((answer: Promise<T>) => void)[]
}

/** Runs a query in turn; if a later query replaces it before its turn, it gets the answer of the later one. */
export function createQueue<T>(): (answer: (turn: Turn) => Promise<T>) => Promise<T> {
  const state: { running: boolean; next: Waiting<T> | null } = { running: false, next: null }

  function begin(): void {
    const { next } = state
    state.next = null
    state.running = next !== null
    if (!next) return
    let passed = false
    const pass = () => {
      if (!passed) begin()
      passed = true
    }
    const answer = next.answer({ pass, isReplaced: () => state.next !== null })
    answer.then(pass, pass)
    for (const resolve of next.resolve) resolve(answer)
  }

  return (answer) =>
    new Promise((resolve) => {
      state.next = { answer, resolve: [resolve, ...(state.next?.resolve ?? [])] }
      if (state.running) return
      state.running = true
      // Several queries may have waited for the same index: the latest goes first.
      queueMicrotask(begin)
    })
}
