// Words of a query -> the terms of the index that stand for them, with their postings: one round of questions.
import type { SearchBackend, TermPostings } from '../backend.ts'
import { commonSynonyms } from '../text/common-synonyms.ts'
import { completionsOf } from '../text/completions.ts'
import { NO_POSITION, type TextOptions } from '../text/index-terms.ts'
import { type SynonymMatches, synonymMatches } from './synonyms.ts'
import { beginningOf, joinedWords, type QueryWord, type QueryWords, sistersOf, weightOf } from './words.ts'

/** A term that stands for a word, and how much. */
export interface Candidate {
  readonly postings: TermPostings
  readonly weight: number
  /** The expression of the configuration that it comes from, where it is not the word itself. */
  readonly synonym?: string | undefined
}

/** A word with what the index has for it. */
export interface FoundWord {
  readonly word: QueryWord
  readonly candidates: readonly Candidate[]
  /** What the word counts among the others: 1, less for parts of what was found as a whole, 0 for stop words. */
  readonly factor: number
  /** It stands for words that are counted as well: a section without it lacks little of the query. */
  readonly isExtra?: boolean
}

const SISTER = 0.92
/** A word that what is typed may become: as much as one that begins so. */
const COMPLETION = 0.7
const SYNONYM = 0.85
/** What means the same anywhere, for a word that the index does not have, or has so many times more seldom. */
const COMMON_SYNONYM = 0.75
const MORE_COMMON = 8
/** Words whose relatives are looked for; of longer queries those words say little by themselves. */
const MOST_RANGES = 6
/**
 * Files with terms that a query may load: what it costs is bounded however large the site is. Those of one or two words come at once
 * from a host with HTTP/1.1, of which browsers ask for six files at a time; of many words the relatives of most stand in the files that
 * are loaded anyway.
 */
const MOST_FILES = 7
const AT_ONCE = 6
/** Files for relatives of the words, where a query has more of them. */
const OF_RELATIVES = 4
/** Terms of a range that stand for a word at most. */
const MOST_CANDIDATES = 40
const LEAST_WEIGHT = 0.2
/** Parts of a compound whose whole was found. */
const PART_FACTOR = 0.2
/** Neighbours that the site also writes as one word. */
const JOINED = 0.6

/** What the index has for words; `entry` is the query as a tag or keyword. */
export async function lookUp(
  { words, wholes }: QueryWords,
  entry: string,
  backend: SearchBackend,
  options: TextOptions & { readonly synonyms: readonly (readonly string[])[] },
): Promise<readonly FoundWord[]> {
  const all = [...words, ...wholes]
  const forms = new Map(all.map((word) => [word, formsOf(word, options)]))
  const synonyms = synonymMatches(words, options.synonyms, options)
  const joined = joinedWords(words, options)
  const needed = [...all.map(({ term }) => term), ...synonyms.terms.flat(), ...synonyms.more]
  const common = commonSynonyms(words, options.languages)
  const possible = synonymMatches(words, common, options)
  const related = [...forms.values()].flatMap(({ sisters, completions }) => [...sisters, ...completions])
  const others = [...possible.terms.flat(), ...possible.more]
  const useful = [...related, entry, ...joined.map(({ term }) => term), ...others]
  const beginnings = beginningsOf(words, wholes)
  const answer = await backend.find({
    needed: distinct(needed),
    useful: distinct(useful),
    beginnings: [...beginnings],
    mostFiles: Math.min(MOST_FILES, Math.max(AT_ONCE, distinct(needed).length + OF_RELATIVES)),
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
      if (!postings || weight < LEAST_WEIGHT || (candidates.get(postings.term)?.weight ?? 0) >= weight) return
      candidates.set(postings.term, { postings, weight, synonym })
    }
    add(known.get(word.term), weightOf(word.term, word))
    for (const term of more) add(known.get(term), 1)
    const { sisters = [], completions = [] } = forms.get(word) ?? {}
    for (const sister of sisters) add(known.get(sister), SISTER)
    // What the index has needs no completion.
    if (!known.has(word.term)) for (const stem of completions) add(known.get(stem), COMPLETION)
    for (const synonym of synonyms.terms[words.indexOf(word)] ?? [])
      add(known.get(synonym), SYNONYM, synonyms.labels.get(synonym))
    for (const synonym of instead.terms[words.indexOf(word)] ?? [])
      add(known.get(synonym), COMMON_SYNONYM, instead.labels.get(synonym))
    for (const synonym of possible.terms[words.indexOf(word)] ?? [])
      if (isMoreCommon(synonym, word.term))
        add(known.get(synonym), COMMON_SYNONYM, possible.labels.get(synonym))
    if (beginnings.has(beginningOf(word)))
      for (const postings of answer) add(postings, weightOf(postings.term, word))
    return [...candidates.values()].sort(byWeight).slice(0, MOST_CANDIDATES)
  }
  const foundWholes = wholes.map((word) => ({ word, candidates: found(word, [entry]), factor: 1 }))
  const foundWords = words.map((word, at) => {
    const own = joined.filter(({ from, to }) => from <= at && at <= to).map(({ term }) => term)
    const isInWhole = (foundWholes[word.partOf]?.candidates.length ?? 0) > 0
    return { word, candidates: found(word, [entry, ...own]), factor: isInWhole ? PART_FACTOR : 1 }
  })
  const foundMore = [
    ...expressionsOf(synonyms, SYNONYM, known),
    ...expressionsOf(instead, COMMON_SYNONYM, known),
  ]
  const foundJoined = joined.flatMap(({ term, from, to }): FoundWord[] => {
    const postings = known.get(term)
    // Parts of what was written as one are joined by it.
    const isNew = words.slice(from, to + 1).every(({ term: own, partOf }) => own !== term && partOf < 0)
    return postings && isNew
      ? [{ ...byItself(term), candidates: [{ postings, weight: 1 }], factor: JOINED, isExtra: true }]
      : []
  })
  const isFound = ({ candidates }: FoundWord) => candidates.length > 0
  // A word that the index does not have is not mistyped where an expression stands for it.
  const isInstead = instead.more.some((term) => known.has(term))
  const meant = foundWords.filter((own, at) => isFound(own) || !isInstead || !instead.said.has(at))
  return [...foundWholes.filter(isFound), ...meant, ...foundJoined, ...foundMore]
}

/** Other stems that forms of the word have, and those of words that it may become while it is typed. */
const formsOf = (word: QueryWord, options: TextOptions) => ({
  sisters: sistersOf(word, options),
  completions: word.isOpen ? completionsOf(word.text, options) : [],
})

/** The weightiest first; of terms that begin alike, which weigh the same, those that most sections have. */
const byWeight = (a: Candidate, b: Candidate): number =>
  b.weight - a.weight || b.postings.frequency - a.postings.frequency

/** Words of expressions that stand for those of a query. */
const expressionsOf = (
  { more, labels }: SynonymMatches,
  factor: number,
  known: ReadonlyMap<string, TermPostings>,
): readonly FoundWord[] =>
  more.flatMap((term): FoundWord[] => {
    const postings = known.get(term)
    const synonym = labels.get(term)
    return postings ? [{ ...byItself(term), candidates: [{ postings, weight: 1, synonym }], factor }] : []
  })

const distinct = (terms: readonly string[]) => [...new Set(terms)].filter(Boolean)

/** A term that no word of the query stands for alone. */
const byItself = (term: string) => ({
  word: { text: term, term, isStopWord: false, isOpen: false, partOf: -1, position: NO_POSITION },
})

/** Beginnings under which related words and continuations are looked for. */
function beginningsOf(words: readonly QueryWord[], wholes: readonly QueryWord[]): ReadonlySet<string> {
  const meant = words.filter((word) => !word.isStopWord || word.isOpen)
  const closed = meant.length <= MOST_RANGES ? meant : []
  const open = [...words, ...wholes].filter(({ isOpen }) => isOpen)
  const beginnings = new Set([...closed, ...open].map(beginningOf))
  beginnings.delete('')
  return beginnings
}

/** How well a word is known: the best weight of its candidates. */
export const strengthOf = ({ candidates }: FoundWord): number => candidates[0]?.weight ?? 0
