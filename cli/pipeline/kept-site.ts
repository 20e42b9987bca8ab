// The graph of a site between two processes: what is kept of it, and what of it is looked at again by the next one.
import type { Graph, NodeName } from '../graph/graph.ts'
import type { Query } from '../graph/query.ts'
import type { GraphSnapshot, ValueStore } from '../graph/snapshot.ts'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import type { Code } from './code.ts'
import type { Content } from './content.ts'
import type { Inputs } from './inputs.ts'

/** A change between two processes: of a file, of a folder's list, of what a file of code gives, or of all that is no file. */
export type Change =
  | { readonly kind: 'file' | 'folder' | 'code'; readonly path: string }
  | { readonly kind: 'around' }

/** All that the next process can begin with, and the files and folders it was made from. */
export interface KeptSite {
  readonly graph: GraphSnapshot
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

/** Every query by its name. A stage gives its queries under names of its own, among other things. */
export function queriesOf(stages: readonly object[]): ReadonlyMap<string, Query<unknown>> {
  const found = stages.flatMap((stage): unknown[] => Object.values(stage)).filter(isQuery)
  return new Map(found.map((query) => [query.name, query]))
}

function isQuery(value: unknown): value is Query<unknown> {
  return typeof value === 'object' && value !== null && 'compute' in value
}

/** What is kept of a graph whose questions have all been answered. What nobody asked for is forgotten. */
export function keepSite(graph: Graph, inputs: Inputs, cache: Cache): KeptSite {
  // Where nothing was taken over, everything was asked for.
  if (graph.isResumed) graph.sweep(1)
  return {
    graph: graph.snapshot(valueStore(cache)),
    files: graph.keysOf(inputs.bytes),
    folders: graph.keysOf(inputs.listing),
  }
}

/** Stages whose nodes a change between two processes may reach. */
type Stages = { readonly inputs: Inputs; readonly content: Content; readonly code: Code }

/** Begins where the earlier process ended, and takes the changes in. */
export async function resumeSite(
  graph: Graph,
  stages: Stages,
  queries: ReadonlyMap<string, Query<unknown>>,
  {
    kept,
    changes,
    cache,
  }: { readonly kept: GraphSnapshot; readonly changes: readonly Change[]; readonly cache: Cache },
): Promise<void> {
  graph.restore(kept, queries, valueStore(cache))
  await graph.invalidate(changes.flatMap((change) => nodesOf(change, stages)))
}

function nodesOf(change: Change, { inputs, content, code }: Stages): readonly NodeName[] {
  if (change.kind === 'around')
    return [inputs.config, inputs.locales, inputs.history, code.runtime].map((query) => ({ query, key: '' }))
  const { kind, path: key } = change
  return [{ query: { file: inputs.bytes, folder: inputs.listing, code: content.exported }[kind], key }]
}

const KIND = 'value'

/** Large values lie in the cache. */
function valueStore(cache: Cache): ValueStore {
  return {
    get: (name) => cache.get(KIND, hashText(name)),
    put: (name, value) => cache.put(KIND, hashText(name), value),
  }
}
