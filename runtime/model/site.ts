// What all pages of one locale share: one hashed JSON file in the browser, one value on the server.
import type { HeadTag } from './head.ts'
import type { LogoView, NavbarView } from './navbar.ts'

/** A docs version as version menus and search need it. */
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
  /** Root of the locale, with slashes at both ends; absolute when it is on another domain. */
  readonly baseUrl: string
  /** Calendar of dates when it is not the Gregorian one. */
  readonly calendar?: string
}

export interface AnnouncementView {
  readonly id: string
  /** Html of the configuration. */
  readonly content: string
  /** Class of the generated style sheet that sets the configured colours. */
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
  /** Html of the configuration. */
  readonly copyright?: string
  /** Columns, or one row when `simple`. */
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
    /** Where keywords are searched. */
    readonly keywords?: number
  }
  readonly languages: readonly string[]
  /** Groups of words that mean the same, where there are any. */
  readonly synonyms?: readonly (readonly string[])[]
  readonly tokenSeparator: string
  /** Tags that have an index. */
  readonly tags: readonly string[]
  /** Keyboard shortcuts on. */
  readonly shortcuts: boolean
}

/** Elements in the head of every page of a locale. */
export interface SiteHead {
  /** What docsite says of the site; the configuration and the page may say otherwise. */
  readonly defaults: readonly HeadTag[]
  /** What the configuration says; the page may say otherwise. */
  readonly configured: readonly HeadTag[]
}

export interface SiteView {
  readonly title: string
  readonly tagline: string
  /** Origin of the locale, without a path. */
  readonly url: string
  /** With slashes at both ends, locale segment included. */
  readonly baseUrl: string
  readonly titleDelimiter: string
  readonly trailingSlash: boolean | null
  readonly locale: LocaleView
  readonly locales: readonly LocaleView[]
  /** Code of the locale for readers of all other languages. */
  readonly defaultLocale: string
  readonly head: SiteHead
  /** Interface strings by id: the built-in table of the locale with the site's own translations over it. */
  readonly messages: Readonly<Record<string, string>>
  readonly navbar: NavbarView
  readonly footer: FooterView | null
  readonly announcement: AnnouncementView | null
  readonly colorMode: ColorModeView
  readonly zoom: ZoomView | null
  readonly search: SearchView
  readonly docs: readonly DocsInstanceView[]
  /** `{instance}/{version}/{sidebar}` -> address of the hashed JSON file with the tree (`SidebarEntry[]`); it names others for large branches. */
  readonly sidebars: Readonly<Record<string, string>>
  readonly sidebarOptions: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  readonly baseUrlIssueBanner: boolean
  readonly mermaidOptions: Readonly<Record<string, unknown>>
}
