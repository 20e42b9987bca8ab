// From tables and articles to published pages: every slot of an article resolved, the inputs of the page, and its three files.
import { own } from '../../runtime/model/own.ts'
import { query, type Reader } from '../graph/query.ts'
import type { Slot } from '../model/article.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { PageInputs, PageSite, ResolvedSlot } from '../model/page-inputs.ts'
import type { PageFiles } from '../model/reader.ts'
import type { AssetInfo } from '../model/source.ts'
import { type LinkSource, linkedDoc } from '../site/link-source.ts'
import { resolveSlot, slotCandidates } from '../site/slots.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { inWork } from './articles.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import type { PageParts } from './page-parts.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { renderPage } from './render-page.ts'
import { docOf, routeOf } from './site-index.ts'

/** The queries over pages. Keys are `locale|path of the route`. */
export function pageQueries(
  ports: PipelinePorts,
  { inputs, content, site, articles, code, shared }: PageParts,
) {
  /** Every slot of a doc's article, in the article's order. */
  const targets = query<readonly ResolvedSlot[]>({
    name: 'targets',
    rank: RANK.targets,
    retain: inWork(ports, ({ length }) => length),
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const links = await read(site.links, locale)
      const doc = linkedDoc(links, path)
      const facts = await read(articles.facts, joinKey(locale, doc.file))
      const source = { config: await read(inputs.config, ''), site: links, doc }
      return Promise.all((facts?.slots ?? []).map((slot) => resolved(slot, source, read)))
    },
  })

  /** The share image of a doc that names a file beside itself (`image: ./x.png`). */
  const shareImage = query<ResolvedSlot>({
    name: 'share-image',
    rank: RANK.targets,
    compute: async (key, { read, report }) => {
      const [locale, path] = splitKey(key)
      const { doc } = docOf(await read(site.lookup, locale), path)
      const { image = '' } = doc.frontMatter
      const place = keyPlaceOrStart(doc, 'image')
      const slot = { kind: 'image', url: image, syntax: 'markdown', sized: true, place } as const
      const config = await read(inputs.config, '')
      const found = await resolved(slot, { config, site: await read(site.links, locale), doc }, read)
      if (found.target?.kind === 'broken') {
        const code = 'check/broken-front-matter-link'
        const message = `the image ${image} does not exist`
        const weight = { severity: 'error', inBuild: config.onBrokenImages } as const
        report({ code, ...weight, message, place, about: { text: image } })
      }
      return found
    },
  })

  /** The share image of a doc; null when it names none beside itself, like nearly all. */
  async function shareImageOf(key: string, read: Reader['read']): Promise<ResolvedSlot | null> {
    const [locale, path] = splitKey(key)
    const { doc } = docOf(await read(site.lookup, locale), path)
    return doc.frontMatter.image?.startsWith('.') ? read(shareImage, key) : null
  }

  /** Files that a page publishes with it: path below the folder of the locale, and the site file. */
  const pageAssets = query<readonly UsedAsset[]>({
    name: 'page-assets',
    rank: RANK.traits,
    keep: 'inside',
    compute: async (key, { read }) => {
      const { baseUrl } = planOf(await read(inputs.locales, ''), splitKey(key)[0])
      const share = await shareImageOf(key, read)
      const all = [...(await read(targets, key)), ...(share ? [share] : [])]
      return all.flatMap(({ target, asset }) => {
        if (target?.kind !== 'asset' || !asset) return []
        const path = publishedAsset(asset)
        // Raw html may name a static file by its own address; that one is published as it is.
        return target.href.startsWith(encodeURI(baseUrl + path)) ? [{ path, file: target.file }] : []
      })
    },
  })

  /** Hash of what all pages of a locale are made from: the tables, the site view, the settings and the program. Keys are locales. */
  const siteKey = query<string>({
    name: 'page-site-key',
    rank: RANK.siteKey,
    keep: 'inside',
    compute: async (locale, { read }) => {
      const { siteHash, styleHref } = await read(shared, locale)
      const { hash: runtime } = await read(code.runtime, '')
      const config = fingerprint(await read(inputs.config, ''))
      const tables = await read(site.hash, locale)
      return hashText(
        [ports.toolVersion, ports.mode, tables, siteHash, styleHref ?? '', runtime, config].join('|'),
      )
    },
    fingerprint: (value) => value,
  })

  /** Hash of everything a page is made from: equal keys mean equal files. */
  const pageKey = query<string>({
    name: 'page-key',
    rank: RANK.pageKey,
    keep: 'inside',
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const lookup = await read(site.lookup, locale)
      const elsewhere = own(await read(site.elsewhere, locale), path) ?? null
      const common = [await read(siteKey, locale), path, JSON.stringify(elsewhere)]
      if (routeOf(lookup, path).target.kind !== 'doc') return hashText(common.join('|'))
      const { doc } = docOf(lookup, path)
      const article = await read(articles.key, joinKey(locale, doc.file))
      const links = [await read(targets, key), await shareImageOf(key, read)]
      return hashText([...common, article, JSON.stringify(links)].join('|'))
    },
    fingerprint: (value) => value,
  })

  /** What all pages of a locale are made from. Keys are locales. */
  const pageSite = query<PageSite>({
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
        isDevelopment: ports.mode === 'development',
      }
      return { context, view, href, ...(styleHref === undefined ? {} : { styleHref }) }
    },
    fingerprint: 'reads',
  })

  async function pageInputs(key: string, read: Reader['read']): Promise<PageInputs> {
    const [locale, path] = splitKey(key)
    const lookup = await read(site.lookup, locale)
    if (routeOf(lookup, path).target.kind !== 'doc') return { path }
    const { doc } = docOf(lookup, path)
    const article = await articles.textOf(joinKey(locale, doc.file), read)
    if (!article) throw new Error(`no article for ${key}`)
    const linked = await read(targets, key)
    return { path, doc: { targets: linked, shareImage: await shareImageOf(key, read), ...article } }
  }

  /** The facts of a doc's article; null for pages that are no docs. */
  async function factsOf(key: string, read: Reader['read']): Promise<ArticleFacts | null> {
    const [locale, path] = splitKey(key)
    const lookup = await read(site.lookup, locale)
    if (routeOf(lookup, path).target.kind !== 'doc') return null
    return read(articles.facts, joinKey(locale, docOf(lookup, path).doc.file))
  }

  /** The files of a page, rendered by a thread that has room, else here. Its key covers everything it is made from. */
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
    if (!target) return {}
    return asset ? { target, asset } : { target }
  }

  return { targets, shareImage, shareImageOf, pageAssets, siteKey, pageKey, site: pageSite, files }
}

/** A file that a page brings along. */
interface UsedAsset {
  readonly path: string
  readonly file: string
}

/** Bytes of a name that leave room for a hash and an ending. */
const STEM_BYTES = 200

/** Where the copy of an asset goes, below the folder of the locale: its name with the hash of its content. */
export function publishedAsset({ path, hash }: AssetInfo): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const plain = stem.replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `assets/files/${beginning(plain, STEM_BYTES)}-${hash}${beginning(ending, 255 - STEM_BYTES - 10)}`
}

/** As many whole characters as fit into so many bytes. */
function beginning(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text
  let [end, size] = ['', 0]
  for (const character of text) {
    size += Buffer.byteLength(character)
    if (size > bytes) return end
    end += character
  }
  return end
}

export type Pages = ReturnType<typeof pageQueries>
