// How a lunr index turns text into terms: words without stop words, reduced to their stems.
import lunr from 'lunr'
import { own } from '../../runtime/model/own.ts'
import { languageTools } from '../../runtime/search/stemmers.ts'
import { NO_POSITION } from '../../runtime/search/text/index-terms.ts'
import { DEFAULT_SEPARATOR, normalizeText, trimWord } from '../../runtime/search/tokenize.ts'
import type { TermOptions } from '../model/compile.ts'
import type { CountedTerm, TermAnalyzer } from './term-counter.ts'

/** Stop words missing from the language's list, or listed with «ё», which normalization replaces. */
const MORE_STOP_WORDS: Readonly<Record<string, readonly string[]>> = { ru: ['а', 'мое', 'твое'] }

/**
 * A longer piece is data, not a word. Its beginning is enough to find it, and trimming all of it takes quadratic time.
 */
const LONGEST_WORD = 200

/** Numbers need no stemming: no stemmer changes any, and pages are full of numbers that occur once. */
const NUMBER = /^\d+$/

/** An analyzer for the languages and the separator of the site; `onPiece` is called for each piece that is analysed. */
export function lunrAnalyzer(options: Omit<TermOptions, 'indexes'>, onPiece?: () => void): TermAnalyzer {
  const separator = new RegExp(options.tokenizerSeparator)
  const stem = stemmer(options.language)
  const termsOf = (words: readonly string[]): readonly CountedTerm[] =>
    words.flatMap((word) => {
      const term = stem(word)
      return term === '' ? [] : { term, count: 1, position: NO_POSITION }
    })
  const ofPiece = (piece: string) => {
    onPiece?.()
    return termsOf(normalizeText(piece).split(separator))
  }
  const isUsual = options.tokenizerSeparator === DEFAULT_SEPARATOR
  return {
    // Spaces always separate words by default, so what stands between them is analysed as written.
    split: (text) => (isUsual ? text.split(' ') : normalizeText(text).split(separator)),
    ofText: ofPiece,
    ofTitle: ofPiece,
    ofEntry: (entry) => termsOf([normalizeText(entry)]),
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
