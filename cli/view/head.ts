// Elements of the head of a page. Later ones replace earlier ones of the same name, property or relation.
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { ViewContext } from '../model/page-recipe.ts'
import { encodedPath } from '../text/path-href.ts'
import { joinUrl } from '../text/url.ts'
import { configuredTags } from './configured-tags.ts'
import { breadcrumbData } from './structured-data.ts'
import { versionTables } from './view-context.ts'

/** What the head needs beyond the view of the page. */
export interface HeadInput {
  readonly keywords: readonly string[]
  /** Share image: absolute, or a path with the base URL. */
  readonly image: string | undefined
  readonly unlisted: boolean
  /** Attributes of `meta` elements that the page itself asks for. */
  readonly metadata?: readonly Readonly<Record<string, string>>[]
}

/** All elements but title, charset and viewport, which every document has. */
export function headTags(page: PageView, input: HeadInput, context: ViewContext): readonly HeadTag[] {
  const { config } = context
  return replaced([
    ...siteTags(page, context),
    ...configuredTags(config),
    ...config.themeConfig.metadata.map((attributes) => ({ tag: 'meta' as const, attributes })),
    ...pageTags(page, input, context),
  ])
}

/** What the site says of all its pages; the configuration and the page itself may say otherwise. */
function siteTags(page: PageView, context: ViewContext): readonly HeadTag[] {
  const { config, plan } = context
  const { image } = config.themeConfig
  return [
    ...(config.favicon === null ? [] : [link('icon', addressed(config.favicon, plan.baseUrl))]),
    ...(image === null ? [] : shareImage(image, context)),
    name('twitter:card', 'summary_large_image'),
    ...(page.kind === 'not-found' ? [] : addresses(page, context)),
    ...locales(page, context),
    ...(config.noIndex ? [name('robots', 'noindex, nofollow')] : []),
    ...searchTags(page, context),
  ]
}

function pageTags(page: PageView, input: HeadInput, context: ViewContext): readonly HeadTag[] {
  const { description } = page
  return [
    property('og:title', page.documentTitle),
    ...(description ? [name('description', description), property('og:description', description)] : []),
    ...(input.keywords.length > 0 ? [name('keywords', input.keywords.join(','))] : []),
    ...(input.image === undefined ? [] : shareImage(input.image, context)),
    ...(isHidden(page, input, context) ? [name('robots', 'noindex, nofollow')] : []),
    ...breadcrumbData(page, context.config),
    ...(input.metadata ?? []).map((attributes): HeadTag => ({ tag: 'meta', attributes })),
  ]
}

const name = (key: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name: key, content } })
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
})
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } })

/** The address with the base URL before it, unless it is there already or leads elsewhere. */
function addressed(address: string, baseUrl: string): string {
  const isComplete = /^[a-z]+:|^\/\//i.test(address) || (baseUrl !== '/' && address.startsWith(baseUrl))
  return isComplete ? address : joinUrl(baseUrl, address)
}

/** Addresses of views are encoded as far as links need it; absolute ones are encoded throughout. */
function absolute(href: string, { config, plan }: ViewContext): string {
  const address = addressed(href, plan.baseUrl)
  return (/^[a-z]+:/i.test(address) ? '' : config.url) + encodeURI(address).replaceAll('%25', '%')
}

/** Pictures of other schemes than these run code in some readers; they are left out. */
function shareImage(address: string, context: ViewContext): readonly HeadTag[] {
  const image = absolute(address, context)
  if (!/^https?:\/\//i.test(image)) return []
  return [property('og:image', image), name('twitter:image', image)]
}

function canonical(path: string, { config }: ViewContext): string {
  return config.url + encodedPath(path)
}

function addresses(page: PageView, context: ViewContext): readonly HeadTag[] {
  const address = canonical(page.path, context)
  return [property('og:url', address), link('canonical', address)]
}

/** The same path in every locale of the site, and the default one for everybody else. */
function locales(page: PageView, context: ViewContext): readonly HeadTag[] {
  const { config, plan, plans } = context
  const tagOf = (code: string) => config.i18n.locales.find((locale) => locale.code === code)?.htmlLang ?? code
  const own = property('og:locale', tagOf(plan.code).replace('-', '_'))
  if (plans.length < 2 || page.kind === 'not-found') return [own]
  const below = page.path.slice(plan.baseUrl.length)
  const alternate = (code: string, other: (typeof plans)[number]): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', href: other.origin + encodedPath(below), hreflang: code },
  })
  const fallback = plans.find(({ code }) => code === config.i18n.defaultLocale)
  return [
    own,
    ...plans
      .filter(({ code }) => code !== plan.code)
      .map(({ code }) => property('og:locale:alternate', tagOf(code).replace('-', '_'))),
    ...plans.map((other) => alternate(tagOf(other.code), other)),
    ...(fallback ? [alternate('x-default', fallback)] : []),
  ]
}

function isHidden(page: PageView, { unlisted }: HeadInput, context: ViewContext): boolean {
  const version = page.docs && versionTables(context, page.docs.instance, page.docs.version).version
  return unlisted || version?.noIndex === true
}

/** What the search of other tools reads: locale, version and the tag of the index the page is in. */
function searchTags(page: PageView, context: ViewContext): readonly HeadTag[] {
  const tag =
    page.kind === 'tag'
      ? 'doc_tag_doc_list'
      : page.kind === 'tags-index'
        ? 'doc_tags_list'
        : page.docs
          ? `docs-${page.docs.instance}-${page.docs.version}`
          : 'default'
  return [
    name('docusaurus_locale', context.plan.code),
    ...(page.docs ? [name('docusaurus_version', page.docs.version)] : []),
    name('docusaurus_tag', tag),
  ]
}

/** Elements that may stand once: the last one of a kind counts. */
function replaced(tags: readonly HeadTag[]): readonly HeadTag[] {
  const last = new Map<string, HeadTag>()
  for (const [at, tag] of tags.entries()) last.set(kindOf(tag) ?? `#${at}`, tag)
  return [...last.values()]
}

const SINGLE_RELATIONS: ReadonlySet<string> = new Set(['canonical', 'icon', 'alternate', 'manifest'])

function kindOf({ tag, attributes }: HeadTag): string | undefined {
  const { name: byName, property: byProperty, rel, hreflang = '', type = '' } = attributes
  if (tag === 'meta') return byName ?? byProperty
  return tag === 'link' && rel && SINGLE_RELATIONS.has(rel) ? `${rel} ${hreflang} ${type}` : undefined
}
