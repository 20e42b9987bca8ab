// Ranks pages by postings and finds the best section of each. A section scores by its impact for each word and by how much of the
// query it covers; a page by its best section and the sum of its sections.
import { type IndexStatistics, MAX_IMPACT, type SectionRef } from '../backend.ts'
import type { FoundWord } from './lookup.ts'
import { type Nearness, newNearness } from './nearness.ts'
import { newTables } from './tables.ts'

/** A page with its best section. */
export interface RankedPage extends SectionRef {
  readonly score: number
  /** Other sections of the page that are nearly as good, best first. */
  readonly more: readonly number[]
}

const MIN_COVERED = 0.25
const COVERED = 0.75
const COVERAGE_POWER = 2
/** Coverage share of a word that stands for others that are also counted. */
const EXTRA = 0.3
/** Bonus for a section whose words follow each other as in the query. */
const NEAR = 1.8
const NEAR_POWER = 2
const OF_SECTION = 0.7
const OF_PAGE = 0.5
/** A page that matches in more sections than this matches any query: release notes, a glossary. */
const MAX_MET = 40
const MAX_SECTIONS = 65_536
/** Maximum number of further sections per page, and their minimum score relative to the best one. */
const MAX_MORE = 2
const MIN_MORE = 0.5

/** Ranking is synchronous, so the tables are free again when the next ranking begins. */
const tables = newTables()

/** Best first, at most `limit`. `wanted` is 0 for each page to exclude. */
export function rankPages(
  words: readonly FoundWord[],
  statistics: IndexStatistics,
  limit: number,
  wanted?: Uint8Array,
): readonly RankedPage[] {
  const known = words.filter(({ candidates, factor }) => candidates.length > 0 && factor > 0)
  const counted = known.map((word) => {
    const idf = word.factor * idfOf(word, statistics)
    return { ...word, idf, covers: word.isAlternative ? EXTRA * idf : idf }
  })
  const total = counted.reduce((sum, { covers }) => sum + covers, 0)
  if (total === 0) return []
  const length = counted.reduce(
    (sum, { candidates }) => sum + candidates.reduce((own, { postings }) => own + postings.pages.length, 0),
    0,
  )
  tables.clear()
  const sections = tallyOf(slotsFor(Math.min(length, statistics.sections)))
  const pages = tallyOf(statistics.pages)
  const keys = tables.of(Float64Array, sections.sum.length)
  const nearness = newNearness(keys.length, tables)
  for (const [at, { candidates, idf, covers, word }] of counted.entries()) {
    nearness.begin(word, idf)
    for (const { postings, weight } of candidates) {
      // A term with a space is a tag or keyword; with weight 1 it is the whole query.
      const isEntry = weight === 1 && postings.term.includes(' ')
      const step = (weight * idf) / MAX_IMPACT
      for (let entry = 0; entry < postings.pages.length; entry++) {
        const page = postings.pages[entry] ?? 0
        if (wanted && wanted[page] === 0) continue
        const value = step * (postings.impacts[entry] ?? 0)
        const slot = slotOf(keys, page * MAX_SECTIONS + (postings.sections[entry] ?? 0) + 1)
        add(sections, slot, at + 1, value, covers)
        if (isEntry) nearness.meetWhole(slot)
        nearness.meet(slot, postings.positions[entry] ?? 0, weight)
        add(pages, page, at + 1, value, covers)
      }
    }
  }
  const scores = sectionScores(keys, sections, nearness, total)
  return bestPages(keys, scores, pages, total, limit)
}

/** Rarity of a word, counting all its candidates. */
function idfOf({ candidates }: FoundWord, { sections }: IndexStatistics): number {
  const sum = candidates.reduce((all, { postings, weight }) => all + weight * postings.frequency, 0)
  const frequency = Math.min(sum, sections)
  return Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5))
}

/** Per slot, the sum over words of the best value of each; `best` and `word` hold the current word until the next one starts. */
interface Tally {
  readonly sum: Float32Array
  readonly covered: Float32Array
  readonly best: Float32Array
  readonly word: Uint8Array
}

const tallyOf = (size: number): Tally => ({
  sum: tables.of(Float32Array, size),
  covered: tables.of(Float32Array, size),
  best: tables.of(Float32Array, size),
  word: tables.of(Uint8Array, size),
})

function add(
  { sum, covered, best, word }: Tally,
  at: number,
  number: number,
  value: number,
  covers: number,
): void {
  if (word[at] !== number) {
    word[at] = number
    sum[at] = (sum[at] ?? 0) + (best[at] ?? 0)
    covered[at] = (covered[at] ?? 0) + covers
    best[at] = value
  } else if (value > (best[at] ?? 0)) best[at] = value
}

function scoreAt({ sum, covered, best }: Tally, at: number, total: number): number {
  const coverage = (covered[at] ?? 0) / total
  return ((sum[at] ?? 0) + (best[at] ?? 0)) * (MIN_COVERED + COVERED * coverage ** COVERAGE_POWER)
}

const slotsFor = (entries: number): number => 2 ** Math.ceil(Math.log2(2 * entries + 2))

/** Slot of a key in an open-addressing hash table whose size is a power of two. */
function slotOf(keys: Float64Array, key: number): number {
  const mask = keys.length - 1
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & mask
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
  keys[slot] = key
  return slot
}

/** Score of each section, at the slot of its key. */
function sectionScores(keys: Float64Array, sections: Tally, nearness: Nearness, total: number): Float32Array {
  const scores = tables.of(Float32Array, keys.length)
  for (let slot = 0; slot < keys.length; slot++)
    if (keys[slot] !== 0)
      scores[slot] = scoreAt(sections, slot, total) * (1 + NEAR * nearness.shareAt(slot) ** NEAR_POWER)
  return scores
}

function bestPages(
  keys: Float64Array,
  scores: Float32Array,
  pages: Tally,
  total: number,
  limit: number,
): readonly RankedPage[] {
  const bestScore = new Float32Array(pages.sum.length)
  const bestSection = new Uint16Array(pages.sum.length)
  const met = new Uint16Array(pages.sum.length)
  for (let slot = 0; slot < keys.length; slot++) {
    const key = keys[slot] ?? 0
    if (key === 0) continue
    const page = Math.floor((key - 1) / MAX_SECTIONS)
    const section = (key - 1) % MAX_SECTIONS
    met[page] = (met[page] ?? 0) + 1
    const score = scores[slot] ?? 0
    const best = bestScore[page] ?? 0
    if (score < best || (score === best && best > 0 && section > (bestSection[page] ?? 0))) continue
    bestScore[page] = score
    bestSection[page] = section
  }
  const ranked: RankedPage[] = []
  for (let page = 0; page < bestScore.length; page++) {
    const best = bestScore[page] ?? 0
    if (best === 0) continue
    const ofPage = OF_PAGE * Math.min(1, MAX_MET / (met[page] ?? 1))
    const score = OF_SECTION * best + ofPage * scoreAt(pages, page, total)
    if (ranked.length === limit && score <= (ranked.at(-1)?.score ?? 0)) continue
    let at = ranked.length
    while (at > 0 && (ranked[at - 1]?.score ?? 0) < score) at--
    ranked.splice(at, 0, { page, section: bestSection[page] ?? 0, score, more: [] })
    if (ranked.length > limit) ranked.pop()
  }
  return ranked.length < limit ? withMore(ranked, keys, scores) : ranked
}

/** Adds further sections to pages; used when few pages are found and places are left. */
function withMore(
  ranked: readonly RankedPage[],
  keys: Float64Array,
  scores: Float32Array,
): readonly RankedPage[] {
  const found = new Map(
    ranked.map(({ page }) => [page, [] as { readonly section: number; readonly score: number }[]]),
  )
  for (let slot = 0; slot < keys.length; slot++) {
    const key = keys[slot] ?? 0
    if (key === 0) continue
    const own = found.get(Math.floor((key - 1) / MAX_SECTIONS))
    own?.push({ section: (key - 1) % MAX_SECTIONS, score: scores[slot] ?? 0 })
  }
  return ranked.map((page) => {
    const own = found.get(page.page) ?? []
    const best = own.reduce((most, { score }) => Math.max(most, score), 0)
    const good = own.filter(({ section, score }) => section !== page.section && score >= MIN_MORE * best)
    const more = good.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, MAX_MORE)
    return { ...page, more: more.map(({ section }) => section) }
  })
}
