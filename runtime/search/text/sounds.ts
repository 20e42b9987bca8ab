// English words and their names in Russian -> what is heard of both: «докер» and `docker`, «кликхаус» and `clickhouse`. They are
// borrowed by their sound, not letter by letter.
import { letterInRussian } from './translit.ts'

/** How English words write what Russian borrows by its sound; sounds that are borrowed in several ways are one. */
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

/** What is heard of a word: its consonants, and how vowels stand between them. */
export interface Sound {
  readonly consonants: string
  readonly whole: string
}

/** The sound of a foreign word as Russians write it: «докер», «кликхаус». */
export const soundOfRussian = (word: string): Sound =>
  soundOf(word.replace(/^[юя]/, 'жа').replace(/дж/g, 'ж').replace(/ц/g, 'с').replace(/щ/g, 'ш'))

/** The sound of a Latin word, as Russians hear it: `docker`, `clickhouse`. */
export const soundOfLatin = (word: string): Sound =>
  soundOf(
    word
      .replace(/^y(?=[aeiou])/, 'j')
      .replace(ENGLISH, (letters) => ENGLISH_SOUNDS.get(letters) ?? letters)
      .replace(/[a-z]/g, letterInRussian),
  )

/** Sounds of endings that stems of English words have lost: `postgres`, `kubernetes`, `jupyter`. */
const LOST_ENDINGS = ['с', 'ас', 'ар']

/** Whether the sound of a stem is that of a word without its ending. */
export const isStemOf = (stem: Sound, word: Sound): boolean =>
  LOST_ENDINGS.some((ending) => stem.whole + ending === word.whole)

/** «h» is heard at the beginning alone, a vowel at the end not at all. */
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
