// Completes a word being typed to the stems it may become. Once the typed text is longer than the stem, no index term starts with
// it: «notificatio» is on the way to «notification», whose term is «notif».
import { type TextOptions, termOfWord } from './index-terms.ts'

/** Word endings that may be partly typed; longer ones are made up of these. */
const ENDINGS = {
  en: 'ability able al ality ance ancy ant ate ative ed ement ence ency ent ful ibility ible ication ies ing ion ism ity ive iveness ivity ization ize ly ment ness or ous'.split(
    ' ',
  ),
  ru: 'вший его ешь ишь ого ость ся сь'.split(' '),
}
/** Minimum length of a word without its ending. */
const SHORTEST_BASE = 3
const DOUBLED = /([bdgmnprt])\1$/

/** Stems of words that start with a folded text, except stems that themselves start with it. */
export function completionsOf(text: string, options: TextOptions): readonly string[] {
  const isRussian = /[\u0430-\u044f]$/.test(text)
  const stems = new Set<string>()
  const add = (word: string) => {
    const stem = termOfWord(word, options)
    if (!stem.startsWith(text)) stems.add(stem)
  }
  for (const ending of isRussian ? ENDINGS.ru : ENDINGS.en)
    for (let typed = ending.length - 1; typed > 0; typed--) {
      const base = text.slice(0, -typed)
      if (base.length >= SHORTEST_BASE && text.endsWith(ending.slice(0, typed))) add(base + ending)
    }
  if (DOUBLED.test(text)) add(`${text}ing`)
  return [...stems]
}
