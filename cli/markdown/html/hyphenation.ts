// Inserts soft hyphens into running text, for browsers without built-in hyphenation of the language: for Russian, those that
// would have to download a dictionary. Runs after all transforms that search for words.
import type { ElementContent, Root, RootContent } from 'hast'
import type { Plugin } from 'unified'
import { own } from '../../../runtime/model/own.ts'
import { type Hyphenate, hyphenators } from '../../text/hyphenators.ts'
import { documentOf } from '../document.ts'
import { isBareAddress, NOT_PROSE } from './typography.ts'

const SOFT_HYPHEN = '\u00ad'
/** Elements whose text fits on one line or in columns as wide as their longest word, and titles, which are not hyphenated. */
const WHOLE = new Set('h1 h2 h3 h4 h5 h6 table summary button dt'.split(' '))
/** A word worth hyphenating; a word in capitals only is an abbreviation. */
const WORD = /(?<![\p{L}\p{M}\d_.@/\\-])\p{L}\p{Ll}{7,}(?![\p{L}\p{M}\d_@/\\]|\.\p{L})/gu
/** Minimum number of letters at each end of a divided word. */
const TOGETHER = 3

/** Hyphenates the text of a page by the patterns of its language. */
export const hyphenation: Plugin<[], Root> = () => (tree, file) => {
  const { lang, markdown } = documentOf(file).page.options
  if (markdown.hyphenation) visit(tree.children, hyphenatorOf(lang))
}

function visit(nodes: readonly (RootContent | ElementContent)[], hyphenate: Hyphenate | null): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      if (hyphenate) node.value = divideWords(node.value, hyphenate)
    } else if (node.type === 'element' && !isWhole(node.tagName) && !isBareAddress(node)) {
      const { lang } = node.properties
      visit(node.children, typeof lang === 'string' ? hyphenatorOf(lang) : hyphenate)
    }
  }
}

const isWhole = (name: string): boolean => NOT_PROSE.has(name) || WHOLE.has(name)

function hyphenatorOf(lang: string): Hyphenate | null {
  return own(hyphenators, lang.slice(0, 2).toLowerCase())?.() ?? null
}

/** The text with soft hyphens; without them, it is the original text. */
export function divideWords(text: string, hyphenate: Hyphenate): string {
  return text.replace(WORD, (word) => {
    const parts = hyphenate(word).split(SOFT_HYPHEN)
    let from = 0
    return parts
      .map((part) => {
        from += part.length
        const divides = from >= TOGETHER && word.length - from >= TOGETHER
        return divides ? part + SOFT_HYPHEN : part
      })
      .join('')
  })
}
