// The site and a page -> the elements of the document's head, the same in the html of the page and after a client-side
// navigation to it. Later elements replace earlier ones of the same name, property or relation.
import type { HeadTag } from '../model/head.ts'
import { own } from '../model/own.ts'
import type { PageView } from '../model/page.ts'
import type { LocaleView, SiteView } from '../model/site.ts'
import { encodedPath } from '../routing/encoded-path.ts'
import { breadcrumbData, jsonTag } from './structured-data.ts'

/** All elements but the title and those that every document has: charset, viewport, what it loads. */
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

/** The not-found page is one file for all paths: it has no address of its own. */
function addresses(page: PageView, site: SiteView): readonly HeadTag[] {
  if (page.kind === 'not-found') return []
  const address = originalAddress(page, site) ?? site.url + encodedPath(page.path)
  return [property('og:url', address), { tag: 'link', attributes: { rel: 'canonical', href: address } }]
}

/** Of a page that is shown untranslated: the address at which the original belongs. */
function originalAddress(page: PageView, site: SiteView): string | undefined {
  if (!isUntranslated(page, site.locale)) return undefined
  const original = site.locales.find(({ code }) => code === site.defaultLocale)
  return original && rootOf(original, site) + encodedPath(page.path.slice(site.baseUrl.length))
}

const isUntranslated = ({ untranslated = [] }: PageView, { code }: Pick<LocaleView, 'code'>) =>
  untranslated.includes(code)

/** Address of the root of a locale. */
const rootOf = ({ baseUrl }: LocaleView, { url }: SiteView) =>
  baseUrl.startsWith('/') ? url + baseUrl : baseUrl

/** The same path in every locale that has it in its own language, and the default one for everybody else. */
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

/** What the search of other tools reads: locale, version and the tag of the index the page is in. */
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
