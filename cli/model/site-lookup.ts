// Indexes of the tables of a locale, built once, which rendering looks into.
import type { MoreText, SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import type { Doc, Route, Sidebar, TagEntry, VersionTables } from './site.ts'

/** An item that can lead somewhere. */
export type LinkingItem = Exclude<SidebarItem, { type: 'html' }>

/** Positions of pages in one sidebar. */
export interface SidebarIndex {
  /** The way to the first item that leads to a path, that item last; empty when there is none. */
  way(path: string): readonly LinkingItem[]
  /** Index of each item of the way among all of its level; absent when there is none. */
  place(path: string): readonly number[] | undefined
  /** Whether a category leads to a path or holds, at any depth, an item that does. */
  holds(category: SidebarCategory, path: string): boolean
  /**
   * The tree without the insides of closed categories and what is far away on long levels, as the page at a path shows it.
   * Neighbours that are mere links of one category get the same object: they differ in the mark of the current link only.
   * `text` is the same every time.
   */
  pruned(path: string, text: MoreText): readonly SidebarItem[]
}

/** A doc with the tables of its version. */
export interface LocatedDoc {
  readonly doc: Doc
  readonly version: VersionTables
}

/** Look-ups in the tables of a locale. */
export interface SiteLookup {
  /** The route with this path. */
  routeAt(path: string): Route | undefined
  /** The doc at a path. */
  docAt(path: string): LocatedDoc | undefined
  /** A doc of a version. */
  docById(version: VersionTables, id: string): Doc | undefined
  /** Index of a doc among those of its version, in the order of their files; -1 when it is not there. */
  docIndex(version: VersionTables, id: string): number
  /** The tag with the page at this path. */
  tagAt(version: VersionTables, path: string): TagEntry | undefined
  /** Where the pages of a sidebar stand in it. */
  sidebarIndex(sidebar: Sidebar): SidebarIndex
  /** The docs that a tag lists, by title. */
  taggedDocs(version: VersionTables, tag: TagEntry): readonly Doc[]
  /** Order of titles in the language of the locale. */
  compareTitles(a: string, b: string): number
}
