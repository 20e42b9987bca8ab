// Splits a typed query into words, and builds index clauses from words: each word in each field, exact and as a prefix. All
// clauses are optional; more hits only raise the score. Punctuation is text, never query syntax.
import { own } from '../model/own.ts'
import { SEARCH_MAX_QUERY } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'
import { normalizeText, splitText, trimWord } from './tokenize.ts'

/** Maximum number of different words looked up: more would be slower, not better. */
const MAX_WORDS = 32

/** Maximum number of `*` per word; each one multiplies the ways a term can match. */
const MAX_STARS = 2

/** Maximum length of a word too short for a prefix lookup. */
const MAX_SHORT = 1

/** One clause of a query; `prefix` matches words that start with the term. */
export interface QueryClause {
  readonly term: string
  readonly field: string
  readonly boost: number
  readonly prefix: boolean
}

/** A query cut to its maximum length. */
export function cutQuery(text: string): string {
  return text.slice(0, SEARCH_MAX_QUERY)
}

/** Words of a query without duplicates; a `*` before or inside a word matches any letters. */
export function queryWords(query: string, separator: string): string[] {
  const words = splitText(cutQuery(query), separator).map(queryWord)
  return [...new Set(words)].filter(Boolean).slice(0, MAX_WORDS)
}

function queryWord(raw: string): string {
  const word = trimWord(raw)
  if (word === '') return ''
  const starred = raw.includes(`*${word}`) ? `*${word}` : word
  const single = starred.replace(/\*+/g, '*')
  return single.split('*').length - 1 > MAX_STARS ? single.replaceAll('*', '') : single
}

/**
 * Words without stop words. Words such as «на» and `how` are not in the index: as prefixes they would only find unrelated words.
 * The last word is kept because the reader may still be typing it.
 */
export function meaningfulWords(words: readonly string[], isStopWord: (word: string) => boolean): string[] {
  return words.filter((word, at) => at === words.length - 1 || !isStopWord(word))
}

/** List fields: each entry is one term, however many words it has. */
const LISTS = new Set(['tags', 'keywords'])

/** Words to look up in a field. For a list field, also the whole query as one entry. */
export function fieldWords(field: string, words: readonly string[], query: string): readonly string[] {
  const whole = trimWord(normalizeText(cutQuery(query)).replace(/\s+/g, ' '))
  return LISTS.has(field) && whole !== '' && !words.includes(whole) ? [...words, whole] : words
}

/** The words to highlight in texts: those of the query without `*`. */
export function highlightTerms(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split('*')).filter(Boolean)
}

/** Boost of each indexed field. */
export function fieldBoosts(boosts: SearchView['boosts']): Readonly<Record<string, number | undefined>> {
  return {
    title: boosts.title,
    content: boosts.content,
    tags: boosts.tags,
    sidebarParentCategories: boosts.parentCategories,
    keywords: boosts.keywords,
  }
}

/** Two clauses for each word and field; fields missing from the index are left out. */
export function queryClauses(
  words: readonly string[],
  fields: readonly string[],
  boosts: SearchView['boosts'],
): QueryClause[] {
  const boostOf = fieldBoosts(boosts)
  return words.flatMap((term, at) =>
    fields.flatMap((field) => {
      const boost = own(boostOf, field)
      if (boost === undefined) return []
      const exact = { term, field, boost, prefix: false }
      // Too many words start with a single letter, so it is no prefix unless it is still being typed.
      const isBeginning = term.length > MAX_SHORT || at === words.length - 1
      return isBeginning ? [exact, { ...exact, prefix: true }] : [exact]
    }),
  )
}
