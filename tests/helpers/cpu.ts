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
  const meter = createMeter(mayTake)
  for (;;) {
    meter.start()
    const value = run()
    const cpuMs = meter.stop()
    if (cpuMs !== null) return { value, cpuMs }
  }
}

/** The same for something that takes turns with others. */
export async function costOfAsync<Value>(
  mayTake: number,
  run: () => Promise<Value>,
): Promise<Cost<Awaited<Value>>> {
  const meter = createMeter(mayTake)
  for (;;) {
    meter.start()
    const value = await run()
    const cpuMs = meter.stop()
    if (cpuMs !== null) return { value, cpuMs }
  }
}

/** Measures the same work again and again. */
function createMeter(mayTake: number) {
  const state = { least: Number.POSITIVE_INFINITY, runs: 0, before: process.cpuUsage() }
  return {
    start() {
      state.before = process.cpuUsage()
    },
    /** What the work costs; null while another run may cost less. */
    stop(): number | null {
      state.least = Math.min(state.least, process.cpuUsage(state.before).user / 1000)
      return state.least < mayTake || ++state.runs === MOST_RUNS ? state.least : null
    },
  }
}
