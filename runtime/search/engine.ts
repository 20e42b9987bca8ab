// The search itself: index files through lunr. It is loaded on the first use of the search box, in a worker when there are
// workers; the same code runs in the page when there are none.
import lunr from 'lunr'
import type { SearchIndexFile, SearchResult } from '../model/search.ts'
import { createIndexStore, IndexMissingError, type IndexStore } from './load-index.ts'
import { mergeResults } from './merge.ts'
import type { SearchEngine, SearchRequest } from './protocol.ts'
import { highlightTerms, queryClauses, queryWords } from './query.ts'
import { languageTools } from './stemmers.ts'

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
      const words = queryWords(request.query, request.options.tokenSeparator)
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
      return searchable((await response.json()) as SearchIndexFile)
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

function lookUp(
  { index, fields, documents }: Searchable,
  words: readonly string[],
  { options }: SearchRequest,
): SearchResult[] {
  const clauses = queryClauses(words, fields, options.boosts)
  const { NONE, TRAILING } = lunr.Query.wildcard
  const found = index.query((query) => {
    for (const { term, field, boost, prefix } of clauses) {
      query.term(term, { fields: [field], boost, wildcard: prefix ? TRAILING : NONE })
    }
  })
  const terms = highlightTerms(words)
  return found.slice(0, options.maxResults).flatMap(({ ref, score }) => {
    const document = documents.get(ref)
    return document ? [{ document, score, terms }] : []
  })
}
