// Lets long-running work yield to the event loop.

/** Resolves after pending signals and messages from other threads have been handled. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
