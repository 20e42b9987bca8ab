// What the search shows between two letters: `npm run search-quality` types words of titles letter by letter, from the third on, and
// prints how often a page is found whose title has a word that begins so, and how often the page of the word is lost again.
import { describe, expect, it } from 'vitest'
import { planSearch } from '../../runtime/search/plan/search.ts'
import { foldText } from '../../runtime/search/text/fold.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { shardBackendInMemory } from '../helpers/shard-backend.ts'
import { ROWS } from './score.ts'
import { MEASURED_SITES } from './sites.ts'

const SHORTEST_WORD = 5
const SHORTEST_TYPED = 3
const MAX_WORDS = 150
/** Shares of all that is typed: with a right page, and with the page of the word lost that was there a letter before. */
const MIN_FOUND = 0.97
const MAX_LOST = 0.01

describe('words that are being typed', () => {
  it.each(MEASURED_SITES)('$name', async ({ name, languages, load }) => {
    const pages = await load()
    const options = { languages, synonyms: [], maxResults: ROWS, literal: false }
    const backend = shardBackendInMemory(pages, options)
    const words = wordsOfTitles(pages)
    const count = { typed: 0, found: 0, lost: 0, otherwise: 0 }
    for (const [word, own] of some([...words])) {
      let wasFound = false
      for (let length = SHORTEST_TYPED; length <= word.length; length++) {
        const typed = word.slice(0, length)
        const { results, shownFor } = await planSearch(typed, backend, options)
        const routes = results.map(({ stored }) => stored.route)
        const right = [...words].filter(([other]) => other.startsWith(typed)).flatMap(([, all]) => [...all])
        const isFound = routes.some((route) => own.has(route))
        count.typed++
        if (routes.some((route) => right.includes(route))) count.found++
        if (wasFound && !isFound) count.lost++
        if (shownFor !== undefined) count.otherwise++
        wasFound = isFound
      }
    }
    const share = (part: number) => part / count.typed
    process.stdout.write(
      `${name}: ${count.typed} beginnings of words of titles, found ${percent(share(count.found))}, ` +
        `lost again ${count.lost}, read otherwise ${count.otherwise}\n`,
    )
    expect(share(count.found)).toBeGreaterThanOrEqual(MIN_FOUND)
    expect(share(count.lost)).toBeLessThanOrEqual(MAX_LOST)
    expect(share(count.otherwise)).toBeLessThanOrEqual(MAX_LOST)
  })
})

/** Words of the titles of pages, with the pages that have them. */
function wordsOfTitles(pages: readonly MemoryPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  for (const { title, route } of pages)
    for (const word of foldText(title).match(/\p{L}+/gu) ?? [])
      if (word.length >= SHORTEST_WORD) words.set(word, (words.get(word) ?? new Set()).add(route))
  return new Map([...words].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** At most so many, evenly over all. */
const some = <T>(all: readonly T[]): readonly T[] => {
  const step = Math.ceil(all.length / MAX_WORDS)
  return all.filter((_, at) => at % step === 0)
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
