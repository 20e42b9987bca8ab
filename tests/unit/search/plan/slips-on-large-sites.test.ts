// On a site whose lexicon is too large to be loaded whole, a word is found with a slip wherever it is but in its first letter alone.
import { describe, expect, it } from 'vitest'
import { planSearch } from '../../../../runtime/search/plan/search.ts'
import { backendOver, shardFilesOf } from '../../../helpers/shard-backend.ts'
import { generatedPages } from '../shards/generated-pages.ts'

const OPTIONS = { languages: ['ru'], synonyms: [], maxResults: 8, literal: false }
const PAGES = generatedPages(1000)
const backend = backendOver(shardFilesOf(PAGES, OPTIONS))
/** Long words of some pages. */
const WORDS = PAGES.filter((_, at) => at % 50 === 3).flatMap(
  ({ sections }) => sections[0]?.text.split(' ').find((word) => word.length > 6) ?? [],
)

const SLIPS = {
  'changed places': (word: string, at: number) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  'one too many': (word: string, at: number) => `${word.slice(0, at)}ж${word.slice(at)}`,
  'another one': (word: string, at: number) => `${word.slice(0, at)}ъ${word.slice(at + 1)}`,
}

describe('a slip on a large site', () => {
  it.each([
    ['changed places', [0, 1, 2, 3]],
    ['one too many', [0, 1, 2, 3]],
    ['another one', [1, 2, 3]],
  ] as const)('%s', async (kind, places) => {
    expect(backend.lexiconCost([''])).toBeGreaterThan(60_000)
    for (const at of places) {
      const lost: string[] = []
      for (const word of WORDS) {
        const { results } = await planSearch(SLIPS[kind](word, at), backend, OPTIONS)
        const root = word.slice(0, -2)
        const isFound = results.some(({ stored }) =>
          `${stored.pageTitle} ${stored.title} ${stored.text}`.includes(root),
        )
        if (!isFound) lost.push(word)
      }
      expect({ at, lost }).toEqual({ at, lost: [] })
    }
  })
})
