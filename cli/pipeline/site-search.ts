// Queries the search of the finished site without a browser: the same engine over files that are never written.
import { createEngine as createLunrEngine } from '../../runtime/search/lunr/engine.ts'
import { createEngine as createShardEngine } from '../../runtime/search/sharded/engine.ts'
import type { SearchConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { QueryAnswer } from '../model/search-metrics.ts'

/** Maximum number of results to look through: a page beyond these counts as not found. */
const MAX_RESULTS = 50
/** Each query looks at 50 pages: with as few files as a browser keeps, most would be decompressed again for the next one. */
const KEPT_FILES = 1000
const BASE = 'https://docsite.invalid/'

/**
 * Creates a search over the indexes of these tags, whose files have these paths. It resolves to the sections found, best first.
 */
export function createSiteSearch(
  tags: readonly string[],
  files: ReadonlyMap<string, OutputFile['body']>,
  { engine: name, lunr, language, synonyms }: Pick<SearchConfig, 'engine' | 'lunr' | 'language' | 'synonyms'>,
) {
  const create = name === 'lunr' ? createLunrEngine : createShardEngine
  const engine = create({
    async fetch(address) {
      const body = files.get(decodeURIComponent(address.slice(BASE.length)))
      if (body === undefined) return new Response('', { status: 404 })
      return new Response(typeof body === 'string' ? body : Uint8Array.from(body))
    },
    warn: () => undefined,
    keptFiles: KEPT_FILES,
  })
  return async (query: string): Promise<QueryAnswer> => {
    const { results, shownFor } = await engine.search({
      engine: name,
      query,
      tags,
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
        synonyms,
        tokenSeparator: lunr.tokenizerSeparator,
        maxResults: MAX_RESULTS,
      },
      retry: false,
      literal: false,
    })
    return { routes: results.map(({ document }) => document.sectionRoute), shownFor }
  }
}
