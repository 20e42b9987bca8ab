// Describes the machine that figures were measured on.
import { availableParallelism, cpus, totalmem } from 'node:os'

/** Properties that figures depend on, without the name of the machine. */
export function machine() {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
  }
}

/** Date and machine of a measurement, as the beginning of a sentence. */
export function measuredOn({ date, machine: { cpu, cores, memoryGb, node } }) {
  return `Measured on ${date}: ${cores} cores of ${cpu}, ${memoryGb} GB, Node ${node}`
}
