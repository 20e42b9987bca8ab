// Indexes over the tables of a locale, built once and used during rendering.
import type { MoreText, SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import type { Doc, Route, Sidebar, TagEntry, VersionTables } from './site.ts'

/** A sidebar item that can be a link. */
export type LinkingItem = Exclude<SidebarItem, { type: 'html' }>

/** Positions of pages in one sidebar. */
export interface SidebarIndex {
  /** The items from the root to the first item that links to a path, inclusive; empty if there is none. */
  way(path: string): readonly LinkingItem[]
  /** For each of these items, its index among its siblings; absent if there are none. */
  place(path: string): readonly number[] | undefined
  /** Whether a category links to a path or contains, at any depth, an item that does. */
  holds(category: SidebarCategory, path: string): boolean
  /**
   * The tree as shown on the page at a path: without the contents of closed categories and without distant items on long
   * levels. Neighbours that are plain links of one category get the same object, because they differ only in which link is
   * current. `text` must be the same on every call.
   */
  pruned(path: string, text: MoreText): readonly SidebarItem[]
}

/** A doc with the tables of its version. */
export interface LocatedDoc {
  readonly doc: Doc
  readonly version: VersionTables
}

/** Lookups in the tables of a locale. */
export interface SiteLookup {
  /** The route with this path. */
  routeAt(path: string): Route | undefined
  /** The doc at a path. */
  docAt(path: string): LocatedDoc | undefined
  /** A doc of a version. */
  docById(version: VersionTables, id: string): Doc | undefined
  /** Index of a doc in its version, in file order; -1 if it is not there. */
  docIndex(version: VersionTables, id: string): number
  /** The tag whose page is at this path. */
  tagAt(version: VersionTables, path: string): TagEntry | undefined
  /** Positions of the pages of a sidebar. */
  sidebarIndex(sidebar: Sidebar): SidebarIndex
  /** The docs that a tag lists, sorted by title. */
  taggedDocs(version: VersionTables, tag: TagEntry): readonly Doc[]
  /** Compares titles in the language of the locale. */
  compareTitles(a: string, b: string): number
}
