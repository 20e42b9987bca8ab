// Measures the cost of a computation in a unit that does not depend on other load on the machine.

/**
 * Maximum number of measurements for work that exceeds its limit. The same work always costs the same, and a busy machine only
 * adds to it: the minimum is the actual cost.
 */
const MAX_RUNS = 5

/** A result, and what it cost. */
export interface Cost<Value> {
  readonly value: Value
  /** Processor time of this process in milliseconds: the minimum of several runs if the first exceeded `mayTake`. */
  readonly cpuMs: number
}

/** Runs work that may cost `mayTake` milliseconds of processor time, and measures its actual cost. */
export function costOf<Value>(mayTake: number, run: () => Value): Cost<Value> {
  const meter = createMeter(mayTake)
  for (;;) {
    meter.start()
    const value = run()
    const cpuMs = meter.stop()
    if (cpuMs !== null) return { value, cpuMs }
  }
}

/** The same for asynchronous work. */
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

/** Measures the same work repeatedly. */
function createMeter(mayTake: number) {
  const state = { least: Number.POSITIVE_INFINITY, runs: 0, before: process.cpuUsage() }
  return {
    start() {
      state.before = process.cpuUsage()
    },
    /** The cost of the work; null if another run may cost less. */
    stop(): number | null {
      state.least = Math.min(state.least, process.cpuUsage(state.before).user / 1000)
      return state.least < mayTake || ++state.runs === MAX_RUNS ? state.least : null
    },
  }
}
