// Pages -> queries with the pages that readers expect, by rules: from titles and headings through the dictionary, and from
// what stands in few texts. No rule looks at what a search finds.

import { derivedWords } from './derived-words.ts'
import type { Forms } from './dictionary.ts'
import { hashOf, type Random, randomOf } from './random.ts'
import { type Heading, type SiteWords, wordsOf } from './site-words.ts'
import { inLatin, inOtherLayout, SCHEME_NAMES, transposed, withTypo } from './spoil.ts'

/** A query; any of the pages is right. */
export interface QualityQuery {
  readonly category: string
  readonly query: string
  readonly pages: readonly string[]
}

const RUSSIAN = /^[а-яё]+$/
/** Words without a meaning of their own in titles. */
const SMALL = new Set('и в на с к по для от из о об у за не или при до без как что это'.split(' '))

interface Source {
  readonly site: SiteWords
  readonly forms: Forms
  readonly random: Random
}

type Rule = (source: Source) => Iterable<Omit<QualityQuery, 'category'>>

/** Where more pages are right, a query says nothing. */
const MAX_PAGES = 12

/** The first queries that a rule makes, each once and none of those in `known`. */
export function firstQueries(
  category: string,
  made: Iterable<Omit<QualityQuery, 'category'>>,
  count: number,
  known: ReadonlySet<string>,
): readonly QualityQuery[] {
  const seen = new Set(known)
  const taken: QualityQuery[] = []
  for (const { query, pages } of made) {
    if (seen.has(query) || pages.length === 0 || pages.length > MAX_PAGES) continue
    seen.add(query)
    taken.push({ category, query, pages })
    if (taken.length === count) break
  }
  return taken
}

/** What is chosen of all that the rules make. */
export interface Choice {
  /** Empty for the first set. */
  readonly seed: string
  /** Queries of one rule and site. */
  readonly perRule: number
  /** Queries that are left out. */
  readonly known: ReadonlySet<string>
}

/** Queries made by rules for a site. */
export function queriesByRule(
  site: SiteWords,
  forms: Forms,
  { seed, perRule, known }: Choice,
): readonly QualityQuery[] {
  return Object.entries(RULES).flatMap(([category, rule]) => {
    const source = { site, forms, random: randomOf(hashOf(`${seed} ${category}`.trimStart())) }
    return firstQueries(category, rule(source), perRule, known)
  })
}

/** Headings of a few words, in an order of chance, without those that many pages share. */
function fewWords({ site, random }: Source, most = 3): Iterable<Heading> {
  const fitting = site.headings.filter(({ words }) => words.length >= 1 && words.length <= most)
  return random.eachOf(fitting)
}

const meaning = (words: readonly string[]) => words.filter((word) => !SMALL.has(word))

/** A form of the word that is not the word itself. */
function otherForm(word: string, { forms, random }: Source): string | null {
  if (!RUSSIAN.test(word) || SMALL.has(word)) return null
  const [lexeme] = forms.lexemes(word)
  if (lexeme === undefined) return null
  return random.shuffled(forms.formsOf(lexeme)).find((form) => form !== word) ?? null
}

function* inflected(source: Source) {
  for (const { words } of fewWords(source)) {
    const other = words.map((word) => otherForm(word, source) ?? word)
    const isChanged = words.some((word, at) => other[at] !== word)
    if (isChanged) yield { query: other.join(' '), pages: source.site.titled(meaning(words)) }
  }
}

function* derived(source: Source) {
  for (const { words } of fewWords(source)) {
    const at = words.findIndex((word) => word.length >= 6 && RUSSIAN.test(word))
    const word = words[at]
    if (word === undefined) continue
    const [other] = source.random.shuffled(derivedWords(word, source.forms))
    if (other === undefined) continue
    const query = words.map((own, place) => (place === at ? other : own)).join(' ')
    const rest = meaning(words.filter((_, place) => place !== at))
    const pages = [...source.site.titled([word, ...rest]), ...source.site.titled([other, ...rest])]
    yield { query, pages: [...new Set(pages)] }
  }
}

function* fleeting(source: Source) {
  for (const { words } of fewWords(source)) {
    for (const [at, word] of words.entries()) {
      if (!RUSSIAN.test(word) || SMALL.has(word)) continue
      const other = source.random.shuffled(fleetingForms(word, source.forms))[0]
      if (other === undefined) continue
      const query = source.random.below(2)
        ? other
        : words.map((own, place) => (place === at ? other : own)).join(' ')
      const asked = query === other ? [word] : meaning(words)
      yield { query, pages: source.site.titled(asked) }
    }
  }
}

/** Forms that have a vowel before the last consonant where the word has none, or the other way round. */
function fleetingForms(word: string, forms: Forms): readonly string[] {
  const bone = (form: string) => /^(.*[^аеиоуыэюяьй])([ое])([^аеиоуыэюяьй])(?:ь?)$/.exec(form)
  return forms.lexemes(word).flatMap((lexeme) => {
    const all = forms.formsOf(lexeme)
    if (/т[иь](ся)?$/.test(all[0] ?? '')) return []
    const full = all.filter((form) => {
      const parts = bone(form)
      if (!parts) return false
      const short = `${parts[1]}${parts[3]}`
      return (
        all.some((other) => other.startsWith(short)) &&
        !all.some((other) => other !== form && other.startsWith(form.replace(/ь$/, '')))
      )
    })
    if (full.length === 0) return []
    return full.includes(word) ? all.filter((form) => !full.includes(form)) : full
  })
}

function* exact(source: Source) {
  for (const { route, text, isPageTitle, words } of fewWords(source, 6))
    if (isPageTitle && words.length > 0)
      yield { query: text, pages: [route, ...source.site.titled(words)].filter(once) }
}

const once = <T>(value: T, at: number, all: readonly T[]) => all.indexOf(value) === at

function* withYo({ site, random }: Source) {
  const headings = random.eachOf(
    site.headings.filter(({ text, words }) => /ё/i.test(text) && words.length <= 4),
  )
  for (const { text, words } of headings) {
    const query = text.toLowerCase().replaceAll('ё', 'е')
    yield { query, pages: site.titled(words) }
  }
}

function* abbreviations({ site, random }: Source) {
  const found = site.headings.flatMap(
    ({ text }) => text.match(/(?<![\p{L}\d])[A-ZА-ЯЁ]{2,6}(?![\p{L}\d])/gu) ?? [],
  )
  for (const word of random.eachOf([...new Set(found)])) {
    yield { query: random.below(2) ? word : word.toLowerCase(), pages: site.titled(wordsOf(word)) }
  }
}

function* compounds({ site, forms, random }: Source) {
  const texts = site.pages.flatMap(({ sections }) => sections.flatMap(({ title, text }) => [title, text]))
  const found = texts.flatMap(
    (text) => text.match(/(?<![\p{L}\d_./-])[\p{L}]{2,}-[\p{L}]{3,}(?![\p{L}\d_./-])/gu) ?? [],
  )
  const known = [...new Set(found.map((word) => word.toLowerCase().replaceAll('ё', 'е')))]
  for (const word of random.eachOf(known)) {
    const parts = word.split('-')
    if (parts.some((part) => SMALL.has(part) || part.length < 3) || /-(либо|нибудь|таки)$/.test(word))
      continue
    const [first = '', last = ''] = parts
    const endings = [last, ...forms.lexemes(last).flatMap((lexeme) => forms.formsOf(lexeme))].filter(once)
    const pages = endings.flatMap((form) => [
      ...site.containing(first + form),
      ...site.containing(`${first} ${form}`),
    ])
    const query = random.below(2) ? `${first} ${last}` : first + last
    yield { query, pages: pages.filter(once) }
  }
}

function* english({ site, random }: Source) {
  const found = site.headings.flatMap(({ words }) => words.filter((word) => /^[a-z]{4,}$/.test(word)))
  for (const word of random.eachOf([...new Set(found)])) yield { query: word, pages: site.titled([word]) }
}

const IDENTIFIER =
  /(?<![\p{L}\d_./@#-])(?:--[a-z][a-z-]{3,}|[A-Za-z]+(?:_[A-Za-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z]\w+(?:\.[a-zA-Z]\w+)+|(?:\/[a-z][\w-]+){2,}|[A-Z]{2,5}-\d+|\d+\.\d+\.\d+)(?![\p{L}\d_/@-])/gu

/** Identifiers of few pages. */
function identifiersOf({ site, random }: Source): Iterable<string> {
  const pagesOf = new Map<string, Set<string>>()
  for (const { route, sections } of site.pages) {
    for (const { title, text } of sections) {
      for (const [name] of `${title} ${text}`.matchAll(IDENTIFIER)) {
        pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(route))
      }
    }
  }
  return random.eachOf([...pagesOf.keys()].filter((name) => (pagesOf.get(name)?.size ?? 0) <= 3))
}

function* identifiers(source: Source) {
  for (const name of identifiersOf(source)) {
    const pages = pagesWith(name, source)
    if (source.random.below(3) === 0) yield { query: name.toLowerCase(), pages }
    else yield { query: name, pages }
  }
}

/** Pages whose text has the name as it is, whatever its case. */
function pagesWith(name: string, { site }: Source): readonly string[] {
  const wanted = name.toLowerCase()
  return site.pages
    .filter(({ title, sections }) =>
      [title, ...sections.flatMap((section) => [section.title, section.text])].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .map(({ route }) => route)
}

/** Parts of an identifier: at signs, and where a capital begins a word. */
export const partsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((part) => part.toLowerCase())

function* identifierParts(source: Source) {
  for (const name of identifiersOf(source)) {
    const parts = partsOf(name)
    if (parts.length < 2 || parts.some((part) => part.length < 3 || /\d/.test(part))) continue
    const asked = parts.length > 2 && source.random.below(2) ? parts.slice(-2) : parts
    yield { query: asked.join(' '), pages: pagesWithParts(asked, source) }
  }
}

const partsInSites = new WeakMap<SiteWords, readonly { readonly route: string; readonly text: string }[]>()

/** Pages with these words in a row, as words or within an identifier. */
function pagesWithParts(parts: readonly string[], { site }: Source): readonly string[] {
  const texts =
    partsInSites.get(site) ??
    site.pages.map(({ route, title, sections }) => ({
      route,
      text: ` ${partsOf([title, ...sections.flatMap((section) => [section.title, section.text])].join(' ')).join(' ')} `,
    }))
  partsInSites.set(site, texts)
  return texts.filter(({ text }) => text.includes(` ${parts.join(' ')} `)).map(({ route }) => route)
}

function* typos(source: Source) {
  yield* spoiled(source, (word) => withTypo(word, source.random))
}

function* transpositions(source: Source) {
  yield* spoiled(source, (word) => transposed(word, source.random))
}

/** Titles with one long word spoiled, or that word alone. */
function* spoiled(source: Source, spoil: (word: string) => string) {
  for (const { words } of fewWords(source)) {
    const long = words.filter((word) => word.length >= 6 && RUSSIAN.test(word))
    const word = long[source.random.below(Math.max(1, long.length))]
    if (word === undefined) continue
    const wrong = spoil(word)
    if (wrong === word || source.site.knows(wrong) || source.forms.lexemes(wrong).length > 0) continue
    const isAlone = source.random.below(2) === 0
    const query = isAlone ? wrong : words.map((own) => (own === word ? wrong : own)).join(' ')
    yield { query, pages: source.site.titled(isAlone ? [word] : meaning(words)) }
  }
}

function* inflectedTypos(source: Source) {
  for (const { words } of fewWords(source)) {
    const word = source.random.shuffled(words).find((own) => own.length >= 7 && RUSSIAN.test(own))
    const form = word && otherForm(word, source)
    if (!word || !form || form.length < 7) continue
    const wrong = source.random.below(2) ? withTypo(form, source.random) : transposed(form, source.random)
    if (source.site.knows(wrong) || source.forms.lexemes(wrong).length > 0) continue
    yield { query: wrong, pages: source.site.titled([word]) }
  }
}

function* layouts(source: Source) {
  for (const { words } of fewWords(source)) {
    const query = inOtherLayout(words.join(' '))
    if (words.join('').length >= 4) yield { query, pages: source.site.titled(meaning(words)) }
  }
}

function* transliterated(source: Source) {
  for (const { words } of fewWords(source)) {
    const russian = words.filter((word) => RUSSIAN.test(word))
    const scheme = SCHEME_NAMES[source.random.below(SCHEME_NAMES.length)] ?? ''
    const isLong = russian.join('').length >= 5
    if (isLong) yield { query: inLatin(words.join(' '), scheme), pages: source.site.titled(meaning(words)) }
  }
}

function* prefixes(source: Source) {
  for (const { words } of fewWords(source, 2)) {
    const [word = ''] = source.random.shuffled(words.filter((own) => own.length >= 7))
    const length = [3, 4, 5, word.length - 3][source.random.below(4)] ?? 3
    const prefix = word.slice(0, length)
    if (prefix.length < 3 || source.site.headings.some((heading) => heading.words.includes(prefix))) continue
    const pages = source.site.headings
      .filter((heading) => heading.words.some((own) => own.startsWith(prefix)))
      .map(({ route }) => route)
    yield { query: prefix, pages: pages.filter(once) }
  }
}

/** Words that fit no page; those that a site has are not used for it. */
const FOREIGN =
  'подробно пожалуйста бесплатно реферат скачать форум самостоятельно недорого отзывы видеоурок'.split(' ')

function* extraWords(source: Source) {
  const foreign = FOREIGN.filter((word) => !source.site.knows(word))
  for (const { words } of fewWords(source)) {
    const extra = foreign[source.random.below(foreign.length)]
    if (words.length < 2 || extra === undefined) continue
    yield { query: `${words.join(' ')} ${extra}`, pages: source.site.titled(meaning(words)) }
  }
}

function* phrases(source: Source) {
  const sections = source.random.eachOf(source.site.pages.flatMap(({ sections }) => sections))
  for (const { text } of sections) {
    const runs = text.match(/(?<![\p{L}\d-])[\p{L}]+(?: [\p{L}]+){3}(?![\p{L}\d-])/gu) ?? []
    const run = source.random.shuffled(runs).find((candidate) => meaning(wordsOf(candidate)).length >= 3)
    if (run === undefined) continue
    const pages = source.site.containing(run)
    if (pages.length <= 2) yield { query: source.random.below(2) ? `"${run}"` : run, pages }
  }
}

function* veryLong(source: Source) {
  const sections = source.site.pages.flatMap(({ route, sections }) =>
    sections.map(({ text }) => ({ route, text })),
  )
  for (const { route, text } of source.random.eachOf(sections)) {
    if (text.length < 700) continue
    const from = text.indexOf(' ', source.random.below(text.length - 650)) + 1
    yield { query: text.slice(from, from + 600), pages: [route] }
  }
}

/** Questions around a title: what readers write before it. */
const OPENINGS = [
  'что такое',
  'где найти',
  'зачем нужна',
  'как работает',
  'как сделать',
  'не работает',
  'где посмотреть',
  'пример',
]

function* questions(source: Source) {
  for (const { words } of fewWords(source, 5)) {
    if (words.length < 2 || !words.some((word) => RUSSIAN.test(word))) continue
    const [first = '', ...rest] = words
    const verb = derivedWords(first, source.forms).find((word) => /(ть|ти|ться)$/.test(word))
    const opening = OPENINGS[source.random.below(OPENINGS.length)] ?? ''
    const pages = source.site.titled(meaning(words))
    if (verb !== undefined) {
      const alike = source.site.titled([verb, ...meaning(rest)])
      yield { query: `как ${verb} ${rest.join(' ')}`, pages: [...pages, ...alike].filter(once) }
    } else if (source.random.below(2)) yield { query: `${opening} ${words.join(' ')}`, pages }
  }
}

/** Categories with their rules. */
const RULES: Readonly<Record<string, Rule>> = {
  'exact title': exact,
  inflected,
  derived,
  'fleeting vowel': fleeting,
  ё: withYo,
  abbreviation: abbreviations,
  compound: compounds,
  'English term': english,
  identifier: identifiers,
  'identifier part': identifierParts,
  question: questions,
  typo: typos,
  transposed: transpositions,
  layout: layouts,
  translit: transliterated,
  prefix: prefixes,
  'extra word': extraWords,
  phrase: phrases,
  'very long': veryLong,
  'inflected + typo': inflectedTypos,
}
