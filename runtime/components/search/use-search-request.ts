// Builds the requests of the search dialog.
import { usePage, usePreferredVersions, useSite } from '../../contexts.tsx'
import type { SearchRequest } from '../../search/protocol.ts'
import { searchTags, versionedInstance } from '../../search/tags.ts'
import type { SearchFilter } from './search-state.ts'

/**
 * Returns a function that builds the request for a query on the current page, in its version, otherwise the preferred one,
 * otherwise the last.
 */
export function useSearchRequest(): (
  query: string,
  filter: SearchFilter,
) => Omit<SearchRequest, 'retry' | 'literal'> {
  const { docs, search, baseUrl } = useSite()
  const page = usePage()
  const { names } = usePreferredVersions()
  const breadcrumbs = 'breadcrumbs' in page ? page.breadcrumbs : []
  const instance = versionedInstance(docs, page.docs?.instance)
  return (query, { area, version }) => ({
    engine: search.engine,
    query,
    tags: searchTags(
      docs,
      {
        active: instance && version !== null ? { instance: instance.id, version } : page.docs,
        preferred: names,
      },
      search.tags,
    ),
    ...(area === null ? {} : { area }),
    ...(breadcrumbs.length > 0 ? { place: breadcrumbs.map(({ label }) => label) } : {}),
    indexBase: new URL(baseUrl, document.baseURI).href,
    options: {
      boosts: search.boosts,
      languages: search.languages,
      ...(search.synonyms ? { synonyms: search.synonyms } : {}),
      tokenSeparator: search.tokenSeparator,
      maxResults: search.maxResults,
    },
  })
}
