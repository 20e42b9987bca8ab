// Requests of the search dialog.
import { usePage, usePreferredVersions, useSite } from '../../contexts.tsx'
import type { SearchRequest } from '../../search/protocol.ts'
import { searchTags } from '../../search/tags.ts'

/** Makes the request of a query on the page on screen: its version is searched, else the preferred one, else the last. */
export function useSearchRequest(): (query: string) => Omit<SearchRequest, 'retry' | 'literal'> {
  const { docs, search, baseUrl } = useSite()
  const page = usePage()
  const { names } = usePreferredVersions()
  return (query) => ({
    engine: search.engine,
    query,
    tags: searchTags(docs, { active: page.docs, preferred: names }, search.tags),
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
