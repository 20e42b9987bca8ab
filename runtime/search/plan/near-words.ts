// For a query that finds nothing: similar words of the site, as they are written in texts. They help readers who do not know how
// something is spelled here.
import type { SearchBackend } from '../backend.ts'
import { editDistance } from '../text/distance.ts'
import { type TextOptions, termsOfPiece } from '../text/index-terms.ts'
import { widerLexicon } from './fallback.ts'
import type { FoundWord } from './lookup.ts'
import { strengthOf } from './lookup.ts'

const MAX_WORDS = 3
/** Terms examined more closely; for some of them no written word can be found. */
const MAX_TERMS = 6
const MAX_SLIPS = 3
/** A shorter word is similar to everything. */
const SHORTEST = 3
/** Maximum typos per letter for a term to count as similar. */
const MIN_LIKENESS = 0.45
const WORD = /[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*/gu

/** At most three words, nearest first. Loads what the fallback may load, and a file for each word. */
export async function nearWords(
  found: readonly FoundWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<readonly string[]> {
  const unknown = found.filter((own) => strengthOf(own) === 0 && own.word.text.length >= SHORTEST)
  if (unknown.length === 0) return []
  const typed = unknown.map(({ word }) => word)
  const lexicon = await widerLexicon(typed, backend, options)
  const near = lexicon.terms.flatMap((term, at) => {
    const slips = Math.min(...typed.map(({ text, term: own }) => nearness(term, text, own)))
    return slips <= MIN_LIKENESS ? [{ term, slips, frequency: lexicon.frequencies[at] ?? 1 }] : []
  })
  const terms = near
    .sort((a, b) => a.slips - b.slips || b.frequency - a.frequency)
    .slice(0, MAX_TERMS)
    .map(({ term }) => term)
  const words = await Promise.all(terms.map((term) => writtenWord(term, backend, options)))
  return [...new Set(words.flatMap((word) => word ?? []))].slice(0, MAX_WORDS)
}

/** Typos per letter between an index term and a word or its stem. */
function nearness(term: string, text: string, own: string): number {
  const slips = Math.min(editDistance(term, text, MAX_SLIPS), editDistance(term, own, MAX_SLIPS))
  const likeFirst = term[0] === text[0] ? 0 : 0.1
  return slips > MAX_SLIPS || term.length < SHORTEST
    ? 1
    : slips / Math.min(text.length, term.length) + likeFirst
}

/** A written word with this term; null if the stored text of its best section does not contain one. */
async function writtenWord(
  term: string,
  backend: SearchBackend,
  options: TextOptions,
): Promise<string | null> {
  const [postings] = await backend.exact([term])
  if (!postings) return null
  const best = postings.impacts.reduce(
    (most, impact, at) => (impact > (postings.impacts[most] ?? 0) ? at : most),
    0,
  )
  const page = postings.pages[best] ?? 0
  const [stored] = await backend.stored([{ page, section: postings.sections[best] ?? 0 }])
  const text = stored ? [stored.title, stored.pageTitle, ...stored.keywords, stored.text].join(' ') : ''
  const words = text.match(WORD) ?? []
  const word = words.find((own) => termsOfPiece(own, options).some((found) => found.term === term))
  return word?.toLowerCase() ?? null
}
