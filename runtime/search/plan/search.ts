// What a reader types -> the sections that are meant: the words as typed first, other readings only of what the index does
// not know, then the best pages with the best section of each.
import type { SearchBackend, SectionRef, StoredSection } from '../backend.ts'
import type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'
import { lookUp } from './lookup.ts'
import { nearWords } from './near-words.ts'
import { type RankedPage, rankPages } from './rank.ts'
import { shownFor } from './shown-for.ts'
import { stopWordSections } from './stop-word-sections.ts'
import { byTitles } from './titles.ts'
import { NOTHING, type Understood, understand } from './understand.ts'
import { weighWords } from './weigh-words.ts'
import { entryOf, piecesOf, queryWords } from './words.ts'

export type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'

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
  const isReplaced = options.isReplaced ?? (() => false)
  const understood =
    options.literal || isReplaced()
      ? { text: pieces, found: typed, replaced: NOTHING }
      : await understand(pieces, typed, ask, backend, options)
  const answer = await answerOf(pieces.join(' '), understood, backend, options, onPartial)
  if (answer.results.length > 0 || isReplaced()) return answer
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
