// Queries take turns. Those of one reader who types quickly would share a slow line, and none of them would be answered soon: one
// of them loads at a time, and of those that come meanwhile the latest is next.

/** What a query may do while it has its turn. */
export interface Turn {
  /** Lets the next one begin: what this one still loads is little. */
  pass(): void
  /** Whether another one waits, so that only what is nearly there is worth waiting for. */
  isReplaced(): boolean
}

interface Waiting<T> {
  answer(turn: Turn): Promise<T>
  /** Of the queries that get this answer, the latest first. */
  readonly resolve: readonly ((answer: Promise<T>) => void)[]
}

/** Takes a query in turn; one that a later one replaces before its turn gets the answer of that one. */
export function createTurns<T>(): (answer: (turn: Turn) => Promise<T>) => Promise<T> {
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
      // Several have waited for the same index: the latest of them goes first.
      queueMicrotask(begin)
    })
}
