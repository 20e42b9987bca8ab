// Data shared by all pages of one locale: one hashed JSON file in the browser, one value on the server.
import type { HeadTag } from './head.ts'
import type { LogoView, NavbarView } from './navbar.ts'

/** A docs version as needed by version menus and search. */
export interface VersionView {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Root of the version with the base URL, e.g. `/docs/next`. */
  readonly path: string
  readonly mainDocPath: string
  /** Sidebar id -> its first link, for navbar items. */
  readonly sidebars: Readonly<Record<string, { readonly label: string; readonly href: string } | null>>
}

/** A docs instance. */
export interface DocsInstanceView {
  readonly id: string
  readonly path: string
  readonly versions: readonly VersionView[]
  readonly breadcrumbs: boolean
  readonly versionPersistence: 'localStorage' | 'none'
}

/** One language of the site. */
export interface LocaleView {
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Root of the locale, with slashes at both ends; absolute if it is on another domain. */
  readonly baseUrl: string
  /** Calendar of dates, if not the Gregorian one. */
  readonly calendar?: string
}

export interface AnnouncementView {
  readonly id: string
  /** Html from the configuration. */
  readonly content: string
  /** Class in the generated stylesheet that sets the configured colours. */
  readonly className?: string
  readonly closeable: boolean
}

export type FooterItem =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly external: boolean
      readonly className?: string
    }
  | { readonly kind: 'html'; readonly value: string }

export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly logo?: LogoView
  /** Html from the configuration. */
  readonly copyright?: string
  /** Columns, or one row if `simple`. */
  readonly links:
    | {
        readonly shape: 'columns'
        readonly columns: readonly {
          readonly title?: string
          readonly className?: string
          readonly items: readonly FooterItem[]
        }[]
      }
    | { readonly shape: 'simple'; readonly items: readonly FooterItem[] }
    | null
}

export interface ColorModeView {
  readonly defaultMode: 'light' | 'dark'
  readonly disableSwitch: boolean
  readonly respectPrefersColorScheme: boolean
}

export interface ZoomView {
  readonly selector: string
  readonly background: { readonly light: string; readonly dark: string }
  readonly margin: number
  readonly scrollOffset: number
}

export interface SearchView {
  readonly engine: 'sharded' | 'lunr'
  readonly maxResults: number
  readonly boosts: {
    readonly title: number
    readonly content: number
    readonly tags: number
    readonly parentCategories: number
    /** Present if keywords are searched. */
    readonly keywords?: number
  }
  readonly languages: readonly string[]
  /** Groups of synonyms, if any. */
  readonly synonyms?: readonly (readonly string[])[]
  readonly tokenSeparator: string
  /** Tags that have an index. */
  readonly tags: readonly string[]
  /** Whether keyboard shortcuts are enabled. */
  readonly shortcuts: boolean
}

/** Elements in the head of every page of a locale. */
export interface SiteHead {
  /** Defaults of docsite; the configuration and the page may override them. */
  readonly defaults: readonly HeadTag[]
  /** Elements from the configuration; the page may override them. */
  readonly configured: readonly HeadTag[]
}

export interface SiteView {
  readonly title: string
  readonly tagline: string
  /** Origin of the locale, without a path. */
  readonly url: string
  /** With slashes at both ends, including the locale segment. */
  readonly baseUrl: string
  readonly titleDelimiter: string
  readonly trailingSlash: boolean | null
  readonly locale: LocaleView
  readonly locales: readonly LocaleView[]
  /** Code of the locale for readers of all other languages. */
  readonly defaultLocale: string
  readonly head: SiteHead
  /** Interface strings by id: the built-in table of the locale, overridden by the site's own translations. */
  readonly messages: Readonly<Record<string, string>>
  readonly navbar: NavbarView
  readonly footer: FooterView | null
  readonly announcement: AnnouncementView | null
  readonly colorMode: ColorModeView
  readonly zoom: ZoomView | null
  readonly search: SearchView
  readonly docs: readonly DocsInstanceView[]
  /**
   * `{instance}/{version}/{sidebar}` -> URL of the hashed JSON file with the tree (`SidebarEntry[]`), which refers to further
   * files for large branches.
   */
  readonly sidebars: Readonly<Record<string, string>>
  readonly sidebarOptions: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  readonly baseUrlIssueBanner: boolean
  readonly mermaidOptions: Readonly<Record<string, unknown>>
}
