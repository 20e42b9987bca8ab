// Scores terms against an unknown word in the letters of the other alphabet.
import { type TextOptions, termOfWord } from '../text/index-terms.ts'
import { isStemOf, soundOfLatin, soundOfRussian } from '../text/sounds.ts'
import { skeleton, toCyrillic, toLatin } from '../text/translit.ts'
import { isRussian, type QueryWord } from './words.ts'

/** Same letters, whichever transliteration was used. */
const SKELETON = 0.9
/** A foreign word matched by sound: as a whole, without an ending that stemming removed, or by consonants only. */
export const SOUND = 0.9
const SOUND_OF_STEM = 0.75
export const CONSONANTS = 0.7
/** A word with fewer sounds is too ambiguous. */
const FEWEST_SOUNDS = 3

/** How likely a term is the word in letters of the other alphabet, from 0 to 1. */
export function soundLikeness({ text }: QueryWord, options: TextOptions): (term: string) => number {
  if (isRussian(text)) {
    const initials = new Set(toLatin(text.slice(0, 1)))
    const bones = skeleton(text)
    const heard = soundOfRussian(text)
    const isHeard = heard.consonants.length >= FEWEST_SOUNDS
    return (term) => {
      if (!isLatin(term) || !near(term.length, text.length)) return 0
      if (skeleton(toCyrillic(term)) === bones) return SKELETON
      if (!isHeard || !initials.has(term[0] ?? '')) return 0
      const sound = soundOfLatin(term)
      if (sound.whole === heard.whole) return SOUND
      if (isStemOf(sound, heard)) return SOUND_OF_STEM
      return sound.consonants === heard.consonants ? CONSONANTS : 0
    }
  }
  if (!options.languages.includes('ru')) return () => 0
  const meant = termOfWord(toCyrillic(text), options)
  const bones = skeleton(meant)
  return (term) =>
    near(term.length, meant.length) && isRussian(term.slice(0, 1)) && skeleton(term) === bones ? SKELETON : 0
}

const near = (length: number, other: number) => Math.abs(length - other) <= 4
const isLatin = (term: string) => term >= 'a' && term < '{'
