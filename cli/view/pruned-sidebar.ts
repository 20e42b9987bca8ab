// The part of a sidebar that a page shows: open branches with their siblings. Closed categories keep only their first link, and
// long levels only the items near the current one, so the size of a page does not grow with the size of the site.
import type { MoreText, SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { itemsInRange, rangeAround } from '../../runtime/routing/long-level.ts'
import { canonicalPath, samePath } from '../../runtime/routing/same-path.ts'
import type { LinkingItem } from '../model/site-lookup.ts'
import type { Level, Positions } from './sidebar-positions.ts'

/** The page for which a level is pruned. */
interface Pruning {
  readonly path: string
  /** The rest of the path to the page, if it goes through the level. */
  readonly way: readonly LinkingItem[]
  /** Whether the level contains the page. */
  readonly holdsPage: boolean
  /** A page that lists the whole level. */
  readonly listedAt: string | undefined
  readonly text: MoreText
}

/** Returns a function from a page path to the page's part of the tree. */
export function sidebarPruner(items: Level, positions: Positions) {
  const { ways, containingCategories, listed, indexes } = positions
  const closed = new Map<SidebarCategory, SidebarCategory>()
  const holds = (category: SidebarCategory, path: string) =>
    containingCategories.get(canonicalPath(path))?.has(category) ?? false
  const leadsTo = (item: SidebarItem, path: string) =>
    item.type === 'link' ? samePath(item.href, path) : item.type === 'category' && holds(item, path)

  /** The category without its items; with an empty list if it has none to show. One object shared by all trees. */
  function closedCategory(category: SidebarCategory): SidebarCategory {
    const { items = [], ...rest } = category
    const isBare = !listed.get(items)?.some(({ type }) => type !== 'html')
    const known = closed.get(category) ?? (isBare ? { ...rest, items: [] } : rest)
    closed.set(category, known)
    return known
  }

  /** The items of a level that a page may show: the listed ones, and unlisted ones that lead to this page. */
  function itemsFor(level: Level, path: string): Level {
    const all = listed.get(level) ?? []
    if (all.length === level.length) return all
    return level.filter((item) => indexes.has(item) || leadsTo(item, path))
  }

  /** Index of the first item of a level that leads to the page; -1 if there is none. `next` is that item, if known. */
  function placeIn(level: Level, path: string, next: SidebarItem | undefined): number {
    if (!next) return level.findIndex((item) => leadsTo(item, path))
    const index = indexes.get(next)
    return index !== undefined && level[index] === next ? index : level.indexOf(next)
  }

  function prune(level: Level, { path, way, holdsPage, listedAt, text }: Pruning): readonly SidebarItem[] {
    const shown = itemsFor(level, path)
    const place = holdsPage ? placeIn(shown, path, way[0]) : -1
    return itemsInRange(shown, rangeAround(place, shown.length), text, listedAt).map((item) => {
      if (item.type !== 'category') return item
      const isHeld = holds(item, path)
      if (item.collapsible && item.collapsed && !isHeld) return closedCategory(item)
      const inside: Pruning = {
        path,
        way: way[0] === item ? way.slice(1) : [],
        holdsPage: isHeld,
        listedAt: item.isIndex && !samePath(path, item.href) ? item.href : undefined,
        text,
      }
      return { ...closedCategory(item), items: prune(item.items ?? [], inside) }
    })
  }

  return (path: string, text: MoreText): readonly SidebarItem[] => {
    const way = ways.get(canonicalPath(path))
    return prune(items, { path, way: way ?? [], holdsPage: way !== undefined, listedAt: undefined, text })
  }
}
