// Compiled pages as values. Large ones are evicted after use; what other pages and the whole session need from an article (its
// anchors, slots and findings) are small values of their own.
import { type Query, query, type Reader } from '../graph/query.ts'
import type { ArticleFacts, CompiledPage } from '../model/compile.ts'
import type { ForeignSource } from '../model/content-policy.ts'
import { decodeSections, type IndexedSections } from '../search/sections.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { factsOfFile } from './article-facts.ts'
import { compileInputQueries } from './compile-inputs.ts'
import { ABSENT, compiledPages } from './compiled-pages.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { RANK } from './rank.ts'

/** A compiled page without its search sections, as stored. */
export type ArticleText = Pick<CompiledPage, 'facts' | 'body'>

/** Parts of a page that affect files of the whole site. */
export interface PageUses
  extends Partial<Pick<ArticleFacts, 'diagrams' | 'styles' | 'terms' | UnknownNames>> {
  readonly foreignSources?: readonly ForeignSource[]
}

type UnknownNames = 'unknownComponents' | 'unknownLanguages'

/** Number of places in pages whose facts stay in memory: enough for the pages being sent to threads and back. */
const PLACES_IN_WORK = 12_000

/** The queries over single pages. Keys are `locale|file`. */
export function articleQueries(ports: PipelinePorts, inputs: Inputs, content: Content) {
  const compileInputs = compileInputQueries(ports, inputs, content)
  const { key, partOf, isUnrepeatable } = compiledPages(ports, compileInputs)

  /** Everything a page shows, encoded as in the cache; null if the file does not exist. */
  async function textOf(page: string, read: Reader['read']): Promise<ArticleText | null> {
    const facts = await partOf('facts', page, read)
    const body = await partOf('body', page, read)
    return facts && body && { facts, body }
  }

  /** The sections of a page with their words; empty if the file does not exist. */
  async function sectionsOf(page: string, read: Reader['read']): Promise<IndexedSections> {
    return decodeSections((await partOf('sections', page, read)) ?? new Uint8Array())
  }

  /** Hashes of facts, computed from the bytes they were read from. */
  const hashOf = new WeakMap<ArticleFacts, string>()

  const facts = query<ArticleFacts | null>({
    name: 'facts',
    rank: RANK.facts,
    retain: retainLimit(ports, (value) => (value ? value.slots.length + value.anchors.length : 0)),
    fingerprint: (value) => (value ? (hashOf.get(value) ?? fingerprint(value)) : ABSENT),
    compute: async (key, reader) => {
      const text = await partOf('facts', key, reader.read)
      const known = text && factsOfFile(text, splitKey(key)[1])
      if (known) hashOf.set(known, hashText(text))
      for (const diagnostic of known?.diagnostics ?? []) reader.report(diagnostic)
      return known
    },
  })

  /** Ids of a page that links may target. */
  const ids = query<readonly string[]>({
    name: 'ids',
    rank: RANK.targets,
    retain: retainLimit(ports, ({ length }) => length),
    compute: async (page, { read }) => (await read(facts, page))?.anchors.map(({ id }) => id) ?? [],
  })

  /** What the whole site needs from each page; for most pages this is empty. */
  const uses = query<PageUses>({
    name: 'uses',
    rank: RANK.uses,
    keep: 'inside',
    compute: async (key, { read }) => {
      const known = await read(facts, key)
      const { styles = {}, unknownComponents = [], unknownLanguages = [] } = known ?? {}
      const foreignSources = known?.foreignSources?.map(({ directive, origin }) => ({ directive, origin }))
      return {
        ...(Object.keys(styles).length > 0 ? { styles } : {}),
        ...(known?.diagrams ? { diagrams: known.diagrams } : {}),
        ...(foreignSources ? { foreignSources } : {}),
        ...(unknownComponents.length > 0 ? { unknownComponents } : {}),
        ...(known?.terms ? { terms: known.terms } : {}),
        ...(unknownLanguages.length > 0 ? { unknownLanguages } : {}),
      }
    },
  })

  return { ...compileInputs, key, isUnrepeatable, textOf, sectionsOf, facts, ids, uses }
}

export type Articles = ReturnType<typeof articleQueries>

/**
 * How many per-page values stay in memory, measured by the number of places in them. A build reads each value once, so few are
 * kept; a server reads them repeatedly, and a check needs all of them at the end.
 */
export function retainLimit<V>(
  { mode, factsOnly }: PipelinePorts,
  sizeOf: (value: V) => number,
): NonNullable<Query<V>['retain']> {
  return mode === 'development' || factsOnly ? true : { total: PLACES_IN_WORK, sizeOf }
}
