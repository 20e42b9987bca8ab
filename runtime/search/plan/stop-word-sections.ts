// Answers a query of stop words that match no title, by searching stored texts: the index leaves out stop words, but a reader who
// asks for one still gets an answer.
import type { SearchBackend, StoredSection } from '../backend.ts'
import { foldText } from '../text/fold.ts'
import type { RankedSection } from './answer.ts'
import type { FoundWord } from './lookup.ts'

/** Pages searched, from the first on. */
const MAX_PAGES = 40

/** The first section of each page, those with most of the words first; empty if the query has other words. */
export async function stopWordSections(
  found: readonly FoundWord[],
  backend: SearchBackend,
  maxResults: number,
): Promise<readonly RankedSection[]> {
  if (found.length === 0 || !found.every(({ word }) => word.isStopWord)) return []
  const words = [...new Set(found.map(({ word }) => word.text))]
  const pages = Math.min(MAX_PAGES, backend.statistics.pages)
  const stored = await backend.stored(Array.from({ length: pages }, (_, page) => ({ page, section: 0 })))
  const scored = stored.flatMap((section): RankedSection[] => {
    const said = wordsOf(section)
    const terms = words.filter((word) => said.has(word))
    return terms.length > 0 ? [{ stored: section, score: terms.length, terms }] : []
  })
  return scored.sort((a, b) => b.score - a.score).slice(0, maxResults)
}

const wordsOf = ({ pageTitle, title, text }: StoredSection): ReadonlySet<string> =>
  new Set(foldText([pageTitle, title, text].join(' ')).split(/[^\p{L}\p{Nd}]+/u))
