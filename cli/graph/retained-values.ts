// Limits the total size of a query's values in memory: the oldest are evicted first.
import { EVICTED, evict, type Node } from './node.ts'

/** The in-memory values of queries with a size limit. */
export interface RetainedValues {
  /** Records a node's new value; may evict older values of its query. */
  add(node: Node): void
  /** Forgets a node that was dropped. */
  drop(node: Node): void
}

/** Starts without values. */
export function retainedValues(): RetainedValues {
  /** By query name: the nodes with values and their sizes, oldest first. */
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
