// Head elements from the configuration that every page has, and the data for the head of a single page besides its path and
// title.
import type { HeadTag } from '../../runtime/model/head.ts'
import { own } from '../../runtime/model/own.ts'
import type { PageBase } from '../../runtime/model/page.ts'
import type { SiteHead } from '../../runtime/model/site.ts'
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { SiteConfig } from '../model/config.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { LocalePlan } from '../model/reader.ts'
import { joinUrl } from '../text/url.ts'
import { configuredTags } from './configured-tags.ts'

/** Head data of a page. */
export interface PageHeadInput {
  readonly path: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** Share image: an absolute URL, or a path with or without the base URL. */
  readonly image?: string | undefined
  /** Asks search engines not to index the page. */
  readonly noIndex?: boolean
  /** Attributes of `meta` elements defined by the page itself. */
  readonly metadata?: readonly Readonly<Record<string, string>>[] | undefined
  /** Structured data defined by the page itself, as JSON. */
  readonly structuredData?: readonly unknown[] | undefined
}

/** The part of a page's view for its head; keys without a value are absent. */
export type PageHead = Pick<
  PageBase,
  | 'description'
  | 'keywords'
  | 'image'
  | 'noIndex'
  | 'metadata'
  | 'structuredData'
  | 'elsewhere'
  | 'untranslated'
>

/** Origin of a locale, without a path. */
export const originOf = ({ origin, baseUrl }: LocalePlan): string =>
  origin.slice(0, origin.length - baseUrl.length)

/** Elements that are the same on all pages of a locale: defaults, which later elements may replace, and configured elements. */
export function siteHead(config: SiteConfig, plan: LocalePlan): SiteHead {
  const { image, metadata } = config.themeConfig
  const shared = image === null ? null : shareImage(image, plan)
  return {
    defaults: [
      ...(config.favicon === null
        ? []
        : [element('link', { rel: 'icon', href: addressed(config.favicon, plan.baseUrl) })]),
      ...(shared === null
        ? []
        : [
            element('meta', { property: 'og:image', content: shared }),
            element('meta', { name: 'twitter:image', content: shared }),
          ]),
      element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      ...(config.noIndex ? [element('meta', { name: 'robots', content: 'noindex, nofollow' })] : []),
    ],
    configured: [
      ...configuredTags(config),
      ...metadata.map((attributes): HeadTag => ({ tag: 'meta', attributes })),
    ],
  }
}

/** The part of a page's view for its head. */
export function pageHead(input: PageHeadInput, { plan, elsewhere, originals }: ViewContext): PageHead {
  const { path, description, keywords = [], metadata = [], structuredData = [] } = input
  const image = input.image === undefined ? null : shareImage(input.image, plan)
  const missing = own(elsewhere, path)
  const untranslated = own(originals, path)
  return {
    ...(description ? { description } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(',') } : {}),
    ...(image === null ? {} : { image }),
    ...(input.noIndex ? { noIndex: true } : {}),
    ...(metadata.length > 0 ? { metadata } : {}),
    ...(structuredData.length > 0 ? { structuredData } : {}),
    ...(missing ? { elsewhere: missing } : {}),
    ...(untranslated ? { untranslated } : {}),
  }
}

const element = (tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag,
  attributes,
})

/** Prepends the base URL, unless it is already there or the address is external. */
function addressed(address: string, baseUrl: string): string {
  const isComplete = /^[a-z]+:|^\/\//i.test(address) || (baseUrl !== '/' && address.startsWith(baseUrl))
  return isComplete ? address : joinUrl(baseUrl, address)
}

/** The absolute URL of an image; null for schemes other than http and https, which run code in some clients. */
function shareImage(address: string, plan: LocalePlan): string | null {
  const complete = addressed(address, plan.baseUrl)
  const image = (/^[a-z]+:/i.test(complete) ? '' : originOf(plan)) + encodedHref(complete)
  return /^https?:\/\//i.test(image) ? image : null
}
