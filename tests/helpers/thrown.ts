// Failures as values, for tests that collect them.

/** The message of the error that a function throws; empty if it throws nothing. */
export function thrown(run: () => unknown): readonly string[] {
  try {
    run()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
