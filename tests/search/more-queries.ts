// A second set of queries, of other seeds and further kinds, over sites of any language: what readers mistype, cut short, type
// on the wrong layout or copy from a text. Made after the first set had been reported, before anything was tuned on it.
import { type Choice, firstQueries, type QualityQuery } from './queries.ts'
import { hashOf, type Random, randomOf } from './random.ts'
import { type Heading, type SiteWords, wordsOf } from './site-words.ts'
import { inOtherLayout, transposed, withTypo } from './spoil.ts'

const WORD = /^(?:[а-яё]+|[a-z]+)$/
/** Words that are no sign of what a title is about. */
const SMALL = new Set(
  'и в на с к по для от из о об у за не или при до без как что это a an and are as at by for from how in is it of on or the to use with your what'.split(
    ' ',
  ),
)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

interface Source {
  readonly site: SiteWords
  readonly random: Random
  knows(word: string): boolean
}

type Rule = (source: Source) => Iterable<Omit<QualityQuery, 'category'>>

/** The queries over a site. */
export function moreQueries(site: SiteWords, { seed, perRule, known }: Choice): readonly QualityQuery[] {
  return Object.entries(RULES).flatMap(([category, rule]) => {
    const source = { site, random: randomOf(hashOf(`${seed} ${category}`)), knows: site.knows }
    return firstQueries(category, rule(source), perRule, known)
  })
}

const meaning = (words: readonly string[]) => words.filter((word) => !SMALL.has(word))

/** Headings of a few words, in an order of chance. */
const headings = ({ site, random }: Source, least: number, most: number): Iterable<Heading> =>
  random.eachOf(site.headings.filter(({ words }) => words.length >= least && words.length <= most))

/** Titles with one long word spoiled, or that word alone. */
function spoiling(spoil: (word: string, random: Random) => string): Rule {
  return function* spoiled(source) {
    for (const { words } of headings(source, 1, 4)) {
      const long = words.filter((word) => word.length >= 5 && WORD.test(word))
      const word = long[source.random.below(Math.max(1, long.length))]
      if (word === undefined) continue
      const wrong = spoil(word, source.random)
      if (wrong === word || source.knows(wrong)) continue
      const isAlone = source.random.below(3) === 0
      const query = isAlone ? wrong : words.map((own) => (own === word ? wrong : own)).join(' ')
      yield { query, pages: source.site.titled(isAlone ? [word] : meaning(words)) }
    }
  }
}

/** A slip on the keyboard of the word's letters. */
function slip(word: string, random: Random): string {
  if (!/[a-z]/.test(word)) return withTypo(word, random)
  const at = 1 + random.below(word.length - 1)
  const letter = LETTERS[random.below(LETTERS.length)] ?? ''
  const rest = word.slice(at + random.below(2))
  return word.slice(0, at) + (random.below(3) === 0 ? word.slice(at + 1) : letter + rest)
}

/** Two words of a title, each with a slip. */
function* twoTypos(source: Source) {
  for (const { words } of headings(source, 2, 4)) {
    const long = words.filter((word) => word.length >= 6 && WORD.test(word))
    if (long.length < 2) continue
    const wrong = new Map(long.slice(0, 2).map((word) => [word, slip(word, source.random)]))
    if ([...wrong].some(([word, other]) => word === other || source.knows(other))) continue
    const query = words.map((word) => wrong.get(word) ?? word).join(' ')
    yield { query, pages: source.site.titled(meaning(words)) }
  }
}

/** Titles in the letters of the other layout; of Russian ones, and of Latin ones on sites that have both. */
function* layouts(source: Source) {
  const isMixed = source.site.headings.some(({ words }) => words.some((word) => /^[а-яё]{3}/.test(word)))
  if (!isMixed) return
  for (const { words } of headings(source, 1, 4)) {
    if (words.join('').length >= 4 && words.some((word) => WORD.test(word) && word.length > 3))
      yield { query: inOtherLayout(words.join(' ')), pages: source.site.titled(meaning(words)) }
  }
}

/** The beginning of a word of a title. */
function* prefixes(source: Source) {
  for (const { words } of headings(source, 1, 3)) {
    const [word = ''] = source.random.shuffled(words.filter((own) => own.length >= 6 && WORD.test(own)))
    const query = word.slice(0, [3, 4, 5, word.length - 2][source.random.below(4)])
    if (query.length < 3) continue
    yield { query, pages: beginning([], query, source) }
  }
}

/** A title that is being typed: its last word is cut. */
function* typing(source: Source) {
  for (const { words } of headings(source, 2, 5)) {
    const last = words.at(-1) ?? ''
    if (last.length < 4 || !WORD.test(last)) continue
    const cut = last.slice(0, 1 + source.random.below(last.length - 2))
    const before = words.slice(0, -1)
    if (meaning(before).length === 0) continue
    yield { query: [...before, cut].join(' '), pages: beginning(meaning(before), cut, source) }
  }
}

/** Pages with a title of these words and one that begins so. */
const beginning = (before: readonly string[], cut: string, { site }: Source) => [
  ...new Set(
    site.headings
      .filter(
        ({ words }) =>
          words.some((own) => own.startsWith(cut)) &&
          before.every((word) => words.some((own) => site.isSameWord(own, word))),
      )
      .map(({ route }) => route),
  ),
]

/** Words that follow each other in a text. */
function phraseOf(least: number, most: number, isQuoted: boolean): Rule {
  return function* phrases(source) {
    const sections = source.random.eachOf(source.site.pages.flatMap(({ sections }) => sections))
    for (const { text } of sections) {
      const length = least + source.random.below(most - least + 1)
      const words = text.match(/(?<![\p{L}\d-])[\p{L}]+(?: [\p{L}]+)*(?![\p{L}\d-])/gu) ?? []
      const runs = words.map((run) => run.split(' ')).filter((run) => run.length >= length)
      const run = runs[source.random.below(Math.max(1, runs.length))]
      if (run === undefined) continue
      const at = source.random.below(run.length - length + 1)
      const query = run.slice(at, at + length).join(' ')
      if (meaning(wordsOf(query)).length < 2) continue
      const pages = source.site.containing(query)
      if (pages.length <= 2) yield { query: isQuoted ? `"${query}"` : query, pages }
    }
  }
}

/** Words of one sentence, in another order and not all. */
function* near(source: Source) {
  for (const { route, sections } of source.random.eachOf(source.site.pages)) {
    const sentences = sections.flatMap(({ text }) => text.split(/[.!?:]\s/))
    const long = sentences.map((own) =>
      meaning(wordsOf(own)).filter((word) => word.length > 4 && WORD.test(word)),
    )
    const fitting = long.filter((words) => new Set(words).size >= 4)
    const words = fitting[source.random.below(Math.max(1, fitting.length))]
    if (words === undefined) continue
    const chosen = source.random.shuffled([...new Set(words)]).slice(0, 4)
    yield { query: chosen.join(' '), pages: [route] }
  }
}

/** Categories with their rules. */
const RULES: Readonly<Record<string, Rule>> = {
  typo: spoiling(slip),
  'two typos': twoTypos,
  transposed: spoiling(transposed),
  layout: layouts,
  prefix: prefixes,
  'title being typed': typing,
  'short phrase': phraseOf(2, 3, false),
  phrase: phraseOf(4, 6, false),
  'quoted phrase': phraseOf(3, 5, true),
  'words of a sentence': near,
}
