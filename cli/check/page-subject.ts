// What a rule over one page looks at: the page with everything it links to. Rules only look: whatever they need has been
// resolved before.
import type { AddressSlot, Article } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, LinkTarget, SiteTables } from '../model/site.ts'
import type { AssetInfo } from '../model/source.ts'

/** What a slot of the article was resolved to; both are absent for slots that are no address. */
export interface CheckedSlot {
  readonly target?: LinkTarget
  readonly asset?: AssetInfo
}

/** A page as every command looks at it. */
export interface BuiltPage {
  readonly doc: Doc
  readonly article: Pick<Article, 'slots' | 'links' | 'foreignSources'>
  /** One for each slot of the article. */
  readonly resolved: readonly CheckedSlot[]
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether the share image that the front matter names is there; true where it names none. */
  readonly hasShareImage: boolean
  /** Files of the locale and the static folders; none where nothing on the page is missing. */
  readonly files: readonly string[]
  /** Ids of the page at a path; undefined for pages whose ids are not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
}

/** A page as `check` looks at it. */
export interface CheckedPage extends BuiltPage {
  readonly article: Pick<
    Article,
    'slots' | 'links' | 'foreignSources' | 'headings' | 'references' | 'hasOwnTitle' | 'file'
  >
  /** The page as it stands in its file. */
  readonly text: string
}

/** A slot with its target. */
export interface ResolvedLink {
  readonly slot: AddressSlot
  readonly target: LinkTarget
  readonly asset?: AssetInfo
  /** The text a reader sees; empty when there is none. */
  readonly text: string
}

/** Slots with targets, in the order of the page. Links whose author asked not to check them are left out. */
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

/** A link as a message names it. */
export function nameOfLink(text: string): string {
  return text === '' ? 'the link' : `the link '${text}'`
}
