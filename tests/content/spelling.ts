// Text -> the words that are in neither the Russian dictionary nor the site's own list. Latin words are names and left alone;
// a word of mixed alphabets is always wrong: it looks right and is never found.
import dictionary from 'dictionary-ru'
import nspell from 'nspell'

/** A word at its place in the text. */
export interface Misspelling {
  readonly word: string
  readonly offset: number
  readonly reason: string
}

/** Finds the misspellings of a text. */
export type Speller = (text: string) => readonly Misspelling[]

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu
const CYRILLIC = /^[а-яё]{2,}$/i
/** Names of a programming language, like «РегистрНакопления», are no words. */
const NAME = /[а-яё][А-ЯЁ]/
const MIXED = /[a-z][а-яё]|[а-яё][a-z]/i
/** «Включены»: the stress is on the ending, whatever the dictionary says. */
const SHORT_PARTICIPLE = /ен[аоы]$/i
/** Endings of numerals: the «й» of «10-й». */
const AFTER_NUMBER = /\d[\u00a0 -]?$/
const LONGEST_ENDING = 2

/** Lists of words beside the dictionary; `#` begins a comment. */
export interface WordLists {
  /** Words the dictionary lacks: `word`, or `word/model` for a word inflected like the model. */
  readonly words: string
  /** Words right with «е», though with «ё» they are words too. */
  readonly withE: string
}

/** A speller that knows the words of the lists too. */
export function createSpeller({ words, withE }: WordLists): Speller {
  const known = nspell(dictionary)
  for (const line of linesOf(words)) {
    const [word, model] = line.split('/')
    known.add(word!, model)
  }
  const rightWithE = new Set(linesOf(withE))
  const problem = (word: string): string | null => {
    if (MIXED.test(word)) return 'letters of two alphabets'
    if (!CYRILLIC.test(word) || NAME.test(word)) return null
    if (!known.correct(word)) return 'not in the dictionary'
    if (rightWithE.has(word.toLowerCase()) || SHORT_PARTICIPLE.test(word)) return null
    const yo = withYo(word).find((form) => known.correct(form))
    return yo === undefined ? null : `written «${yo}»`
  }
  const problems = new Map<string, string | null>()
  return (text) =>
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      if (!problems.has(word)) problems.set(word, problem(word))
      const reason = problems.get(word)
      const isEnding =
        word.length <= LONGEST_ENDING && AFTER_NUMBER.test(text.slice(Math.max(0, index - 2), index))
      return reason && !isEnding ? { word, offset: index, reason } : []
    })
}

/** Entries of a list. */
export const linesOf = (list: string): readonly string[] =>
  list.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || [])

/** The word with one «е» turned into «ё», in every way there is; no way for a word that has its «ё». */
function withYo(word: string): readonly string[] {
  if (/ё/i.test(word)) return []
  return [...word.matchAll(/е/gi)].map(({ index }) => `${word.slice(0, index)}ё${word.slice(index + 1)}`)
}
