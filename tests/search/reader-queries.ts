// A fourth set of queries, by other rules than the three before: slips as they are heard and as fingers make them, titles typed up to
// any letter, first sentences remembered in part, headings typed with the other layout as they are written, words run together;
// and what is written down in `reader-written.ts`. One half may be looked at, the other is read when all is done.
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { firstQueries, type QualityQuery } from './queries.ts'
import { hashOf, type Random, randomOf } from './random.ts'
import { READER_WRITTEN } from './reader-written.ts'
import { type Heading, type SiteWords, wordsOf } from './site-words.ts'
import { inOtherLayout } from './spoil.ts'

/** Seed of everything below: no other set has it. */
const SEED = 'readers of november'
const PER_RULE = 26
const RUSSIAN = /^[а-я]+$/
const VOWELS_HEARD: readonly (readonly [string, string])[] = [
  ['о', 'а'],
  ['а', 'о'],
  ['е', 'и'],
  ['и', 'е'],
  ['я', 'е'],
]
const SMALL = new Set('и в на с к по для от из о об у за не или при до без как что это'.split(' '))

interface Source {
  readonly site: SiteWords
  readonly random: Random
}

type Made = Iterable<Omit<QualityQuery, 'category'>>

/** The queries over a Russian site, none of them in `known`. */
export function readerQueries(
  site: SiteWords,
  name: 'own' | 'corpus',
  known: ReadonlySet<string>,
): readonly QualityQuery[] {
  const byRule = Object.entries(RULES).flatMap(([category, rule]) => {
    const source = { site, random: randomOf(hashOf(`${SEED} ${category}`)) }
    return firstQueries(category, rule(source), PER_RULE, known)
  })
  const written = READER_WRITTEN.filter(([own]) => own === name).map(([, ...query]) => query)
  return [...byRule, ...writtenQueries(written, site.pages)]
}

/** Queries that are written down, with the pages whose paths have these ends. */
export function writtenQueries(
  written: readonly (readonly [category: string, query: string, ...ends: string[]])[],
  pages: readonly MemoryPage[],
): readonly QualityQuery[] {
  return written.map(([category, query, ...ends]) => {
    const right = ends.flatMap((end) => routesAt(end, pages))
    if (right.length === 0) throw new Error(`no page for «${query}»`)
    return { category, query, pages: right }
  })
}

const routesAt = (end: string, pages: readonly MemoryPage[]) =>
  pages.filter(({ route }) => `${route}/`.includes(`/${end}/`)).map(({ route }) => route)

const headings = ({ site, random }: Source, least: number, most: number): Iterable<Heading> =>
  random.eachOf(site.headings.filter(({ words }) => words.length >= least && words.length <= most))

const meaning = (words: readonly string[]) => words.filter((word) => !SMALL.has(word))

/** The longest Russian word of a heading, spoiled. */
const spoiled = (spoil: (word: string, random: Random) => string | null, shortest: number) =>
  function* (source: Source): Made {
    for (const { words } of headings(source, 1, 5)) {
      const [word = ''] = words
        .filter((own) => RUSSIAN.test(own) && own.length >= shortest)
        .toSorted((a, b) => b.length - a.length)
      const wrong = word === '' ? null : spoil(word, source.random)
      if (wrong === null || wrong === word || source.site.knows(wrong)) continue
      yield {
        query: words.map((own) => (own === word ? wrong : own)).join(' '),
        pages: source.site.titled(meaning(words)),
      }
    }
  }

/** A vowel as it is heard. */
function byEar(word: string, random: Random): string | null {
  const places = [...word].flatMap((letter, at) => {
    const heard =
      at > 0 && at < word.length - 2 ? VOWELS_HEARD.find(([own]) => own === letter)?.[1] : undefined
    return heard === undefined ? [] : [{ at, heard }]
  })
  const chosen = places[random.below(Math.max(1, places.length))]
  return chosen ? word.slice(0, chosen.at) + chosen.heard + word.slice(chosen.at + 1) : null
}

/** A double letter written once, or one that is written twice. */
function doubles(word: string, random: Random): string | null {
  const double = /(.)\1/.exec(word)
  if (double) return word.slice(0, double.index) + word.slice(double.index + 1)
  const at = 2 + random.below(word.length - 3)
  return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
}

/** A letter far from both ends is lost. */
function lost(word: string, random: Random): string | null {
  const at = 2 + random.below(word.length - 4)
  return word.slice(0, at) + word.slice(at + 1)
}

/** Titles of pages up to any letter behind their first word. */
function* typed(source: Source): Made {
  for (const { text, route } of source.random.eachOf(
    source.site.headings.filter(({ isPageTitle, words }) => isPageTitle && words.length > 1),
  )) {
    const first = text.indexOf(' ') + 2
    const query = text.slice(0, first + source.random.below(Math.max(1, text.length - first))).toLowerCase()
    const same = source.site.headings.filter(({ text: other }) => other.toLowerCase().startsWith(query))
    yield { query, pages: [...new Set([route, ...same.map((own) => own.route)])] }
  }
}

/** Words of a first sentence, small ones included. */
const remembered = (least: number, most: number) =>
  function* (source: Source): Made {
    for (const { sections } of source.random.eachOf(source.site.pages)) {
      const chosen = sections[source.random.below(sections.length)]
      const [sentence = ''] = chosen?.text.split(/[.!?:;,—(«"]/) ?? []
      const words = sentence.trim().split(/\s+/)
      const length = least + source.random.below(most - least + 1)
      if (words.length <= length || !words.every((word) => /^[\p{L}-]+$/u.test(word))) continue
      const at = source.random.below(words.length - length)
      const query = words.slice(at, at + length).join(' ')
      if (meaning(wordsOf(query)).length < 2) continue
      const pages = source.site.containing(query)
      if (pages.length <= 3) yield { query, pages }
    }
  }

/** A heading as it is written, with its capitals and signs, typed with the other layout. */
function* asWritten(source: Source): Made {
  for (const { text, words } of headings(source, 2, 6)) {
    if (!words.every((word) => RUSSIAN.test(word))) continue
    yield { query: inOtherLayout(text), pages: source.site.titled(meaning(words)) }
  }
}

/** Latin words of headings, typed with the Russian layout. */
function* latinInRussian(source: Source): Made {
  for (const { words } of headings(source, 1, 6)) {
    const word = words.find((own) => /^[a-z]{4,}$/.test(own))
    if (word !== undefined) yield { query: inOtherLayout(word), pages: source.site.titled([word]) }
  }
}

/** Two words without the space. */
function* together(source: Source): Made {
  for (const { words } of headings(source, 2, 2)) {
    if (words.every((word) => RUSSIAN.test(word) && word.length >= 4))
      yield { query: words.join(''), pages: source.site.titled(words) }
  }
}

const RULES: Readonly<Record<string, (source: Source) => Made>> = {
  'typo by ear': spoiled(byEar, 6),
  'double letter': spoiled(doubles, 6),
  'lost letter': spoiled(lost, 7),
  'layout as written': asWritten,
  'latin in russian': latinInRussian,
  'title typed': typed,
  'short phrase': remembered(2, 3),
  phrase: remembered(4, 6),
  'run together': together,
}
