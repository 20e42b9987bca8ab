// Words of a query with what the index has for them -> what each counts beside the others: nothing for stop words, little for
// what any question has, less for words that were only guessed.
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import { isGeneral, isQuestion, isStopWord } from '../text/stop-words.ts'
import { type FoundWord, strengthOf } from './lookup.ts'

/** From here on a word is as good as known. */
const SURE = 0.9
/** Words that questions have whatever they are about, beside others. */
const LIGHT = 0.3
/** A letter with which a word begins that is being typed, beside others. */
const BEGUN = 0.1

/** The words that count, with their factors. Stop words do where there is nothing else. `text`: pieces of the query. */
export function weighWords(
  found: readonly FoundWord[],
  text: readonly string[],
  { languages }: TextOptions,
): readonly FoundWord[] {
  const meant = found.filter(({ word }) => !word.isStopWord).map(bySureness)
  if (!meant.some(isKnown)) return found
  const isAsked = isQuestion(text.map(foldText), languages)
  // Of the first language stop words are gone by now; the index has those of the others.
  const isLight = ({ word }: FoundWord) =>
    isStopWord(word.text, languages) || (isAsked && isGeneral(word.text, languages))
  const isBegun = ({ word }: FoundWord) => word.isOpen && word.text.length === 1
  return lightened(lightened(meant, isLight, LIGHT), isBegun, BEGUN)
}

/** Takes weight from some words where others are known as well. */
function lightened(
  found: readonly FoundWord[],
  isLight: (own: FoundWord) => boolean,
  share: number,
): readonly FoundWord[] {
  if (!found.some((own) => isKnown(own) && !isLight(own))) return found
  return found.map((own) => (isLight(own) ? { ...own, factor: own.factor * share } : own))
}

const isKnown = ({ candidates }: FoundWord): boolean => candidates.length > 0

/** A word that is only near to one of the index says less than one that is in it. */
function bySureness(found: FoundWord): FoundWord {
  const strength = strengthOf(found)
  return strength >= SURE ? found : { ...found, factor: found.factor * strength ** 2 }
}
