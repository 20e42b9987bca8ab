// Stores the graph of a site between two processes.
import type { Externals } from '../graph/externals.ts'
import type { Graph } from '../graph/graph.ts'
import type { Query } from '../graph/query.ts'
import type { GraphSnapshot, ValueStore } from '../graph/snapshot.ts'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'

const KIND = 'value'

/** Every query by name. A stage is an object that contains queries among other things. */
export function queriesOf(stages: readonly object[]): ReadonlyMap<string, Query<unknown>> {
  const found = stages.flatMap((stage): unknown[] => Object.values(stage)).filter(isQuery)
  return new Map(found.map((query) => [query.name, query]))
}

function isQuery(value: unknown): value is Query<unknown> {
  return typeof value === 'object' && value !== null && 'compute' in value
}

/** Snapshot of the graph for the next process. */
export function snapshotOf(graph: Graph, ports: PipelinePorts): GraphSnapshot {
  dropUnused(graph)
  return graph.snapshot(valueStore(ports))
}

/** Fingerprints for the next process to compare. */
export function externalsOf(graph: Graph): Externals {
  dropUnused(graph)
  return graph.externals()
}

/** A graph that was not resumed contains only what was demanded. */
function dropUnused(graph: Graph): void {
  if (graph.isResumed) graph.sweep(1)
}

/**
 * Large values are stored in the cache, under names that include the program version: another version may compute different
 * values from the same inputs.
 */
export function valueStore({ cache, toolVersion }: { cache: Cache; toolVersion: string }): ValueStore {
  const keyOf = (name: string) => hashText(`${toolVersion} ${name}`)
  return {
    get: (name) => cache.get(KIND, keyOf(name)),
    put: (name, value) => cache.put(KIND, keyOf(name), value),
  }
}

/** Whether a graph has read a file, or listed a folder that contains it. */
export function readsFile(graph: Graph, { bytes, listing }: Inputs, path: string): boolean {
  const isAbove = (dir: string) => path.startsWith(`${dir}/`)
  return graph.has(bytes, path) || graph.keysOf(listing).some(isAbove)
}
