// Text -> the terms the index counts: words without stop words, cut to their stems. Stemming is the costly part and a site
// repeats its words, so each word is worked out once for all pages.

import lunr from 'lunr'
import { own } from '../../runtime/model/own.ts'
import { languageTools } from '../../runtime/search/stemmers.ts'
import { DEFAULT_SEPARATOR, normalizeText, trimWord } from '../../runtime/search/tokenize.ts'
import type { TermOptions } from '../model/compile.ts'
import type { SearchConfig } from '../model/config.ts'
import { indexKinds } from '../model/index-kinds.ts'
import { copyString } from '../text/copy-string.ts'

/** Terms of one field of one section, in order of first occurrence, with how often each occurs. Plain JSON. */
export interface TermCounts {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
  /** Of each term where it stands, for an index that knows (`shards/positions.ts`). */
  readonly positions?: readonly number[]
}

/** Counts the terms of fields. */
export interface TermCounter {
  /** Of running text. */
  text(text: string): TermCounts
  /** Of a title. */
  title(text: string): TermCounts
  /** Of a list whose entries are one term each, as tags are. */
  list(entries: readonly string[]): TermCounts
}

/** Words, and forms in which they are written, remembered before the memory is emptied: more than any site has. */
const MAX_REMEMBERED = 300_000

/** Stop words that the list of the language lacks, or has in a form that folding «ё» changes. */
const MORE_STOP_WORDS: Readonly<Record<string, readonly string[]>> = { ru: ['а', 'мое', 'твое'] }

/** What is longer is no word but data; its beginning is enough to find it, and trimming it all takes quadratic time. */
const LONGEST_WORD = 200

/** Has no forms: pages are full of numbers that occur once, and no stemmer changes any. */
const NUMBER = /^\d+$/

/** The part of the configuration that decides about terms. */
export const termOptions = (config: SearchConfig): TermOptions => ({
  language: config.language,
  tokenizerSeparator: config.lunr.tokenizerSeparator,
  indexes: indexKinds(config),
})

/** No term at all. */
export const NO_TERMS: TermCounts = { terms: [], counts: [] }

/** A term, of which there is one object, with the number of the count it was last met in and where it stands there. */
interface Term {
  readonly text: string
  count: number
  position: number
}

/** Counts that are being made. */
interface OpenCounts extends Omit<TermCounts, 'positions'> {
  readonly terms: string[]
  readonly counts: number[]
}

/**
 * A counter for the languages and separator of the site. It remembers stems: make one for a whole build. `onStem` is
 * called for each word that had to be worked out.
 */
export function createTermCounter(options: Omit<TermOptions, 'indexes'>, onStem?: () => void): TermCounter {
  const separator = new RegExp(options.tokenizerSeparator)
  const { termOf, termWritten, forget } = memory(separator, stemmer(options.language), onStem)
  const words = (text: string): string[] => normalizeText(text).split(separator)
  const state = { count: 0 }
  const begin = (): OpenCounts => {
    state.count++
    return { terms: [], counts: [] }
  }
  const add = (term: Term | null, into: OpenCounts): void => {
    if (term === null) return
    if (term.count === state.count) {
      into.counts[term.position] = (into.counts[term.position] ?? 0) + 1
      return
    }
    term.count = state.count
    term.position = into.terms.length
    into.terms.push(term.text)
    into.counts.push(1)
  }
  const addEach = (found: readonly string[], counts: OpenCounts): OpenCounts => {
    for (const word of found) add(termOf(word), counts)
    return counts
  }
  /** White space always parts words, so that what stands between two spaces can be remembered as it is written. */
  const addWritten = (text: string, counts: OpenCounts): OpenCounts => {
    const parts = text.split(' ')
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] ?? ''
      const term = termWritten(part)
      if (term === undefined) addEach(words(part), counts)
      else add(term, counts)
    }
    return counts
  }
  const isUsual = options.tokenizerSeparator === DEFAULT_SEPARATOR
  const countText = (text: string): TermCounts => {
    if (text === '') return NO_TERMS
    forget()
    return isUsual ? addWritten(text, begin()) : addEach(words(text), begin())
  }
  return {
    text: countText,
    title: countText,
    list(entries) {
      forget()
      return addEach(entries.map(normalizeText), begin())
    },
  }
}

interface Memory {
  /** Term of a normalized word; null for a stop word and what is none. */
  termOf(word: string): Term | null
  /** Term of a word as it stands in a text; undefined for what is more than one word. */
  termWritten(written: string): Term | null | undefined
  /** Empties the memory when it has become too large. No count may be under way: each term would have a second object. */
  forget(): void
}

function memory(separator: RegExp, stem: (word: string) => string, onStem?: () => void): Memory {
  const terms = new Map<string, Term>()
  const words = new Map<string, Term | null>([['', null]])
  const written = new Map<string, Term | null>()

  const termFor = (text: string): Term | null => {
    if (text === '') return null
    const term = terms.get(text) ?? { text, count: 0, position: 0 }
    terms.set(text, term)
    return term
  }
  const newWord = (word: string): Term | null => {
    onStem?.()
    const own = copyString(word)
    const term = termFor(stem(own))
    words.set(own, term)
    return term
  }
  const termOf = (word: string): Term | null => {
    const known = words.get(word)
    return known === undefined ? newWord(word) : known
  }
  const newWritten = (text: string): Term | null | undefined => {
    const parts = normalizeText(text)
      .split(separator)
      .filter((part) => part !== '')
    if (parts.length > 1) return undefined
    const term = termOf(parts[0] ?? '')
    written.set(copyString(text), term)
    return term
  }
  return {
    termOf,
    termWritten(text) {
      const known = written.get(text)
      return known === undefined ? newWritten(text) : known
    },
    forget() {
      if (written.size < MAX_REMEMBERED && words.size < MAX_REMEMBERED) return
      terms.clear()
      written.clear()
      words.clear()
      words.set('', null)
    },
  }
}

/** Word -> term; empty for stop words and for words made of signs only. */
function stemmer(languages: readonly string[]): (word: string) => string {
  const tools = languageTools(languages)
  const more = new Set(languages.flatMap((language) => own(MORE_STOP_WORDS, language) ?? []))
  return (raw) => {
    const word = trimWord(raw.slice(0, LONGEST_WORD))
    if (word === '' || more.has(word)) return ''
    if (NUMBER.test(word)) return word
    const token = new lunr.Token(word, {})
    if (tools.some(({ stopWordFilter }) => !stopWordFilter(token, 0, [token]))) return ''
    for (const { stemmer } of tools) stemmer(token, 0, [token])
    return token.toString()
  }
}
