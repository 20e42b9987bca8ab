// Lookups that pages make in a sidebar: their position, and the part of the sidebar that they show.

import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { rangeAround } from '../../runtime/routing/long-level.ts'
import { canonicalPath } from '../../runtime/routing/same-path.ts'
import type { SidebarIndex } from '../model/site-lookup.ts'
import { sidebarPruner } from './pruned-sidebar.ts'
import { type Level, positionsIn } from './sidebar-positions.ts'

/** Number of pruned trees cached per sidebar: pages are rendered in sidebar order, by a few threads. */
const MAX_TREES = 50

/** The index of a tree. */
export function sidebarIndex(items: Level): SidebarIndex {
  const positions = positionsIn(items)
  const { ways, containingCategories, levels, listed, indexes } = positions
  const prune = sidebarPruner(items, positions)
  const trees = new Map<string, readonly SidebarItem[]>()
  const numbers = new Map([...listed.keys()].map((level, at) => [level, at]))
  const wayTo = (path: string) => ways.get(canonicalPath(path)) ?? []

  /** Equal for pages that show the same tree, apart from which link is current; null for a page with a tree of its own. */
  function treeKey(path: string): string | null {
    const found = levels.get(canonicalPath(path))
    if (found === null) return null
    const level = found ?? items
    const link = wayTo(path).at(-1)
    const index = (link && indexes.get(link)) ?? -1
    return `${numbers.get(level)} ${rangeAround(index, listed.get(level)?.length ?? 0).from}`
  }

  function placeOf(path: string): readonly number[] | undefined {
    let level = items
    const place = wayTo(path).map((item) => {
      // If a level has unlisted items, the index among the listed ones differs from the index among all.
      const index = indexes.get(item)
      const at = index !== undefined && level[index] === item ? index : level.indexOf(item)
      level = (item.type === 'category' && item.items) || []
      return at
    })
    return place.length === 0 ? undefined : place
  }

  return {
    way: wayTo,
    place: placeOf,
    holds: (category, path) => containingCategories.get(canonicalPath(path))?.has(category) ?? false,
    pruned(path, text) {
      const key = treeKey(path)
      const tree = (key !== null && trees.get(key)) || prune(path, text)
      if (key !== null && !trees.has(key)) {
        if (trees.size === MAX_TREES) trees.clear()
        trees.set(key, tree)
      }
      return tree
    },
  }
}
