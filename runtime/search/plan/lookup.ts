// Maps the words of a query to index terms with their postings, in one round of lookups.
import type { SearchBackend, TermPostings } from '../backend.ts'
import { commonSynonyms } from '../text/common-synonyms.ts'
import { completionsOf } from '../text/completions.ts'
import { NO_POSITION, type TextOptions } from '../text/index-terms.ts'
import { type SynonymMatches, synonymMatches } from './synonyms.ts'
import { joinedWords, prefixOf, type QueryWord, type QueryWords, sistersOf, weightOf } from './words.ts'

/** A term that stands for a word, with its weight. */
export interface Candidate {
  readonly postings: TermPostings
  readonly weight: number
  /** The configured synonym that it comes from, if it is not the word itself. */
  readonly synonym?: string | undefined
}

/** A word with its candidates from the index. */
export interface FoundWord {
  readonly word: QueryWord
  readonly candidates: readonly Candidate[]
  /** Relative weight of the word: 1, less for parts of a compound found whole, 0 for stop words. */
  readonly factor: number
  /** It stands for words that are also counted: a section without it misses little of the query. */
  readonly isAlternative?: boolean
}

const SISTER = 0.92
/** A completion of the word being typed. Weighs as much as a term with that prefix. */
const COMPLETION = 0.7
const SYNONYM = 0.85
/** Built-in synonyms, for words that the index does not contain, or contains this many times less often than the synonym. */
const COMMON_SYNONYM = 0.75
const MORE_COMMON = 8
/** Queries with more words get no lookup of related words: each of their words matters less. */
const MAX_RANGES = 6
/**
 * Term files that a query may load: the cost is bounded however large the site is. For one or two words they arrive in one go
 * even from an HTTP/1.1 host, from which browsers request six files at a time; for longer queries, most related words are in
 * files that are loaded anyway.
 */
const MAX_FILES = 7
const AT_ONCE = 6
/** Files for related words beyond those of the needed terms, up to `MAX_FILES`. */
const OF_RELATIVES = 4
/** Maximum number of candidates per word. */
const MAX_CANDIDATES = 40
const MIN_WEIGHT = 0.2
/** Parts of a compound that was found whole. */
const PART_FACTOR = 0.2
/** Leading names of a path that the site never writes as a whole. */
const QUALIFIER_FACTOR = 0.5
/** Adjacent words that the site also writes as one word. */
const JOINED = 0.6

/** Looks up the words of a query; `entry` is the whole query as a tag or keyword. */
export async function lookUp(
  { words, compounds }: QueryWords,
  entry: string,
  backend: SearchBackend,
  options: TextOptions & { readonly synonyms: readonly (readonly string[])[] },
): Promise<readonly FoundWord[]> {
  const all = [...words, ...compounds]
  const forms = new Map(all.map((word) => [word, formsOf(word, options)]))
  const synonyms = synonymMatches(words, options.synonyms, options)
  const joined = joinedWords(words, options)
  const needed = [...all.map(({ term }) => term), ...synonyms.terms.flat(), ...synonyms.more]
  const common = commonSynonyms(words, options.languages)
  const possible = synonymMatches(words, common, options)
  const related = [...forms.values()].flatMap(({ sisters, completions }) => [...sisters, ...completions])
  const others = [...possible.terms.flat(), ...possible.more]
  const useful = [...related, entry, ...joined.map(({ term }) => term), ...others]
  const prefixes = prefixesOf(words, compounds)
  const answer = await backend.find({
    needed: distinct(needed),
    useful: distinct(useful),
    prefixes: [...prefixes],
    mostFiles: Math.min(MAX_FILES, Math.max(AT_ONCE, distinct(needed).length + OF_RELATIVES)),
  })
  const known = new Map(answer.map((found) => [found.term, found]))
  const unknown = words.map((word) => (known.has(word.term) ? { ...word, term: '' } : word))
  const instead = synonymMatches(unknown, common, options)

  const isMoreCommon = (synonym: string, term: string): boolean => {
    const own = known.get(term)?.frequency ?? 0
    return own > 0 && (known.get(synonym)?.frequency ?? 0) >= MORE_COMMON * own
  }
  const found = (word: QueryWord, more: readonly string[]): readonly Candidate[] => {
    const candidates = new Map<string, Candidate>()
    const add = (postings: TermPostings | undefined, weight: number, synonym?: string) => {
      if (!postings || weight < MIN_WEIGHT || (candidates.get(postings.term)?.weight ?? 0) >= weight) return
      candidates.set(postings.term, { postings, weight, synonym })
    }
    add(known.get(word.term), weightOf(word.term, word))
    for (const term of more) add(known.get(term), 1)
    const { sisters = [], completions = [] } = forms.get(word) ?? {}
    for (const sister of sisters) add(known.get(sister), SISTER)
    // A word that the index contains needs no completion.
    if (!known.has(word.term)) for (const stem of completions) add(known.get(stem), COMPLETION)
    for (const synonym of synonyms.terms[words.indexOf(word)] ?? [])
      add(known.get(synonym), SYNONYM, synonyms.labels.get(synonym))
    for (const synonym of instead.terms[words.indexOf(word)] ?? [])
      add(known.get(synonym), COMMON_SYNONYM, instead.labels.get(synonym))
    for (const synonym of possible.terms[words.indexOf(word)] ?? [])
      if (isMoreCommon(synonym, word.term))
        add(known.get(synonym), COMMON_SYNONYM, possible.labels.get(synonym))
    if (prefixes.has(prefixOf(word)))
      for (const postings of answer) add(postings, weightOf(postings.term, word))
    return [...candidates.values()].sort(byWeight).slice(0, MAX_CANDIDATES)
  }
  const foundCompounds = compounds.map((word) => ({ word, candidates: found(word, [entry]), factor: 1 }))
  const foundWords = words.map((word, at) => {
    const own = joined.filter(({ from, to }) => from <= at && at <= to).map(({ term }) => term)
    const isInWhole = (foundCompounds[word.partOf]?.candidates.length ?? 0) > 0
    const factor = isInWhole ? PART_FACTOR : word.isQualifier ? QUALIFIER_FACTOR : 1
    return { word, candidates: found(word, [entry, ...own]), factor }
  })
  const foundMore = [
    ...expressionsOf(synonyms, SYNONYM, known),
    ...expressionsOf(instead, COMMON_SYNONYM, known),
  ]
  const isFound = ({ candidates }: FoundWord) => candidates.length > 0
  // A word missing from the index is not treated as a typo if a multi-word synonym stands for it. A missing operator is ignored.
  const isInstead = instead.more.some((term) => known.has(term))
  const isIgnored = ({ word }: FoundWord, at: number) =>
    word.isOperator || (isInstead && instead.said.has(at))
  const meant = foundWords.filter((own, at) => isFound(own) || !isIgnored(own, at))
  return [...foundCompounds.filter(isFound), ...meant, ...foundJoined(joined, words, known), ...foundMore]
}

/** Stems of other forms of the word, and stems of words it may become while it is typed. */
const formsOf = (word: QueryWord, options: TextOptions) => ({
  sisters: sistersOf(word, options),
  completions: word.isOpen ? completionsOf(word.text, options) : [],
})

/** Highest weight first; on equal weights, as with a common prefix, the term found in most sections. */
const byWeight = (a: Candidate, b: Candidate): number =>
  b.weight - a.weight || b.postings.frequency - a.postings.frequency

/** The words of multi-word synonyms that stand for words of the query. */
const expressionsOf = (
  { more, labels }: SynonymMatches,
  factor: number,
  known: ReadonlyMap<string, TermPostings>,
): readonly FoundWord[] =>
  more.flatMap((term): FoundWord[] => {
    const postings = known.get(term)
    const synonym = labels.get(term)
    return postings
      ? [{ ...standaloneWord(term), candidates: [{ postings, weight: 1, synonym }], factor }]
      : []
  })

/** Adjacent words that the index contains written as one. */
const foundJoined = (
  joined: ReturnType<typeof joinedWords>,
  words: readonly QueryWord[],
  known: ReadonlyMap<string, TermPostings>,
): readonly FoundWord[] =>
  joined.flatMap(({ term, from, to }) => {
    const postings = known.get(term)
    // Joining the parts of a compound would only give the compound again.
    const isNew = words.slice(from, to + 1).every(({ term: own, partOf }) => own !== term && partOf < 0)
    const candidates = postings && isNew ? [{ postings, weight: 1 }] : []
    return candidates.map((own) => ({
      ...standaloneWord(term),
      candidates: [own],
      factor: JOINED,
      isAlternative: true,
    }))
  })

const distinct = (terms: readonly string[]) => [...new Set(terms)].filter(Boolean)

/** A term that does not correspond to any single word of the query. */
const standaloneWord = (term: string) => ({
  word: { text: term, term, isStopWord: false, isOpen: false, partOf: -1, position: NO_POSITION },
})

/** Prefixes under which related words and completions are looked up. */
function prefixesOf(words: readonly QueryWord[], compounds: readonly QueryWord[]): ReadonlySet<string> {
  const meant = words.filter((word) => !word.isStopWord || word.isOpen)
  const closed = meant.length <= MAX_RANGES ? meant : []
  const open = [...words, ...compounds].filter(({ isOpen }) => isOpen)
  const prefixes = new Set([...closed, ...open].map(prefixOf))
  prefixes.delete('')
  return prefixes
}

/** How well a word is known: the best weight of its candidates. */
export const strengthOf = ({ candidates }: FoundWord): number => candidates[0]?.weight ?? 0
