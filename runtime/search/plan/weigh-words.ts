// Weighs the words of a query against each other: nothing for stop words, little for words typical of questions, less for guessed
// words.
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import { isGeneral, isQuestion, isStopWord } from '../text/stop-words.ts'
import { type FoundWord, strengthOf } from './lookup.ts'

/** From this strength on a word counts as known. */
const SURE = 0.9
/** Factor of words that occur in any question, next to other words. */
const LIGHT = 0.3
/** Factor of a single letter of a word being typed, next to other words. */
const BEGUN = 0.1

/** The words that count, with their factors. Stop words count only if there is nothing else. `text`: pieces of the query. */
export function weighWords(
  found: readonly FoundWord[],
  text: readonly string[],
  { languages }: TextOptions,
): readonly FoundWord[] {
  const meant = found.filter(({ word }) => !word.isStopWord).map(bySureness)
  if (!meant.some(isKnown)) return found
  const isAsked = isQuestion(text.map(foldText), languages)
  // Stop words of the first language are already removed; those of the other languages are in the index.
  const isLight = ({ word }: FoundWord) =>
    isStopWord(word.text, languages) || (isAsked && isGeneral(word.text, languages))
  const isBegun = ({ word }: FoundWord) => word.isOpen && word.text.length === 1
  return lightened(lightened(meant, isLight, LIGHT), isBegun, BEGUN)
}

/** Reduces the weight of some words if other words are known. */
function lightened(
  found: readonly FoundWord[],
  isLight: (own: FoundWord) => boolean,
  share: number,
): readonly FoundWord[] {
  if (!found.some((own) => isKnown(own) && !isLight(own))) return found
  return found.map((own) => (isLight(own) ? { ...own, factor: own.factor * share } : own))
}

const isKnown = ({ candidates }: FoundWord): boolean => candidates.length > 0

/** A word that is only similar to an index term weighs less than one that is in the index. */
function bySureness(found: FoundWord): FoundWord {
  const strength = strengthOf(found)
  return strength >= SURE ? found : { ...found, factor: found.factor * strength ** 2 }
}
