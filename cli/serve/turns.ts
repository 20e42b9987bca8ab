// One task in each turn of the event loop: the system hands over one new connection a turn, so that many tasks in one turn would
// let those who are connected keep all others out.

/** Resolves when the caller has its turn; callers keep their order. */
export function createTurns(): () => Promise<void> {
  const state = { last: Promise.resolve() }
  return () => {
    const mine = state.last
    state.last = mine.then(() => new Promise((resolve) => setImmediate(resolve)))
    return mine
  }
}
