// The links, images and downloads of pages: every slot of an article resolved, and the files published with a page.
import { query, type Reader } from '../graph/query.ts'
import type { Slot } from '../model/article.ts'
import type { ResolvedSlot } from '../model/page-inputs.ts'
import type { AssetInfo } from '../model/source.ts'
import { type LinkSource, linkedDoc } from '../site/link-source.ts'
import { resolveSlot, slotCandidates } from '../site/slots.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { fileName } from '../text/site-path.ts'
import { retainLimit } from './articles.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import type { PageParts } from './page-parts.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { docOf } from './site-index.ts'

/** The queries over link targets of pages. Keys are `locale|route path`. */
export function pageLinkQueries(
  ports: PipelinePorts,
  { inputs, site, articles }: Pick<PageParts, 'inputs' | 'site' | 'articles'>,
) {
  /** Settings that affect link resolution. */
  const linkConfig = async (read: Reader['read']): Promise<LinkSource['config']> => ({
    trailingSlash: await inputs.setting('trailingSlash', read),
    staticDirectories: await inputs.setting('staticDirectories', read),
    markdown: await inputs.setting('markdown', read),
  })

  /** Every slot of a doc's article, in article order. */
  const targets = query<readonly ResolvedSlot[]>({
    name: 'targets',
    rank: RANK.targets,
    retain: retainLimit(ports, ({ length }) => length),
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const links = await read(site.links, locale)
      const doc = linkedDoc(links, path)
      const facts = await read(articles.facts, joinKey(locale, doc.file))
      const source = { config: await linkConfig(read), site: links, doc }
      return Promise.all(
        (facts?.slots ?? []).map((slot) => resolved(slot, source, (file) => read(inputs.asset, file))),
      )
    },
  })

  /** The share image of a doc that refers to a file relative to it (`image: ./x.png`). */
  const shareImage = query<ResolvedSlot>({
    name: 'share-image',
    rank: RANK.targets,
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const { doc } = docOf(await read(site.lookup, locale), path)
      const { image = '' } = doc.frontMatter
      const place = keyPlaceOrStart(doc, 'image')
      const slot = { kind: 'image', url: image, syntax: 'markdown', sized: true, place } as const
      const config = await linkConfig(read)
      const source = { config, site: await read(site.links, locale), doc }
      return resolved(slot, source, (file) => read(inputs.asset, file))
    },
  })

  /** The share image of a doc; null if it does not refer to a relative file, like nearly all docs. */
  async function shareImageOf(key: string, read: Reader['read']): Promise<ResolvedSlot | null> {
    const [locale, path] = splitKey(key)
    const { doc } = docOf(await read(site.lookup, locale), path)
    return doc.frontMatter.image?.startsWith('.') ? read(shareImage, key) : null
  }

  /** Files published with a page: path relative to the locale's folder, and the site file. */
  const pageAssets = query<readonly UsedAsset[]>({
    name: 'page-assets',
    rank: RANK.uses,
    keep: 'inside',
    compute: async (key, { read }) => {
      const { baseUrl } = planOf(await read(inputs.locales, ''), splitKey(key)[0])
      const share = await shareImageOf(key, read)
      const all = [...(await read(targets, key)), ...(share ? [share] : [])]
      return all.flatMap(({ target, asset }) => {
        if (target?.kind !== 'asset' || !asset) return []
        const path = publishedAsset(asset)
        // Raw html may refer to a static file by its published address; that file is published as it is.
        return target.href.startsWith(encodeURI(baseUrl + path)) ? [{ path, file: target.file }] : []
      })
    },
  })

  return { targets, shareImage, shareImageOf, pageAssets }
}

export type PageLinks = ReturnType<typeof pageLinkQueries>

/** The target of a slot, with the asset if it is a file of the site. */
async function resolved(
  slot: Slot,
  source: LinkSource,
  assetAt: (file: string) => Promise<AssetInfo | null>,
): Promise<ResolvedSlot> {
  const found = new Map<string, AssetInfo>()
  for (const candidate of slotCandidates(slot, source)) {
    const asset = await assetAt(candidate)
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

/** A file published with a page. */
interface UsedAsset {
  readonly path: string
  readonly file: string
}

/** Maximum bytes of the name before the hash, leaving room for the hash and the extension. */
const STEM_BYTES = 200

/** Path of the copy of an asset, relative to the locale's folder: its name with its content hash. */
export function publishedAsset({ path, hash }: AssetInfo): string {
  const name = fileName(path)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const plain = stem.replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `assets/files/${beginning(plain, STEM_BYTES)}-${hash}${beginning(ending, 255 - STEM_BYTES - 10)}`
}

/** The longest prefix of whole characters that fits into a number of bytes. */
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
