// What a reader types -> the sections that are meant: the words as typed first, other readings only of what the index does
// not know, then the best pages with the best section of each.
import type { SearchBackend, SectionRef, StoredSection } from '../backend.ts'
import { unitsOf } from '../text/index-terms.ts'
import type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'
import { lexiconFor, type Replacement, readingsOf, replacementsOf, splitOf, TWO_SLIPS } from './fallback.ts'
import { type Candidate, type FoundWord, lookUp, strengthOf } from './lookup.ts'
import { nearWords } from './near-words.ts'
import { type RankedPage, rankPages } from './rank.ts'
import { shownFor } from './shown-for.ts'
import { stopWordSections } from './stop-word-sections.ts'
import { byTitles } from './titles.ts'
import { weighWords } from './weigh-words.ts'
import { entryOf, piecesOf, type QueryWord, queryWords } from './words.ts'

export type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'

/** Below this a word is not known as it was typed: the index has distant relatives of it at most. */
const WEAK = 0.6
/** Another reading must be as good as this. */
const GOOD = 0.6
/** Pages that are looked at more closely. */
const LOOKED_AT = 10

/** Receives what is known so far, each time that more of it has come; making the answer costs as much as the last one. */
export type OnPartial = (answer: () => PlannedAnswer) => void

/** Answers a query. */
export async function planSearch(
  query: string,
  backend: SearchBackend,
  options: PlanOptions,
  onPartial?: OnPartial,
): Promise<PlannedAnswer> {
  const { pieces, isTyping } = piecesOf(query)
  const ask = (own: readonly string[], entry: string) =>
    lookUp(queryWords(own, isTyping, options), entry, backend, options)
  const typed = await ask(pieces, entryOf(query))
  const understood = options.literal
    ? { text: pieces, found: typed, replaced: NOTHING }
    : await understand(pieces, typed, ask, backend, options)
  const answer = await answerOf(pieces.join(' '), understood, backend, options, onPartial)
  if (answer.results.length > 0) return answer
  const some = await stopWordSections(understood.found, backend, options.maxResults)
  if (some.length > 0) return { ...answer, results: some }
  const near = await nearWords(understood.found, backend, options)
  return near.length > 0 ? { ...answer, near } : answer
}

/** The pages of an area; undefined for all pages. */
function pagesOf(label: string | undefined, { areas = [], statistics }: SearchBackend) {
  const area = label === undefined ? undefined : areas.find((own) => own.label === label)
  if (!area) return undefined
  const wanted = new Uint8Array(statistics.pages)
  for (const [from, to] of area.runs) wanted.fill(1, from, to)
  return wanted
}

/** Ranks what was found, and loads what results show of it. */
async function answerOf(
  typed: string,
  { text, found, replaced }: Understood,
  backend: SearchBackend,
  options: PlanOptions,
  onPartial: OnPartial | undefined,
): Promise<PlannedAnswer> {
  const counted = weighWords(found, text, options)
  const limit = Math.max(LOOKED_AT, options.maxResults)
  const ranked = rankPages(counted, backend.statistics, limit, pagesOf(options.area, backend))
  const more = furtherSections(ranked, options.maxResults)
  const refs = [...ranked, ...more]
  const stored: (StoredSection | undefined)[] = refs.map(() => undefined)
  const answer = (): PlannedAnswer => {
    const best = byTitles(ranked, stored, counted, text, options).slice(0, options.maxResults)
    const results = withFurther(best, stored.slice(ranked.length))
    const shown = shownFor(text, replaced, results, options)
    return {
      results,
      words: found.map(({ word }) => word.text),
      ...(shown === typed ? {} : { shownFor: shown }),
    }
  }
  await Promise.all(
    refs.map(async (ref, at) => {
      ;[stored[at]] = await backend.stored([ref])
      onPartial?.(answer)
    }),
  )
  return answer()
}

/** Sections for the places that are left where few pages are found: of each page the next best one in turn. */
function furtherSections(ranked: readonly RankedPage[], maxResults: number): readonly SectionRef[] {
  const turns = Math.max(0, ...ranked.map(({ more }) => more.length))
  return Array.from({ length: turns }, (_, turn) =>
    ranked.flatMap(({ page, more }) => {
      const section = more[turn]
      return section === undefined ? [] : [{ page, section }]
    }),
  )
    .flat()
    .slice(0, Math.max(0, maxResults - ranked.length))
}

/** Further sections behind the best one of their page. */
function withFurther(
  best: readonly RankedSection[],
  further: readonly (StoredSection | undefined)[],
): readonly RankedSection[] {
  return best.flatMap((own) => [
    own,
    ...further.flatMap((stored) =>
      stored?.page === own.stored.page ? [{ stored, score: own.score, terms: own.terms }] : [],
    ),
  ])
}

type Ask = (pieces: readonly string[], entry: string) => Promise<readonly FoundWord[]>

interface Understood {
  readonly text: readonly string[]
  readonly found: readonly FoundWord[]
  /** Terms that stand for words that the index does not know. */
  readonly replaced: ReadonlyMap<string, readonly Replacement[]>
}

const NOTHING: Understood['replaced'] = new Map()

/** Reads what the index does not know in other ways. */
async function understand(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  backend: SearchBackend,
  options: PlanOptions,
): Promise<Understood> {
  if (!typed.some(isWeak)) return { text: pieces, found: typed, replaced: NOTHING }
  const read = await readOtherwise(pieces, typed, ask, options)
  const weak = read.found.filter(isWeak).map(({ word }) => word)
  return weak.length === 0 ? read : correct(read, weak, ask, backend, options)
}

/** Takes words that are near to weak ones from the lexicon, or two for one. */
async function correct(
  read: Understood,
  weak: readonly QueryWord[],
  ask: Ask,
  backend: SearchBackend,
  options: PlanOptions,
): Promise<Understood> {
  const lexicon = await lexiconFor(weak, backend, options)
  const replaced = new Map(weak.map((word) => [word.text, replacementsOf(word, lexicon, options)]))
  const split = new Map(
    weak.flatMap((word) => {
      // Two words in one are one slip: more likely than two.
      const isNear = (replaced.get(word.text)?.[0]?.weight ?? 0) > TWO_SLIPS
      const apart = isNear ? null : splitOf(word, lexicon, options)
      return apart === null ? [] : [[word.text, apart] as const]
    }),
  )
  const text = read.text.flatMap((piece) => split.get(piece.toLowerCase())?.split(' ') ?? piece)
  const found = split.size > 0 ? await ask(text, '') : read.found
  const terms = [...new Set([...replaced.values()].flat().map(({ term }) => term))]
  const postings = await backend.exact(terms)
  const known = new Map(postings.flatMap((own) => (own ? [[own.term, own] as const] : [])))
  const near = (text: string) =>
    (replaced.get(text) ?? []).flatMap(({ term, weight }): Candidate[] => {
      const own = known.get(term)
      return own ? [{ postings: own, weight }] : []
    })
  return {
    text,
    replaced,
    found: found.map((own) =>
      isWeak(own) ? { ...own, candidates: [...near(own.word.text), ...own.candidates] } : own,
    ),
  }
}

const isWeak = (found: FoundWord): boolean => !found.word.isStopWord && strengthOf(found) < WEAK

/** The other keyboard layout and Latin letters, for pieces that are weak. */
async function readOtherwise(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  options: PlanOptions,
): Promise<Understood> {
  const weak = pieces.map((piece) => strengthOfPiece(piece, typed, options) < WEAK)
  const readings = pieces.map((piece) => readingsOf(piece, options))
  const ways = Math.max(0, ...readings.map((own) => own.length))
  let best: Understood = { text: pieces, found: typed, replaced: NOTHING }
  let bestKnown = knownShare(pieces, typed, options)
  for (let way = 0; way < ways; way++) {
    // Short words of another layout are known by chance: they follow the others.
    const isMost = weak.filter(Boolean).length * 2 >= pieces.length
    const text = pieces.map((piece, at) =>
      weak[at] || (isMost && isShort(piece)) ? (readings[at]?.[way] ?? piece) : piece,
    )
    const found = await ask(text, '')
    const known = knownShare(text, found, options)
    if (known > bestKnown + 0.2 * (1 - bestKnown) && known >= GOOD * 0.5) {
      best = { text, found, replaced: NOTHING }
      bestKnown = known
    }
  }
  return best
}

/** Whether a piece has short words only, apart by signs that may be letters of the other layout. */
const isShort = (piece: string): boolean =>
  unitsOf(piece).every(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).every(isShortWord))
const isShortWord = (word: string): boolean => word.length < 3

function strengthOfPiece(piece: string, typed: readonly FoundWord[], options: PlanOptions): number {
  const own = queryWords([piece], false, options).words.map(({ text }) => text)
  const found = typed.filter(({ word }) => own.includes(word.text))
  if (found.length === 0 || found.every(({ word }) => word.isStopWord)) return 1
  return Math.min(...found.map(strengthOf))
}

/** Share of the letters that are known. */
function knownShare(pieces: readonly string[], found: readonly FoundWord[], options: PlanOptions): number {
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const known = pieces.reduce((sum, piece) => sum + piece.length * strengthOfPiece(piece, found, options), 0)
  return letters === 0 ? 0 : known / letters
}
