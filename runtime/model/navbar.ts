// The navbar after lowering: nine item types of the configuration are reduced to these few kinds.

/** Determines when a link is active. */
export type ActiveRule =
  | { readonly by: 'path'; readonly exact?: boolean }
  | { readonly by: 'prefix'; readonly prefix: string }
  | { readonly by: 'regex'; readonly source: string }
  /** The current doc is this one, or shares its (non-empty) sidebar. */
  | { readonly by: 'doc'; readonly instance: string; readonly docPath: string; readonly sidebar?: string }
  | { readonly by: 'sidebar'; readonly instance: string; readonly sidebar: string }
  | { readonly by: 'never' }

interface NavbarNodeBase {
  readonly position: 'left' | 'right'
  readonly className?: string
}

/** A link to a page or another site. */
export interface NavbarLink extends NavbarNodeBase {
  readonly kind: 'link'
  readonly label: string
  /** Label as html from the configuration; `label` is then empty. */
  readonly html?: string
  readonly href: string
  readonly external: boolean
  readonly active: ActiveRule
  /** Extra html attributes from the configuration, checked by the compiler. */
  readonly attributes?: Readonly<Record<string, string>>
  /**
   * URL by version name, for a doc or sidebar that is resolved at run time in the active, preferred or last version. `href` is
   * the target in the last version that has it.
   */
  readonly byVersion?: { readonly instance: string; readonly hrefs: Readonly<Record<string, string>> }
  /** The target is unlisted: shown only while it is the current page. */
  readonly unlisted?: boolean
}

/** A list of links behind a button. */
export interface NavbarDropdown extends NavbarNodeBase {
  readonly kind: 'dropdown'
  readonly label: string
  /** Label as html from the configuration, instead of the text. */
  readonly html?: string
  readonly href?: string
  /** When it is active, in addition to the pages that it or one of its links leads to. */
  readonly active?: ActiveRule
  readonly items: readonly (NavbarLink | NavbarHtml)[]
}

/** Raw html from the configuration. */
export interface NavbarHtml extends NavbarNodeBase {
  readonly kind: 'html'
  readonly value: string
}

/** Position of the search box. */
export interface NavbarSearch extends NavbarNodeBase {
  readonly kind: 'search'
}

/** A link to the main doc of the active, preferred or last version, labelled with that version unless it has a label. */
export interface NavbarVersion extends NavbarNodeBase {
  readonly kind: 'version'
  readonly instance: string
  readonly label?: string
  readonly href?: string
}

/** All versions of a docs instance. */
export interface NavbarVersionDropdown extends NavbarNodeBase {
  readonly kind: 'version-dropdown'
  readonly instance: string
  /** Names of the versions to show with their labels, in order. */
  readonly versions: readonly { readonly name: string; readonly label: string }[]
  readonly before: readonly (NavbarLink | NavbarHtml)[]
  readonly after: readonly (NavbarLink | NavbarHtml)[]
  readonly activeClassDisabled: boolean
}

/** All locales of the site. */
export interface NavbarLocaleDropdown extends NavbarNodeBase {
  readonly kind: 'locale-dropdown'
  readonly before: readonly (NavbarLink | NavbarHtml)[]
  readonly after: readonly (NavbarLink | NavbarHtml)[]
  /** Appended to the query of every entry, with its `?`. */
  readonly queryString: string
}

/** An item of a type `custom-*`, rendered by the site's own theme. */
export interface NavbarCustom extends NavbarNodeBase {
  readonly kind: 'custom'
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

export type NavbarNode =
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | NavbarSearch
  | NavbarVersion
  | NavbarVersionDropdown
  | NavbarLocaleDropdown
  | NavbarCustom

/** Logo of navbar or footer. URLs include the base URL. */
export interface LogoView {
  readonly src: string
  readonly srcDark?: string
  readonly alt: string
  readonly href?: string
  readonly target?: string
  readonly width?: number
  readonly height?: number
  readonly className?: string
}

export interface NavbarView {
  /** Target of the title: the base URL if there is a page, otherwise the main doc. */
  readonly home?: string
  readonly title?: string
  readonly logo?: LogoView
  readonly style?: 'dark' | 'primary'
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarNode[]
}
