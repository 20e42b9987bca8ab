// Phonetic form of English words and their Russian transcriptions: «докер» and `docker`, «кликхаус» and `clickhouse`. Russian
// borrows them by sound, not letter by letter.
import { letterInRussian } from './translit.ts'

/** English spellings of sounds as Russian borrows them; sounds that are borrowed in several ways are merged. */
const ENGLISH_SOUNDS = new Map(
  Object.entries({
    sch: 'ш',
    sh: 'ш',
    tch: 'ч',
    ch: 'ч',
    ck: 'к',
    ph: 'ф',
    th: 'т',
    wh: 'в',
    qu: 'кв',
    q: 'к',
    x: 'кс',
    ce: 'се',
    ci: 'си',
    cy: 'си',
    c: 'к',
    j: 'ж',
    w: 'в',
    z: 'с',
    y: 'и',
  }),
)
const ENGLISH = new RegExp([...ENGLISH_SOUNDS.keys()].join('|'), 'g')
const VOWELS = /[аеиоуыэюя]+/g

/** Phonetic form of a word: its consonants, and with vowels between them. */
export interface Sound {
  readonly consonants: string
  readonly whole: string
}

/** Phonetic form of a foreign word as written in Russian: «докер», «кликхаус». */
export const soundOfRussian = (word: string): Sound =>
  soundOf(word.replace(/^[юя]/, 'жа').replace(/дж/g, 'ж').replace(/ц/g, 'с').replace(/щ/g, 'ш'))

/** Phonetic form of a Latin word, as Russian speakers hear it: `docker`, `clickhouse`. */
export const soundOfLatin = (word: string): Sound =>
  soundOf(
    word
      .replace(/^y(?=[aeiou])/, 'j')
      .replace(ENGLISH, (letters) => ENGLISH_SOUNDS.get(letters) ?? letters)
      .replace(/[a-z]/g, letterInRussian),
  )

/** Sounds of endings that English stemming removes: `postgres`, `kubernetes`, `jupyter`. */
const LOST_ENDINGS = ['с', 'ас', 'ар']

/** Whether the stem is the word without such an ending. */
export const isStemOf = (stem: Sound, word: Sound): boolean =>
  LOST_ENDINGS.some((ending) => stem.whole + ending === word.whole)

/** «h» counts only at the beginning, a final vowel not at all. */
function soundOf(word: string): Sound {
  const whole = word
    .replace(/[ьъ]/g, '')
    .replace(/з/g, 'с')
    .replace(/й/g, 'и')
    .replace(/(?!^)х/g, '')
    .replace(VOWELS, 'а')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)а$/, '')
  return { whole, consonants: whole.replace(/(?!^)а/g, '') }
}
