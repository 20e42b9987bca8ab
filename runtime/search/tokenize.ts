// Splits text into words, the same way for the index and for queries: case, «ё», composition of letters, invisible joiners and
// surrounding punctuation make no difference.

/** Invisible characters that may occur inside a word: soft hyphen, zero-width space, joiners, word joiner. */
export const JOINERS = /\u00ad|\u200b|\u200c|\u200d|\u2060/g

/** Default separator between words. */
export const DEFAULT_SEPARATOR = '[\\s\\-]+'

/** Characters a word may start and end with. */
const WORD = '\\p{L}\\p{M}\\p{Nd}_'

const LEADING = new RegExp(`^[^${WORD}]+`, 'u')
const TRAILING = new RegExp(`[^${WORD}]+$`, 'u')
/** Fast path: words of the common alphabets need no Unicode tables. */
const PLAIN_WORD = /^[0-9a-z_\u0430-\u045f]+$/

/** Normalized text: lower case, «ё» as «е», composed letters, no joiners, one kind of hyphen. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(JOINERS, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u0451', '\u0435')
}

/** A word without surrounding punctuation; empty if nothing is left. */
export function trimWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : word.replace(LEADING, '').replace(TRAILING, '')
}

/** Words of a text in order, with surrounding punctuation. `separator` is a regular expression. */
export function splitText(text: string, separator: string): string[] {
  return normalizeText(text)
    .split(new RegExp(separator))
    .filter((part) => part)
}

/** Words of a text in order. */
export function tokenize(text: string, separator: string = DEFAULT_SEPARATOR): string[] {
  return splitText(text, separator).map(trimWord).filter(Boolean)
}
