// Tables of the whole site: versions, docs, sidebars, tags, routes. Plain values; a change in one does not affect the others.

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
  /** URL path with the base URL, without a trailing slash unless it is the base URL itself: `/docs`, `/docs/next`, `/`. */
  readonly path: string
  readonly tagsPath: string
  /** Folder of the docs, relative to the site folder. */
  readonly dir: string
  /** Folder of translated docs, relative to the site folder; absent in a locale without translations. */
  readonly localizedDir?: string
  /** Sidebars file, relative to the site folder; null = autogenerate; false = no sidebars. */
  readonly sidebarFile: string | null | false
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  /** Date when its support ends, such as `2027-05-01`. */
  readonly endOfLife?: string
  readonly badge: boolean
  readonly noIndex: boolean
  readonly className: string
}

/** A normalized tag of a doc. */
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
  /** The file that is compiled (the translation if there is one), relative to the site folder. */
  readonly file: string
  /** Path relative to the docs folder, such as `01-guides/intro.md`. */
  readonly source: string
  readonly slug: string
  /** Address with the base URL, not percent-encoded. */
  readonly permalink: string
  readonly title: string
  readonly description: string
  readonly frontMatter: FrontMatter
  readonly keyPlaces: KeyPlaces
  readonly tags: readonly DocTag[]
  readonly draft: boolean
  readonly unlisted: boolean
  /** Sidebar that contains the doc (before `displayed_sidebar`). */
  readonly sidebar?: string
  readonly editUrl?: string
  /** Last change, if the site shows it: from front matter, otherwise from the history. The date is ISO 8601. */
  readonly lastUpdate?: { readonly date?: string; readonly author?: string }
}

/** A link of the paginator. */
export interface PaginationLink {
  readonly label: string
  readonly href: string
}

/** The generated index of a category. `id` is its slug with the leading `/`. */
export interface GeneratedIndex {
  readonly id: string
  readonly permalink: string
  readonly sidebar: string
  readonly title: string
  readonly description?: string
  readonly image?: string
  readonly keywords?: readonly string[]
  /** Path to the category in the sidebar: indexes from the root. */
  readonly categoryPath: readonly number[]
  /** Number of items in the category. */
  readonly entries: number
  /** Place where the category is defined. */
  readonly place?: Place
}

/** A tag with its docs. `docs` are doc ids in the order of the docs table. */
export interface TagEntry {
  readonly label: string
  readonly permalink: string
  readonly description?: string
  readonly docs: readonly string[]
  readonly unlisted: boolean
}

/** A resolved sidebar: the tree for the browser and what the compiler needs to know about it. */
export interface Sidebar {
  readonly id: string
  readonly items: readonly SidebarItem[]
  /** Link of the sidebar itself: the first doc or category link, depth first. */
  readonly link?: { readonly label: string; readonly href: string }
  /** Previous/next order: ids of docs and generated indexes, depth first, without unlisted ones. */
  readonly sequence: readonly string[]
}

/** All tables of one version. */
export interface VersionTables {
  readonly version: DocsVersion
  /** In code-point order of `source`. A production build contains no drafts. */
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly mainDocId: string | undefined
  readonly sidebars: Readonly<Record<string, Sidebar>>
  readonly generatedIndexes: readonly GeneratedIndex[]
  readonly tags: readonly TagEntry[]
  /** Id of a doc or generated index -> neighbours. */
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
  /** Address with the base URL, not percent-encoded; `…/404.html` for the not-found page. */
  readonly path: string
  readonly target: RouteTarget
  /** Source file for messages, if the page has one. */
  readonly file?: string
  /** For further pages of a long list: the page number, from 2, and the path of the first page. */
  readonly part?: { readonly number: number; readonly first: string }
}

/** An old address and its final target. */
export interface Redirect {
  /** Path of the old address, with the base URL, not percent-encoded. */
  readonly path: string
  /** Output file, relative to the locale's folder. */
  readonly file: string
  /** New address: relative to the base URL, or absolute. */
  readonly href: string
  /** Path of the target page; absent for files and other sites. */
  readonly page?: string
  /** As written in the configuration. */
  readonly from: string
  readonly to: string
  /** Position in the author's redirects file for hosts. The host answers, so no page is written. */
  readonly place?: Place
  /** Position in the redirects file. */
  readonly written?: Place
}

/** A redirect that is not published or has no effect. */
export interface RedirectProblem {
  /**
   * `made`: `createRedirects` returned something that is not an address. `nowhere`: neither a page nor a redirect exists that
   * could contain the old anchor.
   */
  readonly kind: 'taken' | 'twice' | 'loop' | 'long' | 'made' | 'nowhere'
  readonly from: string
  readonly to: string
  /** For `made`: what is wrong. For `long`: what is too long. */
  readonly reason?: string
  /** Position in the author's redirects file for hosts, or in the redirects file. */
  readonly place?: Place
}

/** A part of a page that was at an old address, and its new location. */
export interface OldAnchor {
  readonly id: string
  /** New address: relative to the base URL, or absolute. */
  readonly href: string
  /** Path of the target page; absent for files and other sites. */
  readonly page?: string
  /** As written. */
  readonly from: string
  readonly to: string
  readonly written?: Place
  /** Defined for another old address that redirects here. */
  readonly inherited?: true
}

/** An address that its authors have declared gone. */
export interface GoneAddress {
  /** Path with the base URL, not percent-encoded. */
  readonly path: string
  /** Output file, relative to the locale's folder. */
  readonly file: string
  /** Id of the part of the page that is gone; absent for a whole page. */
  readonly id?: string
  /** Reason shown to readers. */
  readonly reason?: string
}

/** The redirects of a locale. */
export interface RedirectTable {
  readonly redirects: readonly Redirect[]
  /** Moved parts, by the path of the page or redirect that contained them. */
  readonly anchors: Readonly<Record<string, readonly OldAnchor[]>>
  readonly gone: readonly GoneAddress[]
  readonly problems: readonly RedirectProblem[]
  /** Patterns of paths that are not served by the site. */
  readonly elsewhere: readonly string[]
}

/** Tables of one locale of the site. */
export interface SiteTables {
  readonly locale: string
  /** Base URL of the locale, with leading and trailing slashes. */
  readonly baseUrl: string
  readonly versions: readonly VersionTables[]
  /** In code-point order of path. */
  readonly routes: readonly Route[]
  /** Address of the locale's start page: the page at the base URL, otherwise the first doc; null if there are no docs. */
  readonly home: string | null
  readonly navbar: NavbarView
  readonly footer: FooterView | null
  readonly docs: readonly DocsInstanceView[]
  readonly redirects: RedirectTable
}

/** A resolved link. `href` is what the page contains, with base URL and trailing slash applied. */
export type LinkTarget =
  | {
      readonly kind: 'page'
      readonly href: string
      readonly path: string
      readonly anchor?: string
      /** Old path that the link names; a redirect leads from it to this page. */
      readonly redirectedFrom?: string
    }
  | { readonly kind: 'anchor'; readonly href: string; readonly anchor: string }
  | { readonly kind: 'asset'; readonly href: string; readonly file: string }
  | { readonly kind: 'external'; readonly href: string }
  /** `pathname://` and similar: not checked. */
  | { readonly kind: 'unchecked'; readonly href: string }
  | {
      readonly kind: 'broken'
      readonly href: string
      readonly reason: 'page' | 'markdown-file' | 'asset' | 'encoding' | 'scheme' | 'empty' | 'outside'
      readonly wanted: string
    }
