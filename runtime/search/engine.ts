// The search itself: index files through lunr. It is loaded on the first use of the search box, in a worker when there are
// workers; the same code runs in the page when there are none.
import lunr from 'lunr'
import type { SearchIndexFile, SearchResult } from '../model/search.ts'
import { createIndexStore, IndexMissingError, type IndexStore } from './load-index.ts'
import { mergeResults } from './merge.ts'
import type { SearchEngine, SearchRequest } from './protocol.ts'
import {
  fieldWords,
  highlightTerms,
  meaningfulWords,
  type QueryClause,
  queryClauses,
  queryWords,
} from './query.ts'
import { languageTools, stemsOf, stopWords } from './stemmers.ts'

/** An index that has not come after this many milliseconds counts as unavailable. */
const LOAD_TIMEOUT_MS = 20_000

/** A loaded index file. */
interface Searchable {
  readonly index: lunr.Index
  readonly fields: readonly string[]
  readonly documents: ReadonlyMap<string, SearchIndexFile['documents'][number]>
}

/** What the engine needs of its surroundings. */
export interface EngineSurroundings {
  fetch(address: string, init: { readonly signal: AbortSignal }): Promise<Response>
  warn(message: string, cause: unknown): void
}

/** An engine that keeps the indexes it has loaded. */
export function createEngine(surroundings: EngineSurroundings): SearchEngine {
  const stores = new Map<string, IndexStore<Searchable | null>>()
  return {
    async search(request) {
      const typed = queryWords(request.query, request.options.tokenSeparator)
      const words = meaningfulWords(typed, stopWords(request.options.languages))
      if (words.length === 0) return { results: [], unavailable: false }
      const store = stores.get(request.indexBase) ?? newStore(request, surroundings)
      stores.set(request.indexBase, store)
      if (request.fresh) store.forgetUnavailable()
      const loaded = await Promise.all(request.tags.map((tag) => store.get(tag)))
      const lists = loaded.map(({ index }) => (index ? lookUp(index, words, request) : []))
      return {
        results: mergeResults(lists, request.options.maxResults),
        unavailable: loaded.some(({ failure }) => failure === 'unavailable'),
      }
    },
  }
}

function newStore({ indexBase, options }: SearchRequest, { fetch, warn }: EngineSurroundings) {
  return createIndexStore<Searchable | null>({
    empty: null,
    warn,
    async load(tag) {
      const address = `${indexBase}search-index-${encodeURIComponent(tag)}.json`
      const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
      if (response.status === 404) throw new IndexMissingError(tag)
      if (!response.ok) throw new Error(`status ${response.status}`)
      // Index files name the stemmers they were made with.
      languageTools(options.languages)
      const file = (await response.json()) as SearchIndexFile
      return file.documents.length > 0 ? searchable(file) : null
    },
  })
}

function searchable({ documents, index }: SearchIndexFile): Searchable {
  const { fields } = index as { fields: readonly string[] }
  return {
    index: lunr.Index.load(index),
    fields,
    documents: new Map(documents.map((document) => [String(document.id), document])),
  }
}

/**
 * The best sections of one index. Each field is asked by itself and its scores are multiplied by its boost: in one query for
 * all fields lunr divides each field's score by the weight of its clauses, and with it the boost goes away again.
 */
function lookUp(
  { index, fields, documents }: Searchable,
  words: readonly string[],
  { query, options }: SearchRequest,
): SearchResult[] {
  const scores = new Map<string, number>()
  for (const field of fields) {
    for (const { ref, score } of askField(
      index,
      queryClauses(fieldWords(field, words, query), [field], options.boosts),
    )) {
      scores.set(ref, (scores.get(ref) ?? 0) + score)
    }
  }
  const terms = highlightTerms(words)
  const marks = [...new Set([...terms, ...stemsOf(terms, options.languages)])]
  return [...scores]
    .sort(([refA, a], [refB, b]) => b - a || Number(refA) - Number(refB))
    .slice(0, options.maxResults)
    .flatMap(([ref, score]) => {
      const document = documents.get(ref)
      return document ? [{ document, score, terms, marks }] : []
    })
}

function askField(index: lunr.Index, clauses: readonly QueryClause[]): { ref: string; score: number }[] {
  // A query without clauses would find everything.
  const boost = clauses[0]?.boost
  if (boost === undefined) return []
  const { NONE, TRAILING } = lunr.Query.wildcard
  const found = index.query((query) => {
    for (const { term, field, prefix } of clauses) {
      query.term(term, { fields: [field], wildcard: prefix ? TRAILING : NONE })
    }
  })
  return found.map(({ ref, score }) => ({ ref, score: score * boost }))
}
