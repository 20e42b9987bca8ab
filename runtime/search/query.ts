// What a reader types -> words, and words -> the clauses an index is asked: each word in each field exactly and as the
// beginning of a word. All clauses are optional, more hits only raise the score. Signs are text, never syntax.
import { own } from '../model/own.ts'
import { SEARCH_MAX_QUERY } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'
import { normalizeText, splitText, trimWord } from './tokenize.ts'

/** Most different words of a query that are looked up: more make a search slow and not better. */
const MAX_WORDS = 32

/** Stars of a word that count; each one multiplies the ways a term can match. */
const MAX_STARS = 2

/** Letters of a word too short to be looked up as the beginning of others. */
const MAX_SHORT = 1

/** One clause of a query: `prefix` finds the words that begin with the term. */
export interface QueryClause {
  readonly term: string
  readonly field: string
  readonly boost: number
  readonly prefix: boolean
}

/** The text of a query as far as it is used. */
export function cutQuery(text: string): string {
  return text.slice(0, SEARCH_MAX_QUERY)
}

/** Words of a query, each once; a `*` before or inside a word stands for any letters. */
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
 * Words that say something. Words such as «на» and `how` are not in the index: as beginnings of other words they would only
 * find what was not asked for. The reader may still be typing the last word.
 */
export function meaningfulWords(words: readonly string[], isStopWord: (word: string) => boolean): string[] {
  return words.filter((word, at) => at === words.length - 1 || !isStopWord(word))
}

/** Fields that are lists: an entry is one term, however many words it has. */
const LISTS = new Set(['tags', 'keywords'])

/** Words to look up in a field. Of a list the query may be an entry whole. */
export function fieldWords(field: string, words: readonly string[], query: string): readonly string[] {
  const whole = trimWord(normalizeText(cutQuery(query)).replace(/\s+/g, ' '))
  return LISTS.has(field) && whole !== '' && !words.includes(whole) ? [...words, whole] : words
}

/** The words to mark in texts: those of the query without stars. */
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

/** Two clauses for each word and field; fields that the index has not are left out. */
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
      // A preposition begins too many words to say anything, unless it is still being typed.
      const isBeginning = term.length > MAX_SHORT || at === words.length - 1
      return isBeginning ? [exact, { ...exact, prefix: true }] : [exact]
    }),
  )
}
