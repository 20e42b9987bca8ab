// Sidebar items as the browser sees them: the richer input language is reduced to link, category and html.

/** A link in a sidebar. */
export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  /** True for URLs outside the site. */
  readonly external?: boolean
  readonly docId?: string
  readonly className?: string
  readonly description?: string
  /** Shown only while it is the current page. */
  readonly unlisted?: boolean
  readonly customProps?: Readonly<Record<string, unknown>>
}

/**
 * A category. `items` is absent in the pruned tree of a page if the category is closed, and in a file of the whole tree if the
 * items are in a separate file.
 */
export interface SidebarCategory {
  readonly type: 'category'
  readonly label: string
  readonly items?: readonly SidebarItem[]
  /** URL of the file with its items. */
  readonly file?: string
  /** The category's own page. */
  readonly href?: string
  /** First link below it: without JavaScript, the target of a closed category without its own page. */
  readonly firstHref?: string
  readonly linkUnlisted?: boolean
  /** The category's own page is a generated list of its items. */
  readonly isIndex?: boolean
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly className?: string
  readonly description?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** Raw html from the sidebars file (trusted configuration). */
export interface SidebarHtml {
  readonly type: 'html'
  readonly value: string
  readonly defaultStyle?: boolean
  readonly className?: string
  /** In the browser: a placeholder for an item that is in the file of this part of its level. */
  readonly missing?: SidebarChunk
}

/** In a file of the whole tree: a part of a level that is too long for one file. */
export interface SidebarChunk {
  readonly type: 'stretch'
  /** Number of items in it, and of those shown on every page. */
  readonly count: number
  readonly listed: number
  /** URL of the file with them. */
  readonly file: string
  /** URL of the first and of the last item with a link. */
  readonly first?: string
  readonly last?: string
}

/** An entry of a level in a file. */
export type SidebarEntry = SidebarItem | SidebarChunk

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** Side on which a page leaves out items. */
export type Side = 'above' | 'below'

/** Text of a link that stands for `count` items. */
export type MoreText = (side: Side, count: number) => string
