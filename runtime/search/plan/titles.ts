// Re-ranks the best pages by their stored text: rewards titles that the query contains whole, and words in query order.
import type { StoredSection } from '../backend.ts'
import { cachedTerms } from '../text/cached-terms.ts'
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import type { PlanOptions, RankedSection } from './answer.ts'
import { hitsOf } from './hits.ts'
import type { FoundWord } from './lookup.ts'
import type { RankedPage } from './rank.ts'

const PAGE_TITLE = 0.9
/**
 * Exponent for the share of a page title that the query covers. Page titles also name a kind or a product («Attribute of type
 * “Barcode”», «Acme Encryption»); they still outrank a section of another page with just the bare name.
 */
const OF_PAGE_TITLE = 0.35
const TITLE = 0.5
const PHRASE = 0.6
/** The query contains a whole multi-word title or keyword, among other words. */
const SAID = 0.4
const KEYWORD = 0.9
/** A title in exactly the form typed: different words may share a stem. */
const LITERAL = 0.4
/** A title with the query in the same case and with the same signs: `.map()` and `Map` have the same words. */
const AS_WRITTEN = 0.06
/** A title that starts with the typed words, letter by letter. */
const BEGINNING = 0.4
/** Bonus per category, from the outermost on, shared with the page the reader is on; counted for at most two. */
const SAME_CATEGORY = 0.04
const MAX_CATEGORIES = 2
/** Weight from which a title term is a word of the query for certain: no corrected typo and no longer word that starts like it. */
const SURE = 0.88
/** Weight from which a title term counts as a word of the query. */
const SAME = 0.5

/** Orders pages by score and titles; pages without stored data are left out. */
export function byTitles(
  ranked: readonly RankedPage[],
  stored: readonly (StoredSection | undefined)[],
  words: readonly FoundWord[],
  text: readonly string[],
  options: TextOptions & Pick<PlanOptions, 'place'>,
): readonly RankedSection[] {
  const weights = new Map<string, readonly number[]>()
  for (const { candidates } of words)
    for (const { postings } of candidates)
      weights.set(
        postings.term,
        words.map((word) => word.candidates.find((own) => own.postings.term === postings.term)?.weight ?? 0),
      )
  const phrase = ` ${textWords(text.join(' '))} `
  const start = phrase.trim()
  const written = text.join(' ')
  const open = words.find(({ word }) => word.isOpen)
  const isWord = open?.candidates.some(({ postings }) => postings.term === open.word.text)
  const typed = { words: new Set(start.split(' ')), open: isWord ? undefined : open?.word.text }
  const sections = ranked.flatMap(({ score }, at): RankedSection[] => {
    const section = stored[at]
    if (!section) return []
    const { pageTitle, title, tags, keywords } = section
    const names = [...keywords, ...tags].map((name) => likeness(name, weights, words.length, options))
    const isPhrase =
      start.includes(' ') &&
      [pageTitle, title, section.text].some((own) => ` ${textWords(own)} `.includes(phrase))
    const literal = Math.max(
      ...[pageTitle, title].map((own) => literalness(own, typed)),
      // Tags and keywords are short, so only one that equals the query counts.
      ...[...keywords, ...tags].map((own) => Math.floor(literalness(own, typed))),
    )
    const begins = start.includes(' ') && [pageTitle, title].some((own) => textWords(own).startsWith(start))
    const isSaid = [pageTitle, title, ...keywords].some((own) => isInside(own, phrase))
    const factor =
      1 +
      PAGE_TITLE * likeness(pageTitle, weights, words.length, options, OF_PAGE_TITLE) +
      (title === '' || title === pageTitle ? 0 : TITLE * likeness(title, weights, words.length, options)) +
      KEYWORD * Math.max(0, ...names) +
      (isPhrase ? PHRASE : isSaid ? SAID : 0) +
      LITERAL * literal +
      (begins ? BEGINNING : 0) +
      AS_WRITTEN * Math.max(likenessInSigns(pageTitle, written), likenessInSigns(title, written)) +
      SAME_CATEGORY * sharedCategories(section.breadcrumb, options.place)
    return [{ stored: section, score: score * factor, ...hitsOf(section, words, options) }]
  })
  return sections.sort((a, b) => b.score - a.score)
}

/** 1 for a title that equals the query in case and signs, half of that for one that contains it. */
const likenessInSigns = (title: string, written: string): number =>
  title === written ? 1 : title.includes(written) ? 0.5 : 0

function sharedCategories(breadcrumb: readonly string[], place: readonly string[] = []): number {
  const differs = breadcrumb.findIndex((label, level) => label !== place[level])
  return Math.min(MAX_CATEGORIES, differs < 0 ? breadcrumb.length : differs)
}

/** Whether a phrase, padded with spaces, contains a multi-word name whole. */
function isInside(name: string, phrase: string): boolean {
  const words = textWords(name)
  return words.includes(' ') && phrase.includes(` ${words} `)
}

const textWords = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .join(' ')

/** Words as typed; `open` is the one still being typed, if it is not yet a word of the index. */
interface Typed {
  readonly words: ReadonlySet<string>
  readonly open: string | undefined
}

/** Literal overlap of title and query: the share of the title times the share of the query. */
function literalness(title: string, { words: typed, open }: Typed): number {
  const words = textWords(title).split(' ').filter(Boolean)
  const isSaid = (word: string) => typed.has(word) || (open !== undefined && word.startsWith(open))
  const common = Math.min(typed.size, words.filter(isSaid).length)
  return words.length === 0 ? 0 : (common / words.length) * (common / typed.size)
}

/** Share of the title that the query covers, raised to `power` where that is certain, times the share of the query that the title covers. */
function likeness(
  title: string,
  weights: ReadonlyMap<string, readonly number[]>,
  words: number,
  options: TextOptions,
  power = 1,
): number {
  const pieces = title.split(/\s+/).flatMap((piece) => {
    const terms = cachedTerms(piece, options)
    return terms.length > 0 ? [terms] : []
  })
  if (pieces.length === 0 || words === 0) return 0
  const said = pieces.map((terms) =>
    coverageOf(terms.map((term) => Math.max(0, ...(weights.get(term) ?? [])))),
  )
  const ofTitle = said.reduce((sum, weight) => sum + (weight >= SAME ? weight : 0), 0) / pieces.length
  const inTitle = Array.from({ length: words }, (_none, word) =>
    Math.max(0, ...pieces.flat().map((term) => weights.get(term)?.[word] ?? 0)),
  )
  const share = Math.max(...said) >= SURE ? ofTitle ** power : ofTitle
  return (share * inTitle.reduce((sum, weight) => sum + weight, 0)) / words
}

/**
 * How much of a piece the query covers. The first term is the whole piece. Of several parts, the last is the name and counts
 * twice: «hmr» covers more than half of `server.hmr`, «server» less.
 */
function coverageOf([whole = 0, ...parts]: readonly number[]): number {
  const sum = parts.reduce((all, weight) => all + weight, parts.at(-1) ?? 0)
  return Math.max(whole, sum / (parts.length + 1))
}
