// Everything a page is made from, as plain JSON values: every thread makes the same files of them.
import type { SiteView } from '../../runtime/model/site.ts'
import type { SiteConfig } from './config.ts'
import type { LocalePlan } from './reader.ts'
import type { LinkTarget, SiteTables } from './site.ts'
import type { SiteLookup } from './site-lookup.ts'
import type { AssetInfo } from './source.ts'

/** Tables and settings of one locale: what every view is made from. */
export interface ViewContext {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** All locales of this build. */
  readonly plans: readonly LocalePlan[]
  readonly tables: SiteTables
  readonly lookup: SiteLookup
  readonly messages: Readonly<Record<string, string>>
  readonly siteHash: string
  /** Path of a page -> code of a locale without it -> path below the root of that locale to go to instead. */
  readonly elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Path of a page -> codes of the locales that show its original. */
  readonly originals: Readonly<Record<string, readonly string[]>>
  /** The site is being written: what its author has to know may be seen in the pages. */
  readonly isDevelopment: boolean
  /** Hash of what the drawn images for shared links have in common; null when none are drawn. */
  readonly shareStyle: string | null
}

/** The inputs that all pages of a locale share; the same object as long as nothing in it changes. */
export interface PageSite {
  readonly context: ViewContext
  readonly view: SiteView
  /** Address of the site view. */
  readonly href: string
  /** Address of the style sheet made from the configuration, when it has styles. */
  readonly styleHref?: string
}

/** A slot of an article after resolution. */
export interface ResolvedSlot {
  readonly target?: LinkTarget
  readonly asset?: AssetInfo
}

/** The inputs of a single page. */
export interface PageInputs {
  /** Path of the route. */
  readonly path: string
  /** Absent for pages that are no docs. */
  readonly doc?: {
    /** Of the compiled page, as the cache holds it. */
    readonly facts: Uint8Array
    readonly body: Uint8Array
    /** For every slot of the article, in its order. */
    readonly targets: readonly ResolvedSlot[]
    /** A share image that is a file of the site. */
    readonly shareImage: ResolvedSlot | null
  }
}
