// Queries whose values stay in memory only up to a total size: the newest stay, the oldest are evicted.
import { EVICTED, evict, type Node } from './node.ts'

/** The values of such queries that are in memory. */
export interface RetainedValues {
  /** A node has a new value; older ones of its query may be evicted for it. */
  add(node: Node): void
  /** A node is gone. */
  drop(node: Node): void
}

/** No value yet. */
export function retainedValues(): RetainedValues {
  /** By the name of the query: the nodes with values, oldest first, with their sizes. */
  const retained = new Map<string, { total: number; readonly sizes: Map<Node, number> }>()

  function drop(node: Node): void {
    const same = retained.get(node.query.name)
    if (!same) return
    same.total -= same.sizes.get(node) ?? 0
    same.sizes.delete(node)
  }

  return {
    drop,
    add(node) {
      const { retain, name } = node.query
      if (typeof retain !== 'object' || node.value === EVICTED) return
      drop(node)
      const same = retained.get(name) ?? { total: 0, sizes: new Map<Node, number>() }
      retained.set(name, same)
      const size = retain.sizeOf(node.value)
      same.sizes.set(node, size)
      same.total += size
      for (const old of same.sizes.keys()) {
        if (same.total <= retain.total || old === node) break
        evict(old)
        drop(old)
      }
    },
  }
}
