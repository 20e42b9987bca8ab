// Pages -> what rules for queries ask of them: which titles hold a word in any form, which texts hold a run of words.
import type { MemoryPage } from '../helpers/memory-backend.ts'
import type { Forms } from './dictionary.ts'

/** A page title or a section heading. */
export interface Heading {
  readonly route: string
  readonly text: string
  readonly words: readonly string[]
  readonly isPageTitle: boolean
}

/** A site as rules see it. */
export interface SiteWords {
  readonly pages: readonly MemoryPage[]
  readonly headings: readonly Heading[]
  /** Words that are forms of the same one, numbers and Latin words by themselves. */
  isSameWord(one: string, other: string): boolean
  /** Routes of pages that have all these words in one of their titles or headings. */
  titled(words: readonly string[]): readonly string[]
  /** Routes of pages with this run of words, spaced by anything but letters. */
  containing(run: string): readonly string[]
  /** Whether any page has a form of the word. */
  knows(word: string): boolean
}

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu

/** Words of a text, lower case, «ё» as «е». */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(WORD) ?? []

/** The words of a text between single spaces, and one at both ends. */
export const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Reads the words of all pages. */
export function readSite(pages: readonly MemoryPage[], forms: Forms): SiteWords {
  const headings = pages.flatMap(({ route, title, sections }) => [
    { route, text: title, words: wordsOf(title), isPageTitle: true },
    ...sections
      .filter((section) => section.title !== '')
      .map((section) => ({ route, text: section.title, words: wordsOf(section.title), isPageTitle: false })),
  ])
  const texts = pages.map(({ route, title, sections }) => ({
    route,
    text: spaced([title, ...sections.flatMap((section) => [section.title, section.text])].join(' ')),
  }))
  const known = new Set(texts.flatMap(({ text }) => text.trim().split(' ')))
  const knownLexemes = new Set([...known].flatMap((word) => forms.lexemes(word)))
  const isSameWord = (one: string, other: string) => {
    if (one === other) return true
    const mine = forms.lexemes(one)
    return forms.lexemes(other).some((lexeme) => mine.includes(lexeme))
  }
  return {
    pages,
    headings,
    isSameWord,
    titled: (words) => [
      ...new Set(
        headings
          .filter((heading) => words.every((word) => heading.words.some((own) => isSameWord(own, word))))
          .map(({ route }) => route),
      ),
    ],
    containing: (run) =>
      texts.filter(({ text }) => text.includes(` ${wordsOf(run).join(' ')} `)).map(({ route }) => route),
    knows: (word) => known.has(word) || forms.lexemes(word).some((lexeme) => knownLexemes.has(lexeme)),
  }
}
