// What a computation costs, in a unit that does not depend on what else the machine is doing.

/** Runs something and gives back its result with the milliseconds of processor time that this process spent on it. */
export function measured<Value>(run: () => Value): { readonly value: Value; readonly cpuMs: number } {
  const before = process.cpuUsage()
  const value = run()
  return { value, cpuMs: process.cpuUsage(before).user / 1000 }
}

/** The same for something that takes turns with others. */
export async function measuredAsync<Value>(
  run: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly cpuMs: number }> {
  const before = process.cpuUsage()
  const value = await run()
  return { value, cpuMs: process.cpuUsage(before).user / 1000 }
}
