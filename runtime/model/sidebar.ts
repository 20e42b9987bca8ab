// Sidebar items as the browser sees them: only link, category and html are left of the richer input language.

/** A link in a sidebar. */
export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  /** True for addresses outside the site. */
  readonly external?: boolean
  readonly docId?: string
  readonly className?: string
  readonly description?: string
  /** Shown only while it is the current page. */
  readonly unlisted?: boolean
  readonly customProps?: Readonly<Record<string, unknown>>
}

/**
 * A category. `items` is absent in the pruned tree of a page where the category is closed, and in a file of the whole tree where
 * they have a file of their own.
 */
export interface SidebarCategory {
  readonly type: 'category'
  readonly label: string
  readonly items?: readonly SidebarItem[]
  /** Address of the file with its items. */
  readonly file?: string
  /** The category's own page. */
  readonly href?: string
  /** First link below it: the target of a closed link-less category when scripts are off. */
  readonly firstHref?: string
  readonly linkUnlisted?: boolean
  /** The category's own page is a list of what it holds. */
  readonly isIndex?: boolean
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly className?: string
  readonly description?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** Raw html given by the site's author in the sidebars file (trusted configuration). */
export interface SidebarHtml {
  readonly type: 'html'
  readonly value: string
  readonly defaultStyle?: boolean
  readonly className?: string
  /** In the browser: the item is not here yet, but in the file of this part of its level. */
  readonly missing?: SidebarStretch
}

/** In a file of the whole tree: a part of a level that is too long for one file. */
export interface SidebarStretch {
  readonly type: 'stretch'
  /** Items in it, and those of them that every page may show. */
  readonly count: number
  readonly listed: number
  /** Address of the file with them. */
  readonly file: string
  /** Address of the first and of the last item that lead anywhere. */
  readonly first?: string
  readonly last?: string
}

/** What a level is made of in a file. */
export type SidebarEntry = SidebarItem | SidebarStretch

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** Where the items are that a page leaves out. */
export type Side = 'above' | 'below'

/** Text of a link to so many items. */
export type MoreText = (side: Side, count: number) => string
