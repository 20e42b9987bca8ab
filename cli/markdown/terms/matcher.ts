// Finds glossary terms in running text, in any inflected form.
import { foldText } from '../../../runtime/search/text/fold.ts'
import { termOfWord } from '../../../runtime/search/text/index-terms.ts'
import { fleetingStems } from '../../../runtime/search/text/russian.ts'
import type { TermsFile } from '../../model/data-files.ts'
import { onceFor } from '../../text/once-for.ts'

/** A term and its range in a text. */
export interface FoundTerm {
  readonly name: string
  readonly at: number
  readonly end: number
}

/** A searchable glossary. */
export interface TermMatcher {
  /** Terms in a text in reading order; the longer one wins if two overlap. */
  find(text: string): readonly FoundTerm[]
  /** The term that the whole text names; undefined if there is none. */
  named(text: string): string | undefined
}

/** Matches one word of a term, exactly or by stem. */
type WordTest = (word: string) => boolean

interface Candidate {
  readonly name: string
  readonly words: readonly WordTest[]
}

interface Word {
  readonly text: string
  readonly at: number
  readonly end: number
}

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu
/** Separator between the words of a term. */
const GAP = /^(?:[\s\u00a0]+|[-\u2010\u2011])$/
/** Characters that make a word part of an identifier, a URL or a compound. */
const JOINED_BEFORE = /[-\u2010\u2011_/\\@#$.:=&+]$/
const JOINED_AFTER = /^(?:[-\u2010\u2011_/\\@=&+]|[.:]\p{L})/u
/** Maximum number of UTF-16 units examined by `JOINED_AFTER`: a separator, and a letter of one or two units. */
const MAX_AFTER = 3
/** Names such as `SQL`, `PostgreSQL`, `B2B`, which are not inflected. */
const NAME = /.\p{Lu}|\p{Nd}/u
const LANGUAGES = { languages: ['ru', 'en'] }
const INFINITIVE = /ть(?:ся)?$/

const stemOf = (word: string): string => termOfWord(foldText(word), LANGUAGES)

/** The matcher of a glossary. */
export const matcherOf = onceFor(({ terms }: Pick<TermsFile, 'terms'>): TermMatcher => {
  const byFirst = new Map<string, Candidate[]>()
  for (const [name, { forms = [] }] of Object.entries(terms))
    for (const form of [name, ...forms]) addForm(byFirst, name, form)
  for (const candidates of byFirst.values()) candidates.sort((a, b) => b.words.length - a.words.length)
  const find = (text: string) => findIn(text, byFirst)
  return {
    find,
    named: (text) => {
      const whole = text.trim()
      return find(whole).find(({ at, end }) => at === 0 && end === whole.length)?.name
    },
  }
})

function addForm(byFirst: Map<string, Candidate[]>, name: string, form: string): void {
  const words = wordsOf(form).map(({ text }) => text)
  const [first] = words
  if (first === undefined) return
  const candidate = { name, words: words.map(testOf) }
  for (const key of keysOf(first)) byFirst.set(key, [...(byFirst.get(key) ?? []), candidate])
}

/** Stems of the inflected forms of a word. */
function keysOf(word: string): readonly string[] {
  const stem = stemOf(word)
  return NAME.test(word) ? [stem] : [...new Set([stem, ...fleetingStems(stem)])]
}

function testOf(term: string): WordTest {
  if (NAME.test(term)) return (word) => word === term
  const stems = new Set(keysOf(term))
  const isInfinitive = INFINITIVE.test(term)
  // A verb may share its stem with a noun: «мерить» and «мера».
  return (word) => stems.has(stemOf(word)) && (isInfinitive || !INFINITIVE.test(foldText(word)))
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    at: index,
    end: index + word.length,
  }))
}

function findIn(text: string, byFirst: ReadonlyMap<string, readonly Candidate[]>): readonly FoundTerm[] {
  const found: FoundTerm[] = []
  const words = wordsOf(text)
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word
    const hit = byFirst.get(stemOf(first.text))?.find(({ words: tests }) => fits(text, words, i, tests))
    if (!hit) continue
    const last = words[i + hit.words.length - 1] as Word
    found.push({ name: hit.name, at: first.at, end: last.end })
    i += hit.words.length - 1
  }
  return found
}

/** Whether the words from an index on match a term and are not part of a larger token. */
function fits(text: string, words: readonly Word[], from: number, tests: readonly WordTest[]): boolean {
  const first = words[from] as Word
  const last = words[from + tests.length - 1]
  if (!last) return false
  const charBefore = text.slice(Math.max(0, first.at - 1), first.at)
  const after = text.slice(last.end, last.end + MAX_AFTER)
  if (JOINED_BEFORE.test(charBefore) || JOINED_AFTER.test(after)) return false
  return tests.every((test, i) => {
    const word = words[from + i] as Word
    const before = words[from + i - 1]
    return test(word.text) && (i === 0 || !before || GAP.test(text.slice(before.end, word.at)))
  })
}
