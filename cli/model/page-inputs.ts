// Everything a page is made from, as plain JSON values: every thread produces the same files from them.
import type { SiteView } from '../../runtime/model/site.ts'
import type { SiteConfig } from './config.ts'
import type { LocalePlan } from './reader.ts'
import type { LinkTarget, SiteTables } from './site.ts'
import type { SiteLookup } from './site-lookup.ts'
import type { AssetInfo } from './source.ts'

/** Tables and settings of one locale, from which every view is made. */
export interface ViewContext {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** All locales of this build. */
  readonly plans: readonly LocalePlan[]
  readonly tables: SiteTables
  readonly lookup: SiteLookup
  readonly messages: Readonly<Record<string, string>>
  readonly siteHash: string
  /** Page path -> code of a locale without that page -> path in that locale to go to instead, relative to the locale root. */
  readonly elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Page path -> codes of the locales that show its original. */
  readonly originals: Readonly<Record<string, readonly string[]>>
  /** The site is being edited: pages may show information for the author. */
  readonly isDevelopment: boolean
  /** Hash of everything that the generated images for shared links have in common; null if none are generated. */
  readonly shareStyle: string | null
}

/** Inputs shared by all pages of a locale; the same object as long as nothing in it changes. */
export interface PageSite {
  readonly context: ViewContext
  readonly view: SiteView
  /** URL of the site view. */
  readonly href: string
  /** URL of the stylesheet generated from the configuration, if it has styles. */
  readonly styleHref?: string
}

/** Resolved slot of an article. */
export interface ResolvedSlot {
  readonly target?: LinkTarget
  readonly asset?: AssetInfo
}

/** The inputs of a single page. */
export interface PageInputs {
  /** Path of the route. */
  readonly path: string
  /** Absent for pages that are not docs. */
  readonly doc?: {
    /** Facts and body of the compiled page, encoded as in the cache. */
    readonly facts: Uint8Array
    readonly body: Uint8Array
    /** One entry per slot of the article, in the same order. */
    readonly targets: readonly ResolvedSlot[]
    /** A share image that is a file of the site. */
    readonly shareImage: ResolvedSlot | null
  }
}
