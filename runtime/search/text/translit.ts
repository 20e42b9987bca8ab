// Transliterated Russian, in whichever scheme: converts it to Cyrillic as far as possible, and reduces words to a skeleton of
// letters in which the schemes do not differ.

const PAIRS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['shh', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tc', 'ц'],
  ['cz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['je', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['q', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['x', 'х'],
  ['c', 'ц'],
  ['y', 'ы'],
  ["'", 'ь'],
]
const LONGEST = 4

const cyrillic = new Map(PAIRS)

/** A Latin word in Russian letters; «y» after a vowel is «й». */
export function toCyrillic(word: string): string {
  let made = ''
  for (let at = 0; at < word.length; ) {
    let length = LONGEST
    while (length > 1 && !cyrillic.has(word.slice(at, at + length))) length--
    const letters = word.slice(at, at + length)
    const isGlide = letters === 'y' && /[аеиоуыэюя]$/.test(made)
    made += isGlide ? 'й' : (cyrillic.get(letters) ?? letters)
    at += length
  }
  return made
}

/** For a Russian letter, the Latin letters a foreign word may start with, most likely first. */
const LATIN_BEGINNINGS = new Map(
  Object.entries({
    в: 'vw',
    д: 'dj',
    и: 'ie',
    к: 'kcq',
    с: 'sc',
    ф: 'fp',
    х: 'hx',
    ц: 'ct',
    ч: 'c',
    ш: 's',
    э: 'ea',
    ю: 'ju',
    я: 'jy',
  }),
)
const latin = new Map(PAIRS.filter(([own]) => own.length === 1).map(([own, letter]) => [letter, own]))

/** Latin letters that a word may start with if its first letter in Russian is this one. */
export const toLatin = (letter: string): readonly string[] => [
  ...(LATIN_BEGINNINGS.get(letter) ?? latin.get(letter) ?? ''),
]

/** A Russian word in which everything that transliteration schemes confuse is removed or unified. */
export const skeleton = (word: string): string =>
  word
    .replace(/[ьъ]/g, '')
    .replace(/[эе]/g, 'е')
    .replace(/[ыйи]/g, 'и')
    .replace(/щ/g, 'ш')
    .replace(/ия/g, 'я')
    .replace(/тс/g, 'ц')
    .replace(/кс/g, 'х')
    .replace(/и+/g, 'и')

/** A Latin letter as a Russian one. */
export const letterInRussian = (letter: string): string => cyrillic.get(letter) ?? letter
