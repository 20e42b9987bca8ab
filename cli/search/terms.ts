// Text -> the terms the index counts: words without stop words, cut to their stems. Stemming is the costly part and a site
// repeats its words, so each word is worked out once for all pages.
import lunr from 'lunr'
import { languageTools } from '../../runtime/search/stemmers.ts'
import { normalizeText, trimWord } from '../../runtime/search/tokenize.ts'
import type { TermOptions } from '../model/compile.ts'
import type { SearchConfig } from '../model/config.ts'

/** Terms of one field of one section, in order of first occurrence, with how often each occurs. Plain JSON. */
export interface TermCounts {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
}

/** Counts the terms of fields. */
export interface TermCounter {
  /** Of running text. */
  text(text: string): TermCounts
  /** Of a list whose entries are one term each, as tags are. */
  list(entries: readonly string[]): TermCounts
}

/** Words remembered with their stems before the memory is emptied: more than any site has. */
const MAX_REMEMBERED = 300_000

/** Stop words that the list of the language lacks, or has in a form that folding «ё» changes. */
const MORE_STOP_WORDS: Readonly<Record<string, readonly string[]>> = { ru: ['а', 'мое', 'твое'] }

/** What is longer is no word but data; its beginning is enough to find it, and trimming it all takes quadratic time. */
const LONGEST_WORD = 200

/** The part of the configuration that decides about terms. */
export const termOptions = ({ language, lunr: { tokenizerSeparator } }: SearchConfig): TermOptions => ({
  language,
  tokenizerSeparator,
})

/** No term at all. */
export const NO_TERMS: TermCounts = { terms: [], counts: [] }

/**
 * A counter for the languages and separator of the site. It remembers stems: make one for a whole build. `onStem` is
 * called for each word that had to be worked out.
 */
export function createTermCounter(
  { language, tokenizerSeparator }: TermOptions,
  onStem?: () => void,
): TermCounter {
  const separator = new RegExp(tokenizerSeparator)
  const termOf = remembered(stemmer(language), onStem)
  return {
    text: (text) => (text ? count(normalizeText(text).split(separator), termOf) : NO_TERMS),
    list: (entries) => count(entries.map(normalizeText), termOf),
  }
}

function remembered(termOf: (word: string) => string, onStem?: () => void): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= MAX_REMEMBERED) known.clear()
    onStem?.()
    const term = termOf(word)
    known.set(word, term)
    return term
  }
}

/** Word -> term; empty for stop words and for words made of signs only. */
function stemmer(languages: readonly string[]): (word: string) => string {
  const tools = languageTools(languages)
  const more = new Set(languages.flatMap((language) => MORE_STOP_WORDS[language] ?? []))
  return (raw) => {
    const word = trimWord(raw.slice(0, LONGEST_WORD))
    if (word === '' || more.has(word)) return ''
    const token = new lunr.Token(word, {})
    if (tools.some(({ stopWordFilter }) => !stopWordFilter(token, 0, [token]))) return ''
    for (const { stemmer } of tools) stemmer(token, 0, [token])
    return token.toString()
  }
}

function count(words: readonly string[], termOf: (word: string) => string): TermCounts {
  const positions = new Map<string, number>()
  const terms: string[] = []
  const counts: number[] = []
  for (const word of words) {
    const term = word === '' ? '' : termOf(word)
    if (term === '') continue
    const position = positions.get(term)
    if (position === undefined) {
      positions.set(term, terms.length)
      terms.push(term)
      counts.push(1)
    } else {
      counts[position] = (counts[position] ?? 0) + 1
    }
  }
  return { terms, counts }
}
