// Answers a typed query: looks up the words as typed, tries other readings only for words that the index does not know, then
// ranks pages and picks the best section of each.
import type { SearchBackend, SectionRef, StoredSection } from '../backend.ts'
import type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'
import { interpret, NOTHING, type Understood } from './interpret.ts'
import { lookUp } from './lookup.ts'
import { nearWords } from './near-words.ts'
import { type RankedPage, rankPages } from './rank.ts'
import { shownFor } from './shown-for.ts'
import { stopWordSections } from './stop-word-sections.ts'
import { byTitles } from './titles.ts'
import { weighWords } from './weigh-words.ts'
import { entryOf, piecesOf, queryWords } from './words.ts'

export type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'

/** Pages examined more closely. */
const LOOKED_AT = 10

/** Called each time more of the answer is known. Computing the partial answer costs as much as the final one. */
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
  const isReplaced = options.isReplaced ?? (() => false)
  const understood =
    options.literal || isReplaced()
      ? { text: pieces, found: typed, replaced: NOTHING }
      : await interpret(pieces, typed, ask, backend, options)
  const answer = await answerOf(pieces.join(' '), understood, backend, options, onPartial)
  if (answer.results.length > 0 || isReplaced()) return answer
  const some = await stopWordSections(understood.found, backend, options.maxResults)
  if (some.length > 0) return { ...answer, results: some }
  const near = await nearWords(understood.found, backend, options)
  return near.length > 0 ? { ...answer, near } : answer
}

/** Mask of the pages in an area; undefined for all pages. */
function pagesOf(label: string | undefined, { areas = [], statistics }: SearchBackend) {
  const area = label === undefined ? undefined : areas.find((own) => own.label === label)
  if (!area) return undefined
  const wanted = new Uint8Array(statistics.pages)
  for (const [from, to] of area.runs) wanted.fill(1, from, to)
  return wanted
}

/** Ranks what was found, and loads the stored text that results show. */
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

/** Sections that fill the places left when few pages are found: the next best section of each page in turn. */
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

/** Inserts further sections after the best one of their page. */
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
