// The search of the finished site, asked without a browser: the same engine over index files that are never written.
import { createEngine } from '../../runtime/search/engine.ts'
import type { SearchConfig } from '../model/config.ts'

/** Most results looked through: a page beyond these is not found. */
const MOST_RESULTS = 50
const BASE = 'https://docsite.invalid/'

/** Asks index files by tag; resolves to the routes of the sections found, best first. */
export function createSiteSearch(
  indexes: ReadonlyMap<string, string>,
  { lunr, language }: Pick<SearchConfig, 'lunr' | 'language'>,
) {
  const engine = createEngine({
    async fetch(address) {
      const tag = /search-index-(.*)\.json$/.exec(decodeURIComponent(address))?.[1] ?? ''
      const text = indexes.get(tag)
      return text === undefined ? new Response('', { status: 404 }) : new Response(text)
    },
    warn: () => undefined,
  })
  return async (query: string): Promise<readonly string[]> => {
    const { results } = await engine.search({
      query,
      tags: [...indexes.keys()],
      indexBase: BASE,
      options: {
        boosts: {
          title: lunr.titleBoost,
          content: lunr.contentBoost,
          tags: lunr.tagsBoost,
          parentCategories: lunr.parentCategoriesBoost,
          keywords: lunr.keywordsBoost,
        },
        languages: language,
        tokenSeparator: lunr.tokenizerSeparator,
        maxResults: MOST_RESULTS,
      },
      retry: false,
    })
    return results.map(({ document }) => document.sectionRoute)
  }
}
