// Input of rules that check one page: the page and everything it links to, already resolved. Rules only read it.
import type { AddressSlot, Article } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, LinkTarget, SiteTables } from '../model/site.ts'
import type { AssetInfo } from '../model/source.ts'

/** Resolution of a slot of the article. Both fields are absent for slots without a URL. */
export interface CheckedSlot {
  readonly target?: LinkTarget
  readonly asset?: AssetInfo
}

/** A page as rules of all commands see it. */
export interface BuiltPage {
  readonly doc: Doc
  readonly article: Pick<Article, 'slots' | 'links' | 'foreignSources'>
  /** One for each slot of the article. */
  readonly resolved: readonly CheckedSlot[]
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether the share image named in the front matter exists; true if none is named. */
  readonly hasShareImage: boolean
  /** Files of the locale and of static folders; empty if nothing on the page is missing. */
  readonly files: readonly string[]
  /** Ids of the page at a path; undefined if they are not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
}

/** A page as rules of `check` see it. */
export interface CheckedPage extends BuiltPage {
  readonly article: Pick<
    Article,
    'slots' | 'links' | 'foreignSources' | 'headings' | 'references' | 'hasOwnTitle' | 'file'
  >
  /** Source text of the page. */
  readonly text: string
}

/** A slot with its target. */
export interface ResolvedLink {
  readonly slot: AddressSlot
  readonly target: LinkTarget
  readonly asset?: AssetInfo
  /** Visible text of the link; empty if there is none. */
  readonly text: string
}

/** Slots with targets, in page order. Links that the author excluded from checking are left out. */
export function resolvedLinks({
  article,
  resolved,
}: Pick<BuiltPage, 'article' | 'resolved'>): readonly ResolvedLink[] {
  const texts = new Map(article.links.map(({ slot, text }) => [slot, text]))
  return article.slots.flatMap((slot, index): readonly ResolvedLink[] => {
    const { target, asset } = resolved[index] ?? {}
    if (!('url' in slot) || !target || (slot.kind === 'link' && slot.unchecked)) return []
    return [{ slot, target, text: texts.get(index) ?? '', ...(asset ? { asset } : {}) }]
  })
}

/** How messages refer to a link. */
export function nameOfLink(text: string): string {
  return text === '' ? 'the link' : `the link '${text}'`
}
