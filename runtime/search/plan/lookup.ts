// Words of a query -> the terms of the index that stand for them, with their postings: one round of questions.
import type { SearchBackend, TermPostings } from '../backend.ts'
import type { TextOptions } from '../text/index-terms.ts'
import { termOfWord } from '../text/index-terms.ts'
import { beginningOf, joinedWords, type QueryWord, type QueryWords, sistersOf, weightOf } from './words.ts'

/** A term that stands for a word, and how much. */
export interface Candidate {
  readonly postings: TermPostings
  readonly weight: number
}

/** A word with what the index has for it. */
export interface FoundWord {
  readonly word: QueryWord
  readonly candidates: readonly Candidate[]
  /** What the word counts among the others: 1, less for parts of what was found as a whole, 0 for stop words. */
  readonly factor: number
}

const SISTER = 0.92
const SYNONYM = 0.85
/** Words whose relatives are looked for; of longer queries those words say little by themselves. */
const MOST_RANGES = 6
/** Terms of a range that stand for a word at most. */
const MOST_CANDIDATES = 40
const LEAST_WEIGHT = 0.2
/** Parts of a compound whose whole was found. */
const PART_FACTOR = 0.2

/** What the index has for words; `entry` is the query as a tag or keyword. */
export async function lookUp(
  { words, wholes }: QueryWords,
  entry: string,
  backend: SearchBackend,
  options: TextOptions & { readonly synonyms: readonly (readonly string[])[] },
): Promise<readonly FoundWord[]> {
  const sisters = words.map((word) => sistersOf(word, options))
  const synonyms = words.map((word) => synonymsOf(word, options))
  const joined = joinedWords(words, options)
  const wholeTerms = wholes.map((whole) => termOfWord(whole, options))
  const asked = new Set(
    [...words.map(({ term }) => term), ...sisters.flat(), ...synonyms.flat(), ...wholeTerms, entry].filter(
      Boolean,
    ),
  )
  for (const { term } of joined) asked.add(term)
  const terms = [...asked]
  const meant = words.filter((word) => !word.isStopWord || word.isOpen)
  const beginnings = new Set(
    meant.length <= MOST_RANGES
      ? meant.map(beginningOf)
      : meant.filter(({ isOpen }) => isOpen).map(beginningOf),
  )
  beginnings.delete('')
  const [exact, ranges] = await Promise.all([
    backend.exact(terms),
    Promise.all([...beginnings].map((prefix) => backend.beginningWith(prefix))),
  ])
  const known = new Map(exact.flatMap((found, at) => (found ? [[terms[at] ?? '', found] as const] : [])))
  const inRanges = ranges.flatMap((range) => range.terms)
  return words.map((word, at) => {
    const candidates = new Map<string, Candidate>()
    const add = (postings: TermPostings | undefined, weight: number) => {
      if (!postings || weight < LEAST_WEIGHT || (candidates.get(postings.term)?.weight ?? 0) >= weight) return
      candidates.set(postings.term, { postings, weight })
    }
    add(known.get(word.term), 1)
    for (const sister of sisters[at] ?? []) add(known.get(sister), SISTER)
    for (const synonym of synonyms[at] ?? []) add(known.get(synonym), SYNONYM)
    if (beginnings.has(beginningOf(word)))
      for (const postings of inRanges) add(postings, weightOf(postings.term, word))
    const whole = known.get(wholeTerms[word.partOf] ?? '')
    add(whole, 1)
    add(known.get(entry), 1)
    for (const { term, from, to } of joined) if (from <= at && at <= to) add(known.get(term), 1)
    const sorted = [...candidates.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_CANDIDATES)
    return { word, candidates: sorted, factor: whole ? PART_FACTOR : 1 }
  })
}

/** Terms of the other words of its groups. */
function synonymsOf(
  { text, term }: QueryWord,
  options: TextOptions & { readonly synonyms: readonly (readonly string[])[] },
): readonly string[] {
  return options.synonyms
    .map((group) => group.map((word) => termOfWord(word.toLowerCase(), options)))
    .filter((terms) => terms.includes(term) || terms.includes(text))
    .flat()
}

/** How well a word is known: the best weight of its candidates. */
export const strengthOf = ({ candidates }: FoundWord): number => candidates[0]?.weight ?? 0
