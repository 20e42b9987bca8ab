// The elements of a page's document head, the same in its html and after a client-side navigation to it. Later elements replace
// earlier ones with the same name, property or relation.
import type { HeadTag } from '../model/head.ts'
import { own } from '../model/own.ts'
import type { PageView } from '../model/page.ts'
import type { LocaleView, SiteView } from '../model/site.ts'
import { encodedPath } from '../routing/encoded-path.ts'
import { breadcrumbData, jsonTag } from './structured-data.ts'

/** All elements except the title and those that every document has: charset, viewport, loaded files. */
export function headTags(site: SiteView, page: PageView): readonly HeadTag[] {
  return [
    ...replaced([
      ...site.head.defaults,
      property('og:site_name', site.title),
      property('og:type', page.kind === 'doc' ? 'article' : 'website'),
      ...addresses(page, site),
      ...locales(page, site),
      ...searchTags(page, site),
      ...site.head.configured,
      ...pageTags(page, site),
    ]),
    ...(page.themeTags ?? []),
  ]
}

function pageTags(page: PageView, { url }: SiteView): readonly HeadTag[] {
  const { description, keywords, image } = page
  return [
    property('og:title', page.documentTitle),
    ...(description ? [name('description', description), property('og:description', description)] : []),
    ...(keywords ? [name('keywords', keywords)] : []),
    ...(image ? [property('og:image', image), name('twitter:image', image)] : []),
    ...(page.noIndex ? [name('robots', 'noindex, nofollow')] : []),
    ...breadcrumbData(page, url),
    ...(page.structuredData ?? []).map(jsonTag),
    ...(page.metadata ?? []).map((attributes): HeadTag => ({ tag: 'meta', attributes })),
  ]
}

const name = (key: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name: key, content } })
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
})

/** The not-found page is one file for all paths, so it has no URL. */
function addresses(page: PageView, site: SiteView): readonly HeadTag[] {
  if (page.kind === 'not-found') return []
  const address = originalAddress(page, site) ?? site.url + encodedPath(page.path)
  return [property('og:url', address), { tag: 'link', attributes: { rel: 'canonical', href: address } }]
}

/** For a page shown untranslated: the URL of the original. */
function originalAddress(page: PageView, site: SiteView): string | undefined {
  if (!isUntranslated(page, site.locale)) return undefined
  const original = site.locales.find(({ code }) => code === site.defaultLocale)
  return original && rootOf(original, site) + encodedPath(page.path.slice(site.baseUrl.length))
}

const isUntranslated = ({ untranslated = [] }: PageView, { code }: Pick<LocaleView, 'code'>) =>
  untranslated.includes(code)

/** URL of the root of a locale. */
const rootOf = ({ baseUrl }: LocaleView, { url }: SiteView) =>
  baseUrl.startsWith('/') ? url + baseUrl : baseUrl

/** The same path in every locale that has the page in its own language, and `x-default` for all other readers. */
function locales(page: PageView, site: SiteView): readonly HeadTag[] {
  const { locale, defaultLocale } = site
  const isOriginal = isUntranslated(page, locale)
  const original = isOriginal ? site.locales.find(({ code }) => code === defaultLocale) : undefined
  const language = property('og:locale', ogLocale(original ?? locale))
  if (site.locales.length < 2 || page.kind === 'not-found' || isOriginal) return [language]
  const { elsewhere = {} } = page
  const existing = site.locales.filter(
    (other) => own(elsewhere, other.code) === undefined && !isUntranslated(page, other),
  )
  if (existing.length < 2) return [language]
  const below = encodedPath(page.path.slice(site.baseUrl.length))
  const alternate = (hreflang: string, other: LocaleView): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', href: rootOf(other, site) + below, hreflang },
  })
  const fallback = existing.find(({ code }) => code === defaultLocale)
  return [
    language,
    ...existing
      .filter(({ code }) => code !== locale.code)
      .map((other) => property('og:locale:alternate', ogLocale(other))),
    ...existing.map((other) => alternate(other.htmlLang, other)),
    ...(fallback ? [alternate('x-default', fallback)] : []),
  ]
}

const ogLocale = ({ htmlLang }: LocaleView) => htmlLang.replace('-', '_')

/** Tags for external search tools: locale, version and the tag of the page's index. */
function searchTags({ kind, docs }: PageView, { locale }: SiteView): readonly HeadTag[] {
  const tag =
    kind === 'tag'
      ? 'doc_tag_doc_list'
      : kind === 'tags-index'
        ? 'doc_tags_list'
        : docs
          ? `docs-${docs.instance}-${docs.version}`
          : 'default'
  return [
    name('docusaurus_locale', locale.code),
    ...(docs ? [name('docusaurus_version', docs.version)] : []),
    name('docusaurus_tag', tag),
  ]
}

/** Of elements that may occur only once, keeps the last of each kind. */
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
