// From tables and articles to published pages: every slot of an article resolved, the view of the page, and its three files.

import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { Query } from '../graph/query.ts'
import { query, type Reader } from '../graph/query.ts'
import type { Slot } from '../model/article.ts'
import { LEVEL_SEVERITY } from '../model/config.ts'
import type { LocalePlan, PageFiles } from '../model/reader.ts'
import type { Doc, SiteTables, VersionTables } from '../model/site.ts'
import type { AssetInfo } from '../model/source.ts'
import { renderDocument } from '../render/document.ts'
import { publishedPage } from '../render/embedded-page.ts'
import type { LinkSource } from '../site/link-source.ts'
import { resolveSlot, slotCandidates } from '../site/slots.ts'
import { hashText } from '../text/fingerprint.ts'
import { type CardContext, cardsHtml, cardsOf, siblingsOf } from '../view/cards.ts'
import { type ComponentUse, displayedSidebar, docPageView, type PageArticle } from '../view/doc-page.ts'
import { type FilledSlot, fillMarkdown } from '../view/fill-slots.ts'
import { generatedIndexView } from '../view/generated-index-page.ts'
import { type HeadInput, headTags } from '../view/head.ts'
import { notFoundView } from '../view/not-found-page.ts'
import { tagsIndexView, tagView } from '../view/tag-pages.ts'
import type { ViewContext } from '../view/view-context.ts'
import type { Articles } from './articles.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import type { Shared } from './shared.ts'
import { docOf, routeOf, type SiteQueries } from './site.ts'
import { showComponent, showPage } from './theme.ts'

/** A slot of an article after resolution. */
export type ResolvedSlot = Pick<FilledSlot, 'target' | 'asset'>

/** What a page becomes before it is text. */
export interface PageDraft {
  /** Hash of everything the page is made from. */
  readonly key: string
  readonly view: PageView
  readonly head: readonly HeadTag[]
  /** Markdown copy; empty for pages that are no docs. */
  readonly markdown: string
}

/** The queries over pages. Keys are `locale|path of the route`. */
export function pageQueries(
  ports: PipelinePorts,
  inputs: Inputs,
  content: Content,
  site: SiteQueries,
  articles: Articles,
  shared: Query<Shared>,
) {
  /** Every slot of a doc's article, in the article's order. */
  const targets = query<readonly ResolvedSlot[]>({
    name: 'targets',
    rank: RANK.targets,
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { doc } = docOf(tables, path)
      const facts = await read(articles.facts, joinKey(locale, doc.file))
      const source = { config: await read(inputs.config, ''), site: tables, doc }
      return Promise.all((facts?.slots ?? []).map((slot) => resolved(slot, source, read)))
    },
  })

  /** The share image of a doc that names a file beside itself (`image: ./x.png`); null for every other doc. */
  const shareImage = query<ResolvedSlot | null>({
    name: 'share-image',
    rank: RANK.targets,
    compute: async (key, { read, report }) => {
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { doc } = docOf(tables, path)
      const { image } = doc.frontMatter
      if (!image?.startsWith('.')) return null
      const place = doc.keyPlaces.image ?? { file: doc.file, start: { line: 1, column: 1 } }
      const slot = { kind: 'image', url: image, syntax: 'markdown', sized: true, place } as const
      const config = await read(inputs.config, '')
      const found = await resolved(slot, { config, site: tables, doc }, read)
      const severity = LEVEL_SEVERITY[config.onBrokenImages]
      if (found.target?.kind === 'broken' && severity) {
        const message = `the image ${image} does not exist`
        report({ code: 'check/broken-front-matter-link', severity, message, place, about: { text: image } })
      }
      return found
    },
  })

  /**
   * Hash of everything a page is made from, without making it: its article and where its links lead, the tables, what
   * pages share, and the program. Equal keys mean equal files.
   */
  const pageKey = query<string>({
    name: 'page-key',
    rank: RANK.pageKey,
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { siteHash, styleHref } = await read(shared, locale)
      const { hash: runtime } = await read(inputs.runtime, '')
      const common = [
        ports.toolVersion,
        await read(site.hash, locale),
        siteHash,
        styleHref ?? '',
        runtime,
        path,
      ]
      if (routeOf(tables, path).target.kind !== 'doc') return hashText(common.join('|'))
      const { doc } = docOf(tables, path)
      const article = await read(articles.key, joinKey(locale, doc.file))
      const links = [await read(targets, key), await read(shareImage, key)]
      return hashText([...common, article, JSON.stringify(links)].join('|'))
    },
    fingerprint: (value) => value,
  })

  const page = query<PageDraft>({
    name: 'page',
    rank: RANK.page,
    retain: false,
    fingerprint: ({ key }) => key,
    compute: async (key, reader) => {
      const { read } = reader
      const [locale, path] = splitKey(key)
      const ownKey = await read(pageKey, key)
      const context = await viewContext(locale, read)
      const route = routeOf(context.tables, path)
      const { target } = route
      if (target.kind === 'doc')
        return { key: ownKey, ...(await docDraft(key, locale, path, context, reader)) }
      const draft = (view: PageView, head: Partial<HeadInput> = {}): PageDraft => ({
        key: ownKey,
        view,
        head: headTags(view, { keywords: [], image: undefined, unlisted: false, ...head }, context),
        markdown: '',
      })
      if (target.kind === 'not-found') return draft(notFoundView(path, context))
      const version = versionOf(context.tables, target.instance, target.version)
      if (target.kind === 'tags-index') return draft(tagsIndexView(version, context))
      if (target.kind === 'tag') {
        const tag = version.tags.find(({ permalink }) => permalink === target.permalink)
        if (!tag) throw new Error(`no tag ${target.permalink}`)
        return draft(tagView(tag, version, context), { unlisted: tag.unlisted })
      }
      const index = version.generatedIndexes.find(({ id }) => id === target.id)
      if (!index) throw new Error(`no generated index ${target.id}`)
      const view = generatedIndexView(index, version, cardContext(version, context), context)
      return draft(view, { keywords: index.keywords ?? [], image: index.image })
    },
  })

  const files = query<PageFiles & { readonly key: string }>({
    name: 'files',
    rank: RANK.files,
    retain: false,
    fingerprint: ({ key }) => key,
    compute: async (key, { read, report }) => {
      const [locale] = splitKey(key)
      const { key: ownKey, view, head, markdown } = await read(page, key)
      const { site: siteView, siteHref, styleHref } = await read(shared, locale)
      const runtime = await read(inputs.runtime, '')
      const shown = showPage(runtime, siteView, view, report)
      const html = renderDocument({
        site: siteView,
        page: view,
        appHtml: shown.appHtml,
        head: [...head, ...shown.head],
        assets: runtime,
        siteData: siteHref,
        ...(styleHref === undefined ? {} : { configStyle: styleHref }),
      })
      return { key: ownKey, html, data: JSON.stringify(publishedPage(view)), markdown }
    },
  })

  async function viewContext(locale: string, read: Reader['read']): Promise<ViewContext> {
    const plans = await read(inputs.locales, '')
    return {
      config: await read(inputs.config, ''),
      plan: planOf(plans, locale),
      plans,
      tables: await read(site.tables, locale),
      messages: await read(content.messages, locale),
      siteHash: (await read(shared, locale)).siteHash,
    }
  }

  async function docDraft(
    key: string,
    locale: string,
    path: string,
    context: ViewContext,
    reader: Reader,
  ): Promise<Omit<PageDraft, 'key'>> {
    const { read, report } = reader
    const { doc, version } = docOf(context.tables, path)
    const article = await articleOf(joinKey(locale, doc.file), read)
    const resolved = await read(targets, key)
    const filled = article.slots.map(
      (slot, at): FilledSlot =>
        slot.kind === 'cards' ? { html: siblingCards(doc, version, context) } : (resolved[at] ?? {}),
    )
    const style = pageStyle(article.styles, context.plan)
    const runtime = await read(inputs.runtime, '')
    const { site: siteView } = await read(shared, locale)
    const component = (use: ComponentUse) => showComponent(runtime, siteView, use, report)
    const view = docPageView({ doc, version, article, filled, style: style?.href, component }, context)
    const { image } = doc.frontMatter
    const share = image?.startsWith('.') ? await read(shareImage, key) : null
    const isMissing = share?.target?.kind === 'broken'
    const shareAddress = image?.startsWith('.') ? (isMissing ? undefined : share?.target?.href) : image
    return {
      view,
      head: headTags(
        view,
        {
          keywords: doc.frontMatter.keywords ?? [],
          image: shareAddress,
          unlisted: doc.unlisted,
          metadata: article.metadata ?? [],
        },
        context,
      ),
      markdown: fillMarkdown(article.markdown, filled, article.slots),
    }
  }

  async function articleOf(key: string, read: Reader['read']): Promise<PageArticle> {
    const [facts, body] = [await read(articles.facts, key), await read(articles.body, key)]
    if (!facts || !body) throw new Error(`no article for ${key}`)
    return { ...facts, ...body.value }
  }

  async function resolved(slot: Slot, source: LinkSource, read: Reader['read']): Promise<ResolvedSlot> {
    const found = new Map<string, AssetInfo>()
    for (const candidate of slotCandidates(slot, source)) {
      const asset = await read(inputs.asset, candidate)
      if (!asset) continue
      found.set(candidate, asset)
      break
    }
    const { baseUrl } = source.site
    const target = resolveSlot(slot, source, {
      assetHref(file) {
        const asset = found.get(file)
        return asset && encodeURI(baseUrl + publishedAsset(asset))
      },
    })
    const asset = target?.kind === 'asset' ? found.get(target.file) : undefined
    return { ...(target ? { target } : {}), ...(asset ? { asset } : {}) }
  }

  return { targets, shareImage, pageKey, page, files }
}

/** Where the copy of an asset goes, below the folder of the locale: its name with the hash of its content. */
export function publishedAsset({ path, hash }: AssetInfo): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `assets/files/${stem.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-${hash}${ending}`
}

export type Pages = ReturnType<typeof pageQueries>

/** The style sheet of one page, named by its content; undefined when the page has none. */
export function pageStyle(styles: Readonly<Record<string, string>>, plan: LocalePlan) {
  const rules = Object.entries(styles)
  if (rules.length === 0) return undefined
  const body = rules.map(([name, declarations]) => `.${name}{${declarations}}\n`).join('')
  const path = `assets/page-${hashText(body).slice(0, 8)}.css`
  return { path: plan.outPrefix + path, href: plan.baseUrl + path, body }
}

function versionOf({ versions }: SiteTables, instance: string, name: string): VersionTables {
  const found = versions.find(({ version }) => version.instance === instance && version.name === name)
  if (!found) throw new Error(`no version ${name} of ${instance}`)
  return found
}

function cardContext(version: VersionTables, { messages, plan }: ViewContext): CardContext {
  const descriptions = new Map(version.docs.map((doc) => [doc.permalink, doc.description]))
  return { messages, locale: plan.code, describe: (path) => descriptions.get(path) || undefined }
}

function siblingCards(doc: Doc, version: VersionTables, context: ViewContext): string {
  const sidebar = version.sidebars[displayedSidebar(doc) ?? '']
  return sidebar
    ? cardsHtml(
        cardsOf(siblingsOf(sidebar.items, doc.permalink), cardContext(version, context)),
        context.messages,
      )
    : ''
}
