// Work that goes on for long gives way now and then.

/** Signals, and answers of other threads, get their turn. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
