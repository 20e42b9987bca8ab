// The configuration of a site as the program reads it: nothing optional that has a default. The schema in cli/config gives the type
// of the one that an author writes (`SiteConfigInput`).
import type { ContentPolicyConfig } from './content-policy.ts'
import type { ReportLevel, Severity } from './diagnostic.ts'
import type { MarkdownPlugins } from './plugins.ts'

export interface LocaleConfig {
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string
  /** Folder below `i18n/`. */
  readonly path: string
  readonly translate: boolean
  /** Own origin or base URL of the locale, when configured. */
  readonly url?: string
  readonly baseUrl?: string
}

/** Kinds of compressed files. */
export type Precompression = 'br' | 'gzip'

export interface VersionOptions {
  readonly label?: string
  readonly path?: string
  readonly banner?: 'none' | 'unreleased' | 'unmaintained'
  readonly badge?: boolean
  readonly noIndex?: boolean
  readonly className?: string
  readonly endOfLife?: string
}

/** Gives the edit link of a page; undefined = none. Paths are those of the file being built. */
export type EditUrl = (page: {
  readonly version: string
  /** Folder of the version, relative to the site folder. */
  readonly versionDocsDirPath: string
  /** Path of the file below that folder. */
  readonly docPath: string
  readonly permalink: string
  readonly locale: string
}) => string | undefined

/** One docs instance. */
export interface DocsConfig {
  readonly id: string
  /** Folder of the current version, relative to the site folder. */
  readonly path: string
  /** Without slashes at the ends; empty = docs at the base URL. */
  readonly routeBasePath: string
  readonly tagsBasePath: string
  /** File relative to the site folder; null = autogenerate one sidebar; false = no sidebars. */
  readonly sidebarPath: string | null | false
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly sidebarCollapsible: boolean
  readonly sidebarCollapsed: boolean
  readonly breadcrumbs: boolean
  readonly localizedPath: string | null
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
  readonly editUrl: string | EditUrl | null
  readonly editCurrentVersion: boolean
  readonly editLocalizedFiles: boolean
  readonly numberPrefixParser: boolean
  readonly admonitions: { readonly keywords: readonly string[] }
  readonly onInlineTags: ReportLevel
  /** File name in the docs folder; null = off. */
  readonly tags: string | null
  readonly disableVersioning: boolean
  readonly includeCurrentVersion: boolean
  readonly onlyIncludeVersions: readonly string[] | null
  readonly lastVersion: string | null
  readonly versions: Readonly<Record<string, VersionOptions>>
  readonly versionPersistence: 'localStorage' | 'none'
}

/** A navbar item as configured; only the file of its own type knows the fields. */
export interface NavbarItemConfig {
  readonly type?: string
  readonly position?: 'left' | 'right'
  readonly [field: string]: unknown
}

export interface LogoConfig {
  readonly src: string
  readonly srcDark?: string
  readonly alt?: string
  readonly href?: string
  readonly target?: string
  readonly width?: number | string
  readonly height?: number | string
  readonly className?: string
  readonly style?: Readonly<Record<string, string | number>>
}

export interface FooterItemConfig {
  readonly label?: string
  readonly to?: string
  readonly href?: string
  readonly html?: string
  readonly className?: string
}

export interface FooterColumnConfig {
  readonly title?: string
  readonly className?: string
  readonly items: readonly FooterItemConfig[]
}

export interface ThemeConfig {
  readonly navbar: {
    readonly title?: string
    readonly logo?: LogoConfig
    readonly style?: 'dark' | 'primary'
    readonly hideOnScroll: boolean
    readonly items: readonly NavbarItemConfig[]
  }
  readonly footer: {
    readonly style: 'light' | 'dark'
    readonly logo?: LogoConfig
    readonly copyright?: string
    readonly links: readonly (FooterColumnConfig | FooterItemConfig)[]
  } | null
  readonly announcementBar: {
    readonly id: string
    readonly content: string
    readonly backgroundColor?: string
    readonly textColor?: string
    readonly isCloseable: boolean
  } | null
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark'
    readonly disableSwitch: boolean
    readonly respectPrefersColorScheme: boolean
  }
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  readonly docs: {
    readonly versionPersistence: 'localStorage' | 'none'
    readonly sidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean }
  }
  readonly prism: {
    readonly defaultLanguage: string | null
    /** Names of languages in lower case, with the languages they are coloured as. */
    readonly aliases: Readonly<Record<string, string>>
    readonly magicComments: readonly MagicComment[]
  }
  readonly zoom: {
    readonly selector: string
    readonly background: { readonly light: string; readonly dark: string }
    readonly config: { readonly margin: number; readonly scrollOffset: number }
  } | null
  /** One of the two. */
  readonly feedback: { readonly href?: string; readonly endpoint?: string } | null
  readonly mermaid: { readonly options: Readonly<Record<string, unknown>> }
  readonly metadata: readonly Readonly<Record<string, string>>[]
  readonly image: string | null
}

/** A comment in code that marks lines. */
export interface MagicComment {
  readonly className: string
  readonly line?: string
  readonly block?: { readonly start: string; readonly end: string }
}

export interface SearchConfig {
  /** The index that the search box asks: one in shards, or one lunr file. */
  readonly engine: 'sharded' | 'lunr'
  /** The lunr file is published beside the shards. */
  readonly lunrIndex: boolean
  readonly indexDocs: boolean
  readonly indexDocSidebarParentCategories: number
  readonly includeParentCategoriesInPageTitle: boolean
  /** Keywords of pages are searched along with their tags. */
  readonly indexKeywords: boolean
  readonly language: readonly string[]
  /** Groups of words and expressions that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly maxSearchResults: number
  readonly shortcuts: boolean
  readonly lunr: {
    readonly tokenizerSeparator: string
    readonly b: number
    readonly k1: number
    readonly titleBoost: number
    readonly contentBoost: number
    readonly tagsBoost: number
    readonly parentCategoriesBoost: number
    readonly keywordsBoost: number
  }
}

export interface MarkdownConfig {
  readonly format: 'md' | 'mdx' | 'detect'
  readonly parser: 'auto' | 'satteri' | 'remark'
  readonly mermaid: boolean
  /** Folder of the drawings of diagrams, relative to the site folder. */
  readonly diagrams: string
  readonly emoji: boolean
  /** Ids of headings keep capital letters. */
  readonly anchors: { readonly maintainCase: boolean }
  readonly math: boolean
  /** Non-breaking spaces and other typography by the rules of the page's language. */
  readonly typography: boolean
  /** Soft hyphens in running text. */
  readonly hyphenation: boolean
  /** `safe`, everything (`trusted`), or further elements to allow beside the safe ones. */
  readonly html: 'safe' | 'trusted' | readonly string[]
  /** Further schemes of links, in small letters; none that runs code. */
  readonly schemes: readonly string[]
  /** Folders and files outside the site folder that pages may include from, relative to it: `..`, `../shared`. */
  readonly includeRoots: readonly string[]
  /** Markdown files that every page may show by a name, relative to the site folder. */
  readonly partials: Readonly<Record<string, string>>
  /** Tabs of a fence with `npm2yarn`, in their order. */
  readonly packageManagers: readonly PackageManager[]
  /** Plugins of remark and rehype; absent where there are none. */
  readonly plugins?: MarkdownPlugins
}

/** Package managers that commands of npm are written for. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** Schemes whose addresses are programs or documents of the page's own origin: nothing allows them in a link. */
export const RUNNING_SCHEMES: readonly string[] = ['javascript', 'data', 'vbscript']

export interface LimitsConfig {
  readonly pageBytes: number
  readonly nesting: number
  readonly tableCells: number
  readonly footnoteReferences: number
  readonly includeDepth: number
  readonly includeExpansions: number
  readonly pageMs: number
  readonly renderMs: number
  readonly highlightBytes: number
  readonly highlightLineLength: number
  /** Deepest sidebar. */
  readonly sidebarDepth: number
}

/** Old addresses that lead to a new one, or are gone; paths without the base URL, with a fragment for a part of a page. */
export interface RedirectConfig {
  readonly from: string | readonly string[]
  /** Absent where the addresses are gone. */
  readonly to?: string | undefined
  /** Nothing has taken the place of what was there; a text is the reason that readers see. */
  readonly gone?: true | string | undefined
  /** Code of the only locale that it is for. */
  readonly locale?: string | undefined
}

/** How other sites are asked whether links to them lead anywhere. */
export interface ExternalConfig {
  /** Seconds to wait for an answer. */
  readonly timeout: number
  /** Further tries of an address that does not answer. */
  readonly retries: number
  /** Hosts asked at the same time. */
  readonly concurrency: number
  /** Patterns of addresses that are not asked. */
  readonly skip: readonly string[]
  /** Headers by pattern of addresses; `$NAME` in a value is a variable of the environment. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Hours for which a good answer is believed. */
  readonly cache: number
}

/** Old addresses of a page by its address, both below the base URL; or old beginnings of addresses by the new ones. */
export type CreateRedirects =
  | ((path: string) => string | readonly string[] | null | undefined)
  | Readonly<Record<string, string | readonly string[]>>

/** What a face is for. */
export const FONT_ROLES = ['text', 'code', 'math'] as const
export type FontRole = (typeof FONT_ROLES)[number]

/** Style sheets with the faces of the site, as names of modules: those of packages, or paths that begin with a dot. */
export type FontsConfig = Readonly<Record<FontRole, readonly string[]>>

/** How images for shared links are drawn. Colours as `#rgb` or `#rrggbb`. */
export interface ShareImagesConfig {
  readonly background: string
  readonly color: string
  readonly accent: string
  /** Files of the site; none for the font of the program. */
  readonly fonts: readonly string[]
}

export interface SiteConfig {
  readonly title: string
  readonly tagline: string
  /** Origin without path. */
  readonly url: string
  /** With slashes at both ends. */
  readonly baseUrl: string
  readonly titleDelimiter: string
  readonly favicon: string | null
  readonly trailingSlash: boolean | null
  readonly noIndex: boolean
  /** Whether a site without a page at its base URL gets one that leads to its first doc. */
  readonly home: boolean
  readonly engine: 'preact' | 'react'
  readonly variables: Readonly<Record<string, string>>
  readonly i18n: {
    readonly defaultLocale: string
    readonly locales: readonly LocaleConfig[]
    readonly path: string
  }
  readonly docs: readonly DocsConfig[]
  readonly markdown: MarkdownConfig
  readonly search: SearchConfig
  readonly themeConfig: ThemeConfig
  readonly fonts: FontsConfig
  /** null: none are drawn. */
  readonly shareImages: ShareImagesConfig | null
  readonly staticDirectories: readonly string[]
  readonly headTags: readonly {
    readonly tagName: string
    readonly attributes: Readonly<Record<string, string | boolean>>
    readonly innerHTML?: string
  }[]
  readonly redirects: readonly RedirectConfig[]
  readonly createRedirects: CreateRedirects | null
  /** Patterns of addresses of this host that are no part of the site. */
  readonly links: { readonly elsewhere: readonly string[] }
  readonly external: ExternalConfig
  readonly onBrokenLinks: ReportLevel
  readonly onBrokenAnchors: ReportLevel
  readonly onBrokenMarkdownLinks: ReportLevel
  readonly onBrokenImages: ReportLevel
  readonly onDuplicateRoutes: ReportLevel
  readonly rules: Readonly<Record<string, 'off' | 'warn' | 'error'>>
  readonly baseUrlIssueBanner: boolean
  readonly customFields: Readonly<Record<string, unknown>>
  readonly limits: LimitsConfig
  readonly security: { readonly csp: ContentPolicyConfig }
  /** Compressed files that lie beside texts. */
  readonly precompress: readonly Precompression[]
}

/** The severity of a report level; null = say nothing. */
export const LEVEL_SEVERITY: Readonly<Record<ReportLevel, Severity | null>> = {
  ignore: null,
  log: 'info',
  warn: 'warning',
  throw: 'error',
}
