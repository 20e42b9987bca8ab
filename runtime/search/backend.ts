// The interface between query planning and the index. Behind it are shards fetched on demand, or an index in memory. Pages and
// the sections of a page are numbered; a backend over several indexes numbers their pages consecutively.

/** Highest impact of a term on a section. Finer steps would not change the ranking noticeably. */
export const MAX_IMPACT = 31

/** Positions in a section are stored modulo this number: enough to detect adjacent words. */
export const POSITIONS = 32

/** Facts about an index that are known before the first query. */
export interface IndexStatistics {
  readonly pages: number
  readonly sections: number
  /** Total transfer size of the lexicon, in bytes. */
  readonly lexiconBytes: number
}

/**
 * Where a term occurs: one entry per section, ordered by page, then by section. `complete` is false for a term so frequent that
 * only the sections with the highest impact were loaded.
 */
export interface Postings {
  readonly pages: Uint32Array
  /** Number of the section on its page, from 0. */
  readonly sections: Uint32Array
  /** BM25F impact without idf, from 1 to `MAX_IMPACT` (`cli/search/impact.ts`). */
  readonly impacts: Uint8Array
  /**
   * First positions of the term in the title and text of the section: bit p for position p modulo `POSITIONS`; 0 if it occurs in
   * neither.
   */
  readonly positions: Uint32Array
  /** Number of sections with the term, loaded or not. */
  readonly frequency: number
  readonly complete: boolean
}

/** A term of the index with its postings. */
export interface TermPostings extends Postings {
  readonly term: string
}

/** Terms that a query looks up in one round. */
export interface TermQuestion {
  /** Looked up whatever it costs. */
  readonly needed: readonly string[]
  /** Looked up as far as `mostFiles` allows, in this order. */
  readonly useful: readonly string[]
  /** Prefixes to look up. Prefixes take turns; within each, the terms found in most sections come first. */
  readonly prefixes: readonly string[]
  /** Maximum number of files of each kind to load. Files with needed terms count but are never left out. */
  readonly mostFiles: number
}

/** Terms without postings, for the fallback; `frequencies` are rounded up to powers of two. */
export interface Lexicon {
  readonly terms: readonly string[]
  readonly frequencies: readonly number[]
}

/** Separator between category labels in the label of a nested area. */
export const AREA_BELOW = ' › '

/** The pages below one category. */
export interface Area {
  readonly label: string
  /** Path of its first page, with the base URL. */
  readonly route: string
  /** Its pages as half-open ranges of page numbers. */
  readonly runs: readonly (readonly [from: number, to: number])[]
}

/** Reference to a section by number. */
export interface SectionRef {
  readonly page: number
  readonly section: number
}

/** Stored text and metadata of a section. */
export interface StoredSection extends SectionRef {
  /** Path of the page with the base URL, not encoded. */
  readonly route: string
  readonly pageTitle: string
  /** Labels of the categories above the page, outermost first. */
  readonly breadcrumb: readonly string[]
  /** Labels of its tags. `keywords` is filled only if keywords are searched. */
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  /** Empty for text before the first heading. */
  readonly title: string
  /** Fragment without `#`; empty for the beginning of the page. */
  readonly anchor: string
  /** Beginning of the section text, at most `STORED_TEXT` UTF-16 units. */
  readonly text: string
}

/** Length of the stored section text, in UTF-16 units. */
export const STORED_TEXT = 208

/** An index ready for queries. Methods may be called concurrently; a rejected call may be repeated. */
export interface SearchBackend {
  readonly statistics: IndexStatistics
  /** Areas that results can be limited to, in page order. */
  readonly areas?: readonly Area[]
  /** Postings of these terms, in the same order; null for terms that the index does not contain. */
  exact(terms: readonly string[]): Promise<readonly (TermPostings | null)[]>
  /** The terms in the index that match a question, without duplicates; useful terms as far as its limit allows. */
  find(question: TermQuestion): Promise<readonly TermPostings[]>
  /** Terms with one of these prefixes, without postings. The empty prefix matches all terms. */
  lexicon(prefixes: readonly string[]): Promise<Lexicon>
  /** Alphabetical neighbours of these terms, without postings: the lexicon parts that have to be loaded to look them up. */
  around(terms: readonly string[]): Promise<Lexicon>
  /** Transfer size in bytes of the lexicon parts that `lexicon(beginnings)` reads. */
  lexiconCost(prefixes: readonly string[]): number
  /** Stored data of sections, in the same order. */
  stored(refs: readonly SectionRef[]): Promise<readonly StoredSection[]>
}
