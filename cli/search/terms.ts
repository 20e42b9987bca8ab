// Text -> the terms that the lunr index counts: words without stop words, reduced to their stems. Stemming is expensive
// and a site repeats its words, so each word is stemmed once for all pages.

import lunr from 'lunr'
import { own } from '../../runtime/model/own.ts'
import { languageTools } from '../../runtime/search/stemmers.ts'
import { DEFAULT_SEPARATOR, normalizeText, trimWord } from '../../runtime/search/tokenize.ts'
import type { TermOptions } from '../model/compile.ts'
import type { SearchConfig } from '../model/config.ts'
import { indexKinds } from '../model/index-kinds.ts'
import { copyString } from '../text/copy-string.ts'

/** Terms of one field of one section, in order of first occurrence, with the number of occurrences. Plain JSON. */
export interface TermCounts {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
  /** Encoded positions of each term, in indexes that store them (`shards/positions.ts`). */
  readonly positions?: readonly number[]
}

/** Counts the terms of fields. */
export interface TermCounter {
  /** Counts running text. */
  text(text: string): TermCounts
  /** Counts a title. */
  title(text: string): TermCounts
  /** Counts a list whose entries are one term each, such as tags. */
  list(entries: readonly string[]): TermCounts
}

/** The cache is emptied at this number of words or written forms: more than any site has. */
const MAX_REMEMBERED = 300_000

/** Stop words missing from the language's list, or listed with «ё», which normalization replaces. */
const MORE_STOP_WORDS: Readonly<Record<string, readonly string[]>> = { ru: ['а', 'мое', 'твое'] }

/**
 * A longer piece is data, not a word. Its beginning is enough to find it, and trimming all of it takes quadratic time.
 */
const LONGEST_WORD = 200

/** Numbers need no stemming: no stemmer changes any, and pages are full of numbers that occur once. */
const NUMBER = /^\d+$/

/** The part of the configuration that affects terms. */
export const termOptions = (config: SearchConfig): TermOptions => ({
  language: config.language,
  tokenizerSeparator: config.lunr.tokenizerSeparator,
  indexes: indexKinds(config),
})

/** Empty counts. */
export const NO_TERMS: TermCounts = { terms: [], counts: [] }

/** A term; there is one object for each. Also stores the last count that saw it and its index there. */
interface Term {
  readonly text: string
  count: number
  position: number
}

/** Counts in progress. */
interface OpenCounts extends Omit<TermCounts, 'positions'> {
  readonly terms: string[]
  readonly counts: number[]
}

/**
 * A counter for the languages and separator of the site. It caches stems: create one per build. `onStem` is called for
 * each word that was not cached.
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
  /** Whitespace always separates words, so the text between two spaces can be cached as written. */
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
  /** Term of a normalized word; null for stop words and non-words. */
  termOf(word: string): Term | null
  /** Term of a word as written in a text; undefined if it consists of several words. */
  termWritten(written: string): Term | null | undefined
  /**
   * Empties the cache when it has become too large. No count may be in progress: its terms would get a second object.
   */
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

/** Word -> term; empty for stop words and for words made of punctuation only. */
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
