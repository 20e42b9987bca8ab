// A section found -> the terms of the query that its page has, for marks, and what it was found by where no text that a result
// shows has them: a reader must see why a row is there.
import type { HitReason } from '../../model/search.ts'
import type { StoredSection } from '../backend.ts'
import { type TextOptions, termsOfEntry } from '../text/index-terms.ts'
import { rememberedTerms } from '../text/remembered-terms.ts'
import type { RankedSection } from './answer.ts'
import type { Candidate, FoundWord } from './lookup.ts'

/** Beside a good term, one that weighs less than this share of it is no reason to mark a word. */
const LEAST_SHARE = 0.5
/** Of a term so frequent that only a part of its postings is loaded, pages are taken to have it from this weight on. */
const SURE = 0.9

/** Terms that the page of a section has, and the reason of the hit. */
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

/** Whether a word is a part of one that is among these as a whole: then that is what is marked. */
function isPartOfOne(
  own: FoundWord | undefined,
  words: readonly FoundWord[],
  wholes: readonly string[],
): boolean {
  const partOf = own?.word.partOf ?? -1
  if (partOf < 0) return false
  const parts = words.filter(({ word }) => word.partOf === partOf).map(({ word }) => word.text)
  return wholes.includes(parts.join(''))
}

/** Candidates of a word that the page has, without those that are much weaker than the best of them. */
function onPage(candidates: readonly Candidate[], page: number): readonly Candidate[] {
  const here = candidates.filter(
    ({ postings, weight }) => hasPage(postings.pages, page) || (!postings.complete && weight >= SURE),
  )
  const best = here.reduce((most, { weight }) => Math.max(most, weight), 0)
  return here.filter(({ weight }) => weight >= LEAST_SHARE * best)
}

/** Whether a page is in a row of pages in their order. */
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

/** What a word was found by that no shown text has: a keyword, a tag or a category, or else a synonym. */
function reasonOf(
  { pageTitle, title, text, tags, keywords, breadcrumb }: StoredSection,
  found: readonly (readonly Candidate[])[],
  options: TextOptions,
): RankedSection['reason'] {
  const shown = new Set(
    [pageTitle, title, text].flatMap((own) =>
      own.split(/\s+/).flatMap((piece) => rememberedTerms(piece, options)),
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
    const best = mostSaid(labels, byWord, hidden, options)
    if (best) return best
  }
  const synonym = found
    .filter((candidates) => candidates.length > 0 && candidates.every((own) => own.synonym !== undefined))
    .flat()[0]?.synonym
  return synonym === undefined ? undefined : { kind: 'synonym', label: synonym }
}

/** The label that says most words of the query, one of the hidden ones among them. */
function mostSaid(
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
