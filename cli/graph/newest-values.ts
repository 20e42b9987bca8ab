// Queries whose values are kept only up to a total size: the newest stay, the oldest are forgotten.
import { fingerprintOf, GONE, type Node } from './node.ts'

/** The values that are kept of such queries. */
export interface NewestValues {
  /** A node has a new value; older ones of its query may be let go for it. */
  add(node: Node): void
  /** A node is gone. */
  drop(node: Node): void
}

/** Keeps account of no value yet. */
export function newestValues(): NewestValues {
  /** By the name of the query: the nodes whose values are kept, oldest first, with their sizes. */
  const newest = new Map<string, { total: number; readonly sizes: Map<Node, number> }>()

  function drop(node: Node): void {
    const kept = newest.get(node.query.name)
    if (!kept) return
    kept.total -= kept.sizes.get(node) ?? 0
    kept.sizes.delete(node)
  }

  return {
    drop,
    add(node) {
      const { retain, name } = node.query
      if (typeof retain !== 'object' || node.value === GONE) return
      drop(node)
      const kept = newest.get(name) ?? { total: 0, sizes: new Map<Node, number>() }
      newest.set(name, kept)
      const size = retain.sizeOf(node.value)
      kept.sizes.set(node, size)
      kept.total += size
      for (const old of kept.sizes.keys()) {
        if (kept.total <= retain.total || old === node) break
        fingerprintOf(old)
        old.value = GONE
        drop(old)
      }
    },
  }
}
