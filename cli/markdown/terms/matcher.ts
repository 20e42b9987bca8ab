// Finds the terms of a glossary in running text, in whatever form they stand there.
import { foldText } from '../../../runtime/search/text/fold.ts'
import { termOfWord } from '../../../runtime/search/text/index-terms.ts'
import { fleetingStems } from '../../../runtime/search/text/russian.ts'
import type { TermsFile } from '../../model/data-files.ts'
import { onceFor } from '../../text/once-for.ts'

/** A term in a text: from where to where it stands. */
export interface FoundTerm {
  readonly name: string
  readonly at: number
  readonly end: number
}

/** A glossary as it is looked up. */
export interface TermMatcher {
  /** Terms of a text in reading order; of two that overlap the longer one. */
  find(text: string): readonly FoundTerm[]
  /** The term that a text as a whole names; undefined when it names none. */
  named(text: string): string | undefined
}

/** A word of a term: as it is written, or by its stems. */
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
/** Between the words of a term. */
const GAP = /^(?:[\s\u00a0]+|[-\u2010\u2011])$/
/** What makes a word a part of an identifier, an address or a compound. */
const JOINED_BEFORE = /[-\u2010\u2011_/\\@#$.:=&+]$/
const JOINED_AFTER = /^(?:[-\u2010\u2011_/\\@=&+]|[.:]\p{L})/u
/** UTF-16 units that this looks at: a sign, and a letter that may take two. */
const MOST_AFTER = 3
/** `SQL`, `PostgreSQL`, `B2B` are written in one way. */
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

/** Stems that forms of a word have. */
function keysOf(word: string): readonly string[] {
  const stem = stemOf(word)
  return NAME.test(word) ? [stem] : [...new Set([stem, ...fleetingStems(stem)])]
}

function testOf(term: string): WordTest {
  if (NAME.test(term)) return (word) => word === term
  const stems = new Set(keysOf(term))
  const isInfinitive = INFINITIVE.test(term)
  // A verb may have the stem of a noun: «мерить» and «мера».
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

/** Whether the words from one on are those of a term, and stand by themselves. */
function fits(text: string, words: readonly Word[], from: number, tests: readonly WordTest[]): boolean {
  const first = words[from] as Word
  const last = words[from + tests.length - 1]
  if (!last) return false
  const charBefore = text.slice(Math.max(0, first.at - 1), first.at)
  const after = text.slice(last.end, last.end + MOST_AFTER)
  if (JOINED_BEFORE.test(charBefore) || JOINED_AFTER.test(after)) return false
  return tests.every((test, i) => {
    const word = words[from + i] as Word
    const before = words[from + i - 1]
    return test(word.text) && (i === 0 || !before || GAP.test(text.slice(before.end, word.at)))
  })
}
