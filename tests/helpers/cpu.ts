// What a computation costs, in a unit that does not depend on what else the machine is doing.

/**
 * So many times something is measured that costs more than it may. The same work costs the same each time, and what a busy machine
 * counts beside it only adds: the least is what the work costs.
 */
const MOST_RUNS = 5

/** What came of something, and what it cost. */
export interface Cost<Value> {
  readonly value: Value
  /** Milliseconds of processor time that this process spent on it: the least of some runs where one took more than `mayTake`. */
  readonly cpuMs: number
}

/** Runs something that may cost so many milliseconds of processor time, and tells what it does cost. */
export function costOf<Value>(mayTake: number, run: () => Value): Cost<Value> {
  const state = { least: Number.POSITIVE_INFINITY }
  for (let runs = 1; ; runs++) {
    const before = process.cpuUsage()
    const value = run()
    state.least = Math.min(state.least, process.cpuUsage(before).user / 1000)
    if (state.least < mayTake || runs === MOST_RUNS) return { value, cpuMs: state.least }
  }
}

/** The same for something that takes turns with others. */
export async function costOfAsync<Value>(
  mayTake: number,
  run: () => Promise<Value>,
): Promise<Cost<Awaited<Value>>> {
  const state = { least: Number.POSITIVE_INFINITY }
  for (let runs = 1; ; runs++) {
    const before = process.cpuUsage()
    const value = await run()
    state.least = Math.min(state.least, process.cpuUsage(before).user / 1000)
    if (state.least < mayTake || runs === MOST_RUNS) return { value, cpuMs: state.least }
  }
}
