// The seam between the understanding of a query and the index: what a planner may ask. Behind it are shards that are fetched
// as they are needed, or an index in memory. Pages and their sections are numbered; a backend over several indexes numbers
// the pages of all of them in one row.

/** The most a section can be about a term: finer steps change no order that readers would notice. */
export const MAX_IMPACT = 31

/** Positions in a section are known up to multiples of this: enough to see words that follow each other. */
export const POSITIONS = 32

/** What is known of an index before anything is asked. */
export interface IndexStatistics {
  readonly pages: number
  readonly sections: number
  /** Bytes that all parts of the lexicon take on the line. */
  readonly lexiconBytes: number
}

/**
 * Where a term occurs: one entry per section, ordered by page, then by section. `complete` is false for a term so frequent
 * that only the sections in which it weighs most were loaded.
 */
export interface Postings {
  readonly pages: Uint32Array
  /** Number of the section on its page, from 0. */
  readonly sections: Uint32Array
  /** BM25F impact without idf, from 1 to `MAX_IMPACT` (`cli/search/impact.ts`). */
  readonly impacts: Uint8Array
  /**
   * First positions of the term in title and text of the section: bit p for position p modulo `POSITIONS`; 0 where it stands
   * in neither.
   */
  readonly positions: Uint32Array
  /** Sections with the term, loaded or not. */
  readonly frequency: number
  readonly complete: boolean
}

/** A term of the index with its postings. */
export interface TermPostings extends Postings {
  readonly term: string
}

/** Terms that a query asks for in one round. */
export interface TermQuestion {
  /** Looked up whatever it costs. */
  readonly needed: readonly string[]
  /** Looked up as far as `mostFiles` allows, the first ones first. */
  readonly useful: readonly string[]
  /** Beginnings under which terms are wanted: of each those that most sections have, in turns. */
  readonly beginnings: readonly string[]
  /** Files of each kind that an answer may take; those of what is needed count, but are never left out. */
  readonly mostFiles: number
}

/** Terms without postings, for the fallback; `frequencies` are rounded up to powers of two. */
export interface Lexicon {
  readonly terms: readonly string[]
  readonly frequencies: readonly number[]
}

/** In the label of an area: between that of a category and of what is in it. */
export const AREA_BELOW = ' › '

/** The pages below one category. */
export interface Area {
  readonly label: string
  /** Path of its first page with the base URL. */
  readonly route: string
  /** Its pages: first number and the number behind the last, of each run of them. */
  readonly runs: readonly (readonly [from: number, to: number])[]
}

/** A section by its numbers. */
export interface SectionRef {
  readonly page: number
  readonly section: number
}

/** What is stored of a section. */
export interface StoredSection extends SectionRef {
  /** Path of the page with the base URL, not encoded. */
  readonly route: string
  readonly pageTitle: string
  /** Labels of the categories above the page, outermost first. */
  readonly breadcrumb: readonly string[]
  /** Labels of its tags, and keywords where they are searched. */
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  /** Empty for text before the first heading. */
  readonly title: string
  /** Fragment without `#`; empty for the beginning of the page. */
  readonly anchor: string
  /** Beginning of the text of the section, at most `STORED_TEXT` UTF-16 units. */
  readonly text: string
}

/** Text stored of a section, in UTF-16 units. */
export const STORED_TEXT = 208

/** An index that is ready to be asked. Methods may be called at the same time; a rejected one may be called again. */
export interface SearchBackend {
  readonly statistics: IndexStatistics
  /** What results can be limited to, in the order of the pages. */
  readonly areas?: readonly Area[]
  /** Postings of these terms, in the same order; null where the index has none. */
  exact(terms: readonly string[]): Promise<readonly (TermPostings | null)[]>
  /** The terms of a question that the index has, each once; of what is not needed as many as its limit allows. */
  find(question: TermQuestion): Promise<readonly TermPostings[]>
  /** Terms that have one of these beginnings, without postings. The empty one is that of all. */
  lexicon(beginnings: readonly string[]): Promise<Lexicon>
  /** Terms that stand around these in the alphabet, without postings: what is loaded to find them. */
  around(terms: readonly string[]): Promise<Lexicon>
  /** Bytes on the line of what `lexicon(beginnings)` looks into. */
  lexiconCost(beginnings: readonly string[]): number
  /** What is stored of sections, in the same order. */
  stored(refs: readonly SectionRef[]): Promise<readonly StoredSection[]>
}
