// One page as the compiler hands it to the components: plain JSON, a union tagged by `kind`.
// The same value is rendered on the server, embedded for hydration (without what the html shows), and published beside the
// page (without the sidebar) for client-side navigation.
import type { HeadTag } from './head.ts'
import type { SidebarItem } from './sidebar.ts'

/** A link with its text. `href` includes the base URL. */
export interface NavLink {
  readonly label: string
  readonly href: string
}

/** One entry of the breadcrumbs; without `href` it is plain text. The last one is the page itself and has none. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/** An entry of the table of contents with its sub-entries, already cut to the wanted levels. */
export interface TocItem {
  readonly id: string
  /** Inline html made by the compiler: code, em, strong, del only. */
  readonly html: string
  /** Absent when there are none. */
  readonly children?: readonly TocItem[]
}

/** A tag chip. `count` only in the tags index. */
export interface TagLink {
  readonly label: string
  readonly href: string
  readonly description?: string
  readonly count?: number
}

/** The sidebar a page shows. In the html only the visible part: open branches and their siblings, of a long level those near by. */
export interface PageSidebar {
  /** Key into `SiteView.sidebars`. */
  readonly key: string
  /** Where the page stands in the whole tree: index of an item on each level. Absent where it does not. */
  readonly way?: readonly number[]
  /** Path of the item that is marked as the current one, where it is not that of the page. */
  readonly path?: string
  /** The same object only for pages that show it alike, apart from the mark of the current link. */
  readonly items: readonly SidebarItem[]
}

/** A card of a generated index or of a DocCardList. */
export interface Card {
  readonly kind: 'category' | 'doc' | 'external'
  readonly label: string
  readonly href: string
  /** Leading emoji of the label, when it has one. */
  readonly icon?: string
  readonly description?: string
  /** How many pages there are behind it, where the description says something else. */
  readonly count?: string
}

/** Banner over the pages of a version that is not the last one. */
export interface VersionBanner {
  readonly kind: 'unreleased' | 'unmaintained'
  /** The same doc in the last version, or its main doc. */
  readonly latest: NavLink
  readonly latestVersion: string
  /** Day on which support of the version ends: as `2027-05-01`, and in the words of the locale. */
  readonly endOfLife?: { readonly date: string; readonly text: string }
}

/** What every page has. */
export interface PageBase {
  /** Address with the base URL, not percent-encoded, e.g. `/docs/guides/x`. */
  readonly path: string
  /** Document title, site title included. */
  readonly documentTitle: string
  /** What the head of the document says of the page. */
  readonly description?: string
  /** Keywords of the head, joined by commas. */
  readonly keywords?: string
  /** Share image, absolute; absent for that of the site. */
  readonly image?: string
  /** Search engines are asked not to index the page. */
  readonly noIndex?: true
  /** Attributes of `meta` elements that the page itself asks for. */
  readonly metadata?: readonly Readonly<Record<string, string>>[]
  /** Structured data that the page itself gives, as JSON. */
  readonly structuredData?: readonly unknown[]
  /** Elements that the site's theme adds to the head. */
  readonly themeTags?: readonly HeadTag[]
  /** Locales without this page: code -> path below the root of the locale that its language link leads to instead. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** Codes of the locales that show the original of this page, for want of a translation. */
  readonly untranslated?: readonly string[]
  /** Classes of the html element. */
  readonly htmlClass: string
  /** Docs instance and version the page belongs to; absent for pages outside docs. */
  readonly docs?: { readonly instance: string; readonly version: string }
  /** Address of the page's own style sheet (from style attributes of its content), when it has one. */
  readonly style?: string
  /** Hash of the SiteView the page was rendered with; a client holding another one reloads. */
  readonly siteHash: string
}

/** What pages inside a docs version share. */
export interface DocsPageBase extends PageBase {
  readonly sidebar?: PageSidebar
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Other versions that have this doc: name of the version -> address of the doc there. */
  readonly alternates?: Readonly<Record<string, string>>
  /** Label of the version badge, when it is shown. */
  readonly versionBadge?: string
  readonly versionBanner?: VersionBanner
  readonly previous?: NavLink
  readonly next?: NavLink
}

/** Where answers to the question below a page lead: two links, or a form with the address of the page. */
export type FeedbackView =
  | { readonly yes: string; readonly no: string }
  | { readonly endpoint: string; readonly url: string }

/** A page of documentation. */
export interface DocPage extends DocsPageBase {
  readonly kind: 'doc'
  /** Doc id, unique in its version. */
  readonly id: string
  /** The h1 to show, absent when the article has its own or `hide_title` is set. */
  readonly title?: string
  /** Html of the article with all slots filled. */
  readonly article: string
  readonly toc: readonly TocItem[]
  readonly tocMin: number
  readonly tocMax: number
  /** False with `hide_table_of_contents`: the content takes the full width. */
  readonly showToc: boolean
  readonly tags: readonly TagLink[]
  readonly editUrl?: string
  readonly lastUpdate?: { readonly date?: string; readonly author?: string }
  readonly feedback?: FeedbackView
  readonly unlisted?: boolean
  readonly draft?: boolean
  /** What the article needs of the lazily loaded behaviours. */
  readonly features: readonly string[]
}

/** Of a list in several pages: this one, how many there are, and the path of the first. */
export interface ListPages {
  readonly current: number
  readonly count: number
  readonly first: string
}

/** The generated index of a category. */
export interface GeneratedIndexPage extends DocsPageBase {
  readonly kind: 'generated-index'
  readonly title: string
  readonly cards: readonly Card[]
  readonly pages?: ListPages
}

/** A doc of a tag page. */
export interface TaggedDoc {
  readonly title: string
  readonly href: string
  readonly description: string
  /** Where the doc stands in its sidebar; absent where all docs of the page stand together. */
  readonly section?: string
}

/** All docs with one tag. */
export interface TagPage extends PageBase {
  readonly kind: 'tag'
  readonly title: string
  readonly tag: string
  readonly tagsIndex: string
  /** By section, where they are of more than one. */
  readonly entries: readonly TaggedDoc[]
  readonly pages?: ListPages
  readonly unlisted?: boolean
}

/** All tags of a version, by first letter. */
export interface TagsIndexPage extends PageBase {
  readonly kind: 'tags-index'
  readonly title: string
  readonly letters: readonly { readonly letter: string; readonly tags: readonly TagLink[] }[]
  readonly pages?: ListPages
}

/** Any other path. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found'
}

export type PageView = DocPage | GeneratedIndexPage | TagPage | TagsIndexPage | NotFoundPage

/** What the head and the frame of a document show of its page. */
type ShownOfAll = 'documentTitle' | 'htmlClass'
type ShownOfDocs = ShownOfAll | 'breadcrumbs' | 'previous' | 'next'
type ShownOfDoc = ShownOfDocs | 'title' | 'article' | 'toc' | 'tags'

/** The data in a document: what its html does not show. Of a sidebar only the key. */
export type EmbeddedPage =
  | Omit<DocPage, ShownOfDoc>
  | Omit<GeneratedIndexPage, ShownOfDocs>
  | Omit<TagPage, ShownOfAll>
  | Omit<TagsIndexPage, ShownOfAll>
  | Omit<NotFoundPage, ShownOfAll>
