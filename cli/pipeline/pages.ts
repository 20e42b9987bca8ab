// Builds published pages from tables and articles: the key of a page, which covers everything it is built from, its inputs, and
// its published files.
import { own } from '../../runtime/model/own.ts'
import { type Query, query, type Reader } from '../graph/query.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { PageInputs, PageSite } from '../model/page-inputs.ts'
import type { PageFiles } from '../model/reader.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { type PageLinks, pageLinkQueries } from './page-links.ts'
import type { PageParts } from './page-parts.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { renderPage } from './render-page.ts'
import { shareStyleQuery } from './share-style.ts'
import { docOf, routeOf } from './site-index.ts'

/** The queries over pages. Keys are `locale|route path`. */
export function pageQueries(ports: PipelinePorts, parts: PageParts) {
  const { site, articles, code } = parts
  const links = pageLinkQueries(ports, parts)
  const shareStyle = shareStyleQuery(parts.inputs)
  const { siteKey, pageKey } = keyQueries(ports, parts, links, shareStyle)
  const pageSite = pageSiteQuery(ports, parts, shareStyle)

  async function pageInputs(key: string, read: Reader['read']): Promise<PageInputs> {
    const [locale, path] = splitKey(key)
    const lookup = await read(site.lookup, locale)
    if (routeOf(lookup, path).target.kind !== 'doc') return { path }
    const { doc } = docOf(lookup, path)
    const article = await articles.textOf(joinKey(locale, doc.file), read)
    if (!article) throw new Error(`no article for ${key}`)
    const linked = await read(links.targets, key)
    return { path, doc: { targets: linked, shareImage: await links.shareImageOf(key, read), ...article } }
  }

  /** The facts of a doc's article; null for pages that are not docs. */
  async function factsOf(key: string, read: Reader['read']): Promise<ArticleFacts | null> {
    const [locale, path] = splitKey(key)
    const lookup = await read(site.lookup, locale)
    if (routeOf(lookup, path).target.kind !== 'doc') return null
    return read(articles.facts, joinKey(locale, docOf(lookup, path).doc.file))
  }

  /**
   * The files of a page, rendered by a thread with free capacity, otherwise in this thread. The key covers all inputs of the
   * page.
   */
  const files = query<PageFiles & { readonly key: string }>({
    name: 'files',
    rank: RANK.files,
    retain: false,
    fingerprint: ({ key }) => key,
    compute: async (name, { read, peek, report }) => {
      const key = await read(pageKey, name)
      const locale = await peek(pageSite, splitKey(name)[0])
      const runtime = await peek(code.runtime, '')
      const page = await pageInputs(name, peek)
      const rendered =
        (await ports.renderer?.render({ site: locale, runtime, page })) ??
        renderPage(locale, runtime, page, await factsOf(name, peek))
      for (const found of rendered.diagnostics) report(found)
      return { key, ...rendered.files }
    },
  })

  return { ...links, shareStyle, siteKey, pageKey, site: pageSite, files }
}

export type Pages = ReturnType<typeof pageQueries>

/** The queries over page keys. */
function keyQueries(
  ports: PipelinePorts,
  { inputs, site, articles, code, shared }: PageParts,
  { targets, shareImageOf }: PageLinks,
  shareStyle: Query<string | null>,
) {
  /** Hash of the inputs shared by all pages of a locale: tables, site view, settings and program. Keys are locales. */
  const siteKey = query<string>({
    name: 'page-site-key',
    rank: RANK.siteKey,
    keep: 'inside',
    compute: async (locale, { read }) => {
      const { siteHash, styleHref } = await read(shared, locale)
      const { hash: runtime } = await read(code.runtime, '')
      const share = (await read(shareStyle, '')) ?? ''
      const config = fingerprint(await read(inputs.config, ''))
      const tables = await read(site.hash, locale)
      return hashText(
        [ports.toolVersion, ports.mode, tables, siteHash, styleHref ?? '', runtime, config, share].join('|'),
      )
    },
    fingerprint: (value) => value,
  })

  /** Hash of all inputs of a page: equal keys mean equal files. */
  const pageKey = query<string>({
    name: 'page-key',
    rank: RANK.pageKey,
    keep: 'inside',
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const lookup = await read(site.lookup, locale)
      const elsewhere = own(await read(site.elsewhere, locale), path) ?? null
      const originals = own(await read(site.originals, locale), path) ?? null
      const common = [await read(siteKey, locale), path, JSON.stringify([elsewhere, originals])]
      if (routeOf(lookup, path).target.kind !== 'doc') return hashText(common.join('|'))
      const { doc } = docOf(lookup, path)
      const article = await read(articles.key, joinKey(locale, doc.file))
      const links = [await read(targets, key), await shareImageOf(key, read)]
      return hashText([...common, article, JSON.stringify(links)].join('|'))
    },
    fingerprint: (value) => value,
  })

  return { siteKey, pageKey }
}

/** Inputs shared by all pages of a locale. Keys are locales. */
const pageSiteQuery = (
  ports: PipelinePorts,
  { inputs, content, site, shared }: PageParts,
  shareStyle: Query<string | null>,
) =>
  query<PageSite>({
    name: 'page-site',
    rank: RANK.pageKey,
    compute: async (locale, { read }) => {
      const plans = await read(inputs.locales, '')
      const { site: view, siteHash, siteHref: href, styleHref } = await read(shared, locale)
      const context = {
        config: await read(inputs.config, ''),
        plan: planOf(plans, locale),
        plans,
        tables: await read(site.tables, locale),
        lookup: await read(site.lookup, locale),
        messages: await read(content.messages, locale),
        siteHash,
        elsewhere: await read(site.elsewhere, locale),
        originals: await read(site.originals, locale),
        isDevelopment: ports.mode === 'development',
        shareStyle: await read(shareStyle, ''),
      }
      return { context, view, href, ...(styleHref === undefined ? {} : { styleHref }) }
    },
    fingerprint: 'reads',
  })
