// Where the pages of a sidebar stand in it.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { comparablePath } from '../../runtime/routing/same-path.ts'
import type { LinkingItem } from '../model/site-lookup.ts'

/** Items side by side. */
export type Level = readonly SidebarItem[]

/** What is known of the pages of a tree, by their comparable paths. */
export interface Positions {
  /** The way to the first item that leads there. */
  readonly ways: ReadonlyMap<string, readonly LinkingItem[]>
  /** Categories that lead there or hold an item that does. */
  readonly holders: ReadonlyMap<string, ReadonlySet<SidebarCategory>>
  /**
   * The level of a page that is a mere link. Null for a page that changes the sidebar around it: that of a category, one in
   * several places, one shown only to itself.
   */
  readonly levels: ReadonlyMap<string, Level | null>
  /** Of each level the items that every page may show. */
  readonly listed: ReadonlyMap<Level, Level>
  /** Index of a listed item among those of its level. */
  readonly indexes: ReadonlyMap<SidebarItem, number>
}

/** The positions in a tree. */
export function positionsIn(items: Level): Positions {
  const ways = new Map<string, readonly LinkingItem[]>()
  const holders = new Map<string, Set<SidebarCategory>>()
  const levels = new Map<string, Level | null>()
  const listed = new Map<Level, Level>()
  const indexes = new Map<SidebarItem, number>()

  /** Notes an item that leads to a path. */
  function add(item: LinkingItem, href: string, level: Level, above: readonly SidebarCategory[]): void {
    const path = comparablePath(href)
    if (!ways.has(path)) ways.set(path, [...above, item])
    const holding = holders.get(path) ?? new Set()
    for (const category of above) holding.add(category)
    if (item.type === 'category') holding.add(item)
    holders.set(path, holding)
    const isMere = item.type === 'link' && !item.unlisted && !levels.has(path)
    levels.set(path, isMere ? level : null)
  }

  /** Whether every page may show something of a level that leads somewhere. */
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
  return { ways, holders, levels, listed, indexes }
}
