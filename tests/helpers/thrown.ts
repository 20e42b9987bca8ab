// Failures as values, for tests that gather them.

/** The message of what a function throws; nothing when it throws nothing. */
export function thrown(run: () => unknown): readonly string[] {
  try {
    run()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
