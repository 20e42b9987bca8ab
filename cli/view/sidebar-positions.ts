// Positions of pages in a sidebar.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { canonicalPath } from '../../runtime/routing/same-path.ts'
import type { LinkingItem } from '../model/site-lookup.ts'

/** Sibling items. */
export type Level = readonly SidebarItem[]

/** Data about the pages of a tree, by comparable path. */
export interface Positions {
  /** The items from the root to the first item that links to the page. */
  readonly ways: ReadonlyMap<string, readonly LinkingItem[]>
  /** Categories that link to the page or contain an item that does. */
  readonly containingCategories: ReadonlyMap<string, ReadonlySet<SidebarCategory>>
  /**
   * The level of a page that is a plain link. Null for a page that changes the sidebar around it: the page of a category, a
   * page in several places, or one shown only to itself.
   */
  readonly levels: ReadonlyMap<string, Level | null>
  /** Level -> the items that every page may show. */
  readonly listed: ReadonlyMap<Level, Level>
  /** Index of a listed item among the listed items of its level. */
  readonly indexes: ReadonlyMap<SidebarItem, number>
}

/** Computes the positions in a tree. */
export function positionsIn(items: Level): Positions {
  const ways = new Map<string, readonly LinkingItem[]>()
  const containingCategories = new Map<string, Set<SidebarCategory>>()
  const levels = new Map<string, Level | null>()
  const listed = new Map<Level, Level>()
  const indexes = new Map<SidebarItem, number>()

  /** Records an item that links to a path. */
  function add(item: LinkingItem, href: string, level: Level, above: readonly SidebarCategory[]): void {
    const path = canonicalPath(href)
    if (!ways.has(path)) ways.set(path, [...above, item])
    const holding = containingCategories.get(path) ?? new Set()
    for (const category of above) holding.add(category)
    if (item.type === 'category') holding.add(item)
    containingCategories.set(path, holding)
    const isMere = item.type === 'link' && !item.unlisted && !levels.has(path)
    levels.set(path, isMere ? level : null)
  }

  /** Whether every page may show an item of this level that links somewhere. */
  function visit(level: Level, above: readonly SidebarCategory[]): boolean {
    const all = level.filter((item) => {
      if (item.type === 'html') return true
      if (item.href !== undefined) add(item, item.href, level, above)
      if (item.type === 'link') return !item.unlisted
      const hasItems = visit(item.items ?? [], [...above, item])
      return hasItems || (item.href !== undefined && !item.linkUnlisted)
    })
    for (const [index, item] of all.entries()) indexes.set(item, index)
    listed.set(level, all)
    return all.some(({ type }) => type !== 'html')
  }
  visit(items, [])
  return { ways, containingCategories, levels, listed, indexes }
}
