// For a section found: the query terms that its page contains, for highlighting, and the reason it was found if no visible text
// of the result contains them. A reader must see why a row is there.
import type { HitReason } from '../../model/search.ts'
import type { StoredSection } from '../backend.ts'
import { cachedTerms } from '../text/cached-terms.ts'
import { type TextOptions, termsOfEntry } from '../text/index-terms.ts'
import type { RankedSection } from './answer.ts'
import type { Candidate, FoundWord } from './lookup.ts'

/** A term whose weight is below this share of the best candidate's is not highlighted. */
const MIN_SHARE = 0.5
/** For a term so frequent that its postings are only partly loaded, every page is assumed to contain it from this weight on. */
const SURE = 0.9

/** Query terms on the section's page, and the reason for the hit. */
export function hitsOf(
  section: StoredSection,
  words: readonly FoundWord[],
  options: TextOptions,
): Pick<RankedSection, 'terms' | 'reason'> {
  const found = words.map(({ candidates }) => onPage(candidates, section.page))
  const whole = words.flatMap(({ word }, at) => (found[at]?.length ? [word.text] : []))
  const marked = found.filter((_own, at) => !isPartOfOne(words[at], words, whole))
  const terms = [...new Set(marked.flat().map(({ postings }) => postings.term))]
  const reason = reasonOf(section, found, options)
  return { terms, ...(reason ? { reason } : {}) }
}

/** Whether a word is part of a compound that was found whole; then the whole is highlighted. */
function isPartOfOne(
  own: FoundWord | undefined,
  words: readonly FoundWord[],
  foundCompounds: readonly string[],
): boolean {
  const partOf = own?.word.partOf ?? -1
  if (partOf < 0) return false
  const parts = words.filter(({ word }) => word.partOf === partOf).map(({ word }) => word.text)
  return foundCompounds.includes(parts.join(''))
}

/** Candidates of a word that the page contains, without those much weaker than the best. */
function onPage(candidates: readonly Candidate[], page: number): readonly Candidate[] {
  const here = candidates.filter(
    ({ postings, weight }) => hasPage(postings.pages, page) || (!postings.complete && weight >= SURE),
  )
  const best = here.reduce((most, { weight }) => Math.max(most, weight), 0)
  return here.filter(({ weight }) => weight >= MIN_SHARE * best)
}

/** Whether a page is in a sorted list (binary search). */
function hasPage(pages: Uint32Array, page: number): boolean {
  let low = 0
  let high = pages.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((pages[middle] ?? 0) < page) low = middle + 1
    else high = middle
  }
  return pages[low] === page
}

/** What matched where no visible text does: a keyword, a tag or a category, otherwise a synonym. */
function reasonOf(
  { pageTitle, title, text, tags, keywords, breadcrumb }: StoredSection,
  found: readonly (readonly Candidate[])[],
  options: TextOptions,
): RankedSection['reason'] {
  const shown = new Set(
    [pageTitle, title, text].flatMap((own) =>
      own.split(/\s+/).flatMap((piece) => cachedTerms(piece, options)),
    ),
  )
  const byWord = found.map((candidates) => candidates.map(({ postings }) => postings.term))
  const hidden = byWord.filter((terms) => terms.length > 0 && !terms.some((term) => shown.has(term)))
  if (hidden.length > 0) {
    const labels = [
      ...keywords.map((label) => ({ kind: 'keyword', label }) as const),
      ...tags.map((label) => ({ kind: 'tag', label }) as const),
      ...breadcrumb.map((label) => ({ kind: 'category', label }) as const),
    ]
    const best = bestLabel(labels, byWord, hidden, options)
    if (best) return best
  }
  const synonym = found
    .filter((candidates) => candidates.length > 0 && candidates.every((own) => own.synonym !== undefined))
    .flat()[0]?.synonym
  return synonym === undefined ? undefined : { kind: 'synonym', label: synonym }
}

/** The label that matches the most words of the query, at least one of the hidden ones among them. */
function bestLabel(
  labels: readonly HitReason[],
  byWord: readonly (readonly string[])[],
  hidden: readonly (readonly string[])[],
  options: TextOptions,
): HitReason | undefined {
  let best: { readonly reason: HitReason; readonly said: number } | undefined
  for (const reason of labels) {
    const own = new Set(termsOfEntry(reason.label, options).map(({ term }) => term))
    const says = (terms: readonly string[]) => terms.some((term) => own.has(term))
    const said = byWord.filter(says).length
    if (hidden.some(says) && said > (best?.said ?? 0)) best = { reason, said }
  }
  return best?.reason
}
