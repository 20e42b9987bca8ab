// Search in lunr indexes, each a single file loaded whole. Runs in a worker if workers are available, otherwise in the page.
import lunr from 'lunr'
import { own } from '../../model/own.ts'
import type { HitReason, SearchDocument, SearchResult } from '../../model/search.ts'
import { download, progressInSteps, readJson } from '../download.ts'
import { type IndexFile, readIndexFile } from '../index-shape.ts'
import { createIndexStore, type IndexStore } from '../load-index.ts'
import { mergeResults } from '../merge.ts'
import type { EngineSurroundings, SearchEngine, SearchRequest } from '../protocol.ts'
import {
  fieldWords,
  highlightTerms,
  meaningfulWords,
  type QueryClause,
  queryClauses,
  queryWords,
} from '../query.ts'
import { languageTools, stopWords } from '../stemmers.ts'
import { termsOfPiece } from '../text/index-terms.ts'
import { ANY_ENDING } from '../text/mark-words.ts'
import { separateTokenNodes } from './token-set.ts'

/** A loaded index file. */
interface Searchable {
  readonly index: lunr.Index
  readonly fields: readonly string[]
  readonly documents: ReadonlyMap<string, SearchDocument>
}

/** An engine that loads each index once. */
export function createEngine(surroundings: EngineSurroundings): SearchEngine {
  separateTokenNodes()
  const stores = new Map<string, IndexStore<Searchable | null>>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listen of listeners) listen()
  }
  return {
    async search(request, onProgress) {
      const typed = queryWords(request.query, request.options.tokenSeparator)
      const words = meaningfulWords(typed, stopWords(request.options.languages))
      if (words.length === 0) return { results: [], unavailable: false }
      const store = stores.get(request.indexBase) ?? newStore(request, surroundings, notify)
      stores.set(request.indexBase, store)
      if (request.retry) store.forgetUnavailable()
      const loads = Promise.all(request.tags.map((tag) => store.get(tag)))
      const report = progressInSteps(onProgress)
      const listen = () => {
        const progress = store.progressOf(request.tags)
        if (progress) report(progress)
      }
      listeners.add(listen)
      listen()
      const loaded = await loads.finally(() => listeners.delete(listen))
      const lists = loaded.map(({ index }) => (index ? lookUp(index, words, request) : []))
      return {
        results: mergeResults(lists, request.options.maxResults),
        unavailable: loaded.some(({ failure }) => failure === 'unavailable'),
      }
    },
  }
}

function newStore(
  { indexBase, options }: SearchRequest,
  { fetch, warn }: EngineSurroundings,
  onProgress: () => void,
) {
  return createIndexStore<Searchable | null>({
    empty: null,
    warn,
    onProgress,
    async load(tag, onProgress) {
      const address = `${indexBase}search-index-${encodeURIComponent(tag)}.json`
      const file = readIndexFile(await download(address, { fetch, read: readJson }, onProgress), indexBase)
      if (file.dropped > 0)
        warn(`${file.dropped} entries of search index "${tag}" are unusable and left out.`)
      // Index files refer to stemmers by name, so they must be registered first.
      languageTools(options.languages)
      return file.documents.length > 0 ? searchable(file) : null
    },
  })
}

function searchable({ documents, index }: IndexFile): Searchable {
  return {
    index: lunr.Index.load(index),
    fields: index.fields,
    documents: new Map(documents.map((document) => [String(document.id), document])),
  }
}

/**
 * The best sections of one index. Each field is queried separately and its scores are multiplied by its boost: in a single query
 * over all fields, lunr normalizes each field's score by the weight of its clauses, which cancels the boost.
 */
function lookUp(
  { index, fields, documents }: Searchable,
  words: readonly string[],
  { query, options }: SearchRequest,
): SearchResult[] {
  const scores = new Map<string, number>()
  const hits = new Map<string, FieldHit[]>()
  for (const field of fields) {
    for (const { ref, score, found } of askField(
      index,
      queryClauses(fieldWords(field, words, query), [field], options.boosts),
    )) {
      scores.set(ref, (scores.get(ref) ?? 0) + score)
      hits.set(ref, [...(hits.get(ref) ?? []), ...found.map((term) => ({ field, term }))])
    }
  }
  const terms = highlightTerms(words)
  const stems = terms.flatMap((word) => termsOfPiece(word, options).map(({ term }) => term))
  // Words are looked up as prefixes, too.
  const marks = [...new Set([...stems, ...terms.map((word) => word + ANY_ENDING)])]
  return [...scores]
    .sort(([refA, a], [refB, b]) => b - a || Number(refA) - Number(refB))
    .slice(0, options.maxResults)
    .flatMap(([ref, score]) => {
      const document = documents.get(ref)
      const reason = reasonOf(hits.get(ref) ?? [], terms)
      return document ? [{ document, score, terms, marks, ...(reason ? { reason } : {}) }] : []
    })
}

/** An index term matched in a field. */
interface FieldHit {
  readonly field: string
  readonly term: string
}

/** Fields that results do not show. */
const HIDDEN: Readonly<Record<string, HitReason['kind'] | undefined>> = {
  keywords: 'keyword',
  tags: 'tag',
  sidebarParentCategories: 'category',
}

/**
 * Why a section was found if nothing visible in the result matches. Terms are stems, so the word as typed is shown where there is
 * one.
 */
function reasonOf(hits: readonly FieldHit[], words: readonly string[]): HitReason | undefined {
  const [first] = hits
  const kind = first && own(HIDDEN, first.field)
  if (!kind || hits.some(({ field }) => own(HIDDEN, field) === undefined)) return undefined
  return { kind, label: words.find((word) => word.startsWith(first.term)) ?? first.term }
}

function askField(
  index: lunr.Index,
  clauses: readonly QueryClause[],
): { ref: string; score: number; found: readonly string[] }[] {
  // A query without clauses would match everything.
  const boost = clauses[0]?.boost
  if (boost === undefined) return []
  const { NONE, TRAILING } = lunr.Query.wildcard
  const found = index.query((query) => {
    for (const { term, field, prefix } of clauses) {
      query.term(term, { fields: [field], wildcard: prefix ? TRAILING : NONE })
    }
  })
  return found.map(({ ref, score, matchData }) => ({
    ref,
    score: score * boost,
    found: Object.keys(matchData.metadata),
  }))
}
