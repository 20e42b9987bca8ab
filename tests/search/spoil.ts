// What happens to a query between the head of a reader and the search box: slips of the finger, the other keyboard layout,
// Latin letters. Written apart from what the search does against it.
import type { Random } from './random.ts'

const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** Ways in which Russian is written in Latin letters, by name. */
const SCHEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: schemeOf(
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=ch ш=sh щ=sch ъ= ы=y ь= э=e ю=yu я=ya',
  ),
  passport: schemeOf(
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=ie ы=y ь= э=e ю=iu я=ia',
  ),
  gost: schemeOf(
    'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=x ц=cz ч=ch ш=sh щ=shh ъ= ы=y ь= э=e ю=yu я=ya',
  ),
  scientific: schemeOf(
    'а=a б=b в=v г=g д=d е=e ё=jo ж=zh з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=ju я=ja',
  ),
}

function schemeOf(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')))
}

/** Names of the ways. */
export const SCHEME_NAMES = Object.keys(SCHEMES)

/** Russian in Latin letters. */
export const inLatin = (text: string, scheme: string): string =>
  [...text.toLowerCase()].map((letter) => SCHEMES[scheme]?.[letter] ?? letter).join('')

/** Typed with the other layout than was meant, whichever that is. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()]
    .map((sign) => {
      const russian = RUSSIAN_KEYS.indexOf(sign)
      if (russian >= 0) return LATIN_KEYS[russian] ?? sign
      const latin = LATIN_KEYS.indexOf(sign)
      return latin >= 0 ? (RUSSIAN_KEYS[latin] ?? sign) : sign
    })
    .join('')

/** One letter lost, doubled, or hit beside the right key; not the first one. */
export function withTypo(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 1)
  const letter = word[at] ?? ''
  const kind = random.below(3)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  const beside = neighbourOf(letter, random)
  return kind === 1
    ? word.slice(0, at) + beside + word.slice(at)
    : word.slice(0, at) + beside + word.slice(at + 1)
}

/** Two neighbours in the other order; the word itself where all are equal. */
export function transposed(word: string, random: Random): string {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at).filter(
    (at) => at > 0 && word[at] !== word[at + 1],
  )
  const at = places[random.below(Math.max(1, places.length))]
  if (at === undefined) return word
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

function neighbourOf(letter: string, random: Random): string {
  const row = ROWS.find((keys) => keys.includes(letter))
  if (!row) return 'о'
  const at = row.indexOf(letter)
  return row[at === 0 || (at < row.length - 1 && random.below(2) === 0) ? at + 1 : at - 1] ?? letter
}
