// Elements of the head of a page. Later ones replace earlier ones of the same name, property or relation.
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteConfig } from '../model/config.ts'
import { encodedPath } from '../text/path-href.ts'
import { joinUrl } from '../text/url.ts'
import { type ViewContext, versionTables } from './view-context.ts'

/** What the head needs beyond the view of the page. */
export interface HeadInput {
  readonly keywords: readonly string[]
  /** Share image: absolute, or a path with the base URL. */
  readonly image: string | undefined
  readonly unlisted: boolean
}

/** All elements but title, charset and viewport, which every document has. */
export function headTags(page: PageView, input: HeadInput, context: ViewContext): readonly HeadTag[] {
  const { config, plan } = context
  const image =
    input.image ?? (config.themeConfig.image ? joinUrl(plan.baseUrl, config.themeConfig.image) : undefined)
  return replaced([
    ...(config.favicon === null ? [] : [link('icon', addressed(config.favicon, plan.baseUrl))]),
    property('og:title', page.documentTitle),
    ...(page.description
      ? [name('description', page.description), property('og:description', page.description)]
      : []),
    ...(input.keywords.length > 0 ? [name('keywords', input.keywords.join(','))] : []),
    ...(image === undefined ? [] : shareImage(absolute(image, config))),
    name('twitter:card', 'summary_large_image'),
    ...(page.kind === 'not-found' ? [] : addresses(page, context)),
    ...locales(page, context),
    ...(isHidden(page, input, context) ? [name('robots', 'noindex, nofollow')] : []),
    ...searchTags(page, context),
    ...breadcrumbData(page, config),
    ...config.themeConfig.metadata.map((attributes) => ({ tag: 'meta' as const, attributes })),
  ])
}

const name = (key: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name: key, content } })
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
})
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } })

const addressed = (path: string, baseUrl: string) =>
  /^[a-z]+:|^\/\//i.test(path) ? path : joinUrl(baseUrl, path)
const absolute = (path: string, config: SiteConfig) =>
  /^[a-z]+:/i.test(path) ? path : config.url + encodedPath(path)

function shareImage(address: string): readonly HeadTag[] {
  return [property('og:image', address), name('twitter:image', address)]
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
  return context.config.noIndex || unlisted || version?.noIndex === true
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

/** Breadcrumbs as structured data: entries with an address only. */
function breadcrumbData(page: PageView, config: SiteConfig): readonly HeadTag[] {
  if (page.kind !== 'doc' && page.kind !== 'generated-index') return []
  const linked = page.breadcrumbs.filter(({ href }) => href !== undefined)
  if (linked.length === 0) return []
  const items = linked.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: config.url + encodeURI(href ?? ''),
  }))
  return [
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      json: { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items },
    },
  ]
}

function replaced(tags: readonly HeadTag[]): readonly HeadTag[] {
  const last = new Map<string, HeadTag>()
  for (const [at, tag] of tags.entries()) {
    const { name: byName, property: byProperty, rel, hreflang } = tag.attributes
    const key = byName ?? byProperty ?? (rel ? `${rel} ${hreflang ?? ''}` : `#${at}`)
    last.set(key, tag)
  }
  return [...last.values()]
}
