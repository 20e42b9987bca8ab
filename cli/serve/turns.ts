// Runs one task per turn of the event loop. The system accepts one new connection per turn, so many tasks in a single
// turn would let connected clients starve all others.

/** Returns a function whose promise resolves when it is the caller's turn; callers keep their order. */
export function createQueue(): () => Promise<void> {
  const state = { last: Promise.resolve() }
  return () => {
    const mine = state.last
    state.last = mine.then(() => new Promise((resolve) => setImmediate(resolve)))
    return mine
  }
}
