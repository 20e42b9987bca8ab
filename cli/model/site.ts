// Whole-site tables: versions, docs, sidebars, tags, routes. Plain values; a change in one does not touch the others.

import type { NavbarView } from '../../runtime/model/navbar.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import type { DocsInstanceView, FooterView } from '../../runtime/model/site.ts'
import type { Place } from './diagnostic.ts'
import type { FrontMatter } from './front-matter.ts'
import type { KeyPlaces } from './key-places.ts'

/** One version of a docs instance, in one locale. */
export interface DocsVersion {
  readonly instance: string
  readonly locale: string
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Url path with the base URL, no trailing slash unless it is the base URL itself: `/docs`, `/docs/next`, `/`. */
  readonly path: string
  readonly tagsPath: string
  /** Folder of the docs, relative to the site folder. */
  readonly dir: string
  /** Folder of translated docs, relative to the site folder; absent in a locale that has none. */
  readonly localizedDir?: string
  /** Sidebars file, relative to the site folder; null = autogenerate; false = no sidebars. */
  readonly sidebarFile: string | null | false
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  /** Day on which its support ends, as `2027-05-01`. */
  readonly endOfLife?: string
  readonly badge: boolean
  readonly noIndex: boolean
  readonly className: string
}

/** A tag of a doc after normalisation. */
export interface DocTag {
  readonly label: string
  /** Address with the base URL. */
  readonly permalink: string
  readonly description?: string
}

/** One documentation page. */
export interface Doc {
  readonly id: string
  readonly instance: string
  readonly version: string
  readonly locale: string
  /** The file that is compiled (the translated one where there is one), relative to the site folder. */
  readonly file: string
  /** The path below the docs folder, e.g. `01-guides/intro.md`. */
  readonly source: string
  readonly slug: string
  /** Address with the base URL, not encoded. */
  readonly permalink: string
  readonly title: string
  readonly description: string
  readonly frontMatter: FrontMatter
  readonly keyPlaces: KeyPlaces
  readonly tags: readonly DocTag[]
  readonly draft: boolean
  readonly unlisted: boolean
  /** Sidebar the doc is in (before `displayed_sidebar`). */
  readonly sidebar?: string
  readonly editUrl?: string
  /** Last change, when the site shows it: front matter, else history. The date is ISO 8601. */
  readonly lastUpdate?: { readonly date?: string; readonly author?: string }
}

/** A link of the paginator. */
export interface PaginationLink {
  readonly label: string
  readonly href: string
}

/** A generated index of a category. `id` is its slug with the leading `/`. */
export interface GeneratedIndex {
  readonly id: string
  readonly permalink: string
  readonly sidebar: string
  readonly title: string
  readonly description?: string
  readonly image?: string
  readonly keywords?: readonly string[]
  /** Position of the category in the sidebar: indexes from the root. */
  readonly categoryPath: readonly number[]
  /** Items of the category. */
  readonly entries: number
  /** Where the category is written. */
  readonly place?: Place
}

/** A tag with its docs, listed ones first counted; `docs` are doc ids in the order of the docs table. */
export interface TagEntry {
  readonly label: string
  readonly permalink: string
  readonly description?: string
  readonly docs: readonly string[]
  readonly unlisted: boolean
}

/** Resolved sidebar: the tree for the browser plus what the compiler needs to know of each node. */
export interface Sidebar {
  readonly id: string
  readonly items: readonly SidebarItem[]
  /** The sidebar's own link: first doc or category link, depth first. */
  readonly link?: { readonly label: string; readonly href: string }
  /** Previous/next order: doc ids and generated-index ids, depth first, unlisted removed. */
  readonly sequence: readonly string[]
}

/** Everything known of one version. */
export interface VersionTables {
  readonly version: DocsVersion
  /** In code-point order of `source`. Drafts are not here in a production build. */
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly mainDocId: string | undefined
  readonly sidebars: Readonly<Record<string, Sidebar>>
  readonly generatedIndexes: readonly GeneratedIndex[]
  readonly tags: readonly TagEntry[]
  /** Doc id or generated-index id -> neighbours. */
  readonly pagination: Readonly<
    Record<string, { readonly previous?: PaginationLink; readonly next?: PaginationLink }>
  >
}

/** What a route shows. */
export type RouteTarget =
  | { readonly kind: 'doc'; readonly instance: string; readonly version: string; readonly id: string }
  | {
      readonly kind: 'generated-index'
      readonly instance: string
      readonly version: string
      readonly id: string
    }
  | { readonly kind: 'tags-index'; readonly instance: string; readonly version: string }
  | { readonly kind: 'tag'; readonly instance: string; readonly version: string; readonly permalink: string }
  | { readonly kind: 'not-found' }

/** One page of the built site. */
export interface Route {
  /** Address with base URL, not encoded; `…/404.html` for the not-found page. */
  readonly path: string
  readonly target: RouteTarget
  /** Source file for messages, when the page has one. */
  readonly file?: string
  /** Of a further page of a long list: its number, from 2, and the path of the first page. */
  readonly part?: { readonly number: number; readonly first: string }
}

/** An old address, and where it leads in the end. */
export interface Redirect {
  /** Path of the old address, with the base URL, not encoded. */
  readonly path: string
  /** Output file below the folder of the locale. */
  readonly file: string
  /** New address: below the base URL, or absolute. */
  readonly href: string
  /** Path of the page that it is; absent for files and other sites. */
  readonly page?: string
  /** As the configuration writes them. */
  readonly from: string
  readonly to: string
  /** Where the author's file for hosts says it: the host answers, and no page is written. */
  readonly place?: Place
  /** Where the file of redirects says it. */
  readonly written?: Place
}

/** A redirect that is not published, or leads to nothing. */
export interface RedirectProblem {
  /**
   * `made`: what `createRedirects` gives for a page is no address. `nowhere`: there is no page, nor a redirect, of which the old
   * address could be a part.
   */
  readonly kind: 'taken' | 'twice' | 'loop' | 'long' | 'made' | 'nowhere'
  readonly from: string
  readonly to: string
  /** For `made` what is wrong, for `long` what is too long. */
  readonly reason?: string
  /** Where the author's file for hosts, or the file of redirects, says it. */
  readonly place?: Place
}

/** A part of a page that was at an old address, and where it is now. */
export interface OldAnchor {
  readonly id: string
  /** New address: below the base URL, or absolute. */
  readonly href: string
  /** Path of the page that it is; absent for files and other sites. */
  readonly page?: string
  /** As they are written. */
  readonly from: string
  readonly to: string
  readonly written?: Place
  /** It is written for another old address that leads here. */
  readonly inherited?: true
}

/** An address that its authors have declared gone. */
export interface GoneAddress {
  /** Path, with the base URL, not encoded. */
  readonly path: string
  /** Output file below the folder of the locale. */
  readonly file: string
  /** Id of the part of the page that is gone; absent for a whole page. */
  readonly id?: string
  /** Why, for readers. */
  readonly reason?: string
}

/** The redirects of a locale. */
export interface RedirectTable {
  readonly redirects: readonly Redirect[]
  /** Parts that have moved, by the path of the page or redirect at which they were. */
  readonly anchors: Readonly<Record<string, readonly OldAnchor[]>>
  readonly gone: readonly GoneAddress[]
  readonly problems: readonly RedirectProblem[]
  /** Patterns of paths that something else than the site answers. */
  readonly elsewhere: readonly string[]
}

/** Tables of one locale of the site. */
export interface SiteTables {
  readonly locale: string
  /** Base URL of the locale, with slashes at both ends. */
  readonly baseUrl: string
  readonly versions: readonly VersionTables[]
  /** In code-point order of path. */
  readonly routes: readonly Route[]
  /** Address of the page the locale begins with: at the base URL, or else its first doc; null when there are no docs. */
  readonly home: string | null
  readonly navbar: NavbarView
  readonly footer: FooterView | null
  readonly docs: readonly DocsInstanceView[]
  readonly redirects: RedirectTable
}

/** A link after resolution. `href` is what the page gets, base URL and trailing slash applied. */
export type LinkTarget =
  | {
      readonly kind: 'page'
      readonly href: string
      readonly path: string
      readonly anchor?: string
      /** Old path that the link names, which leads here by a redirect. */
      readonly redirectedFrom?: string
    }
  | { readonly kind: 'anchor'; readonly href: string; readonly anchor: string }
  | { readonly kind: 'asset'; readonly href: string; readonly file: string }
  | { readonly kind: 'external'; readonly href: string }
  /** `pathname://` and the like: not checked. */
  | { readonly kind: 'unchecked'; readonly href: string }
  | {
      readonly kind: 'broken'
      readonly href: string
      readonly reason: 'page' | 'markdown-file' | 'asset' | 'encoding' | 'scheme' | 'empty' | 'outside'
      readonly wanted: string
    }
