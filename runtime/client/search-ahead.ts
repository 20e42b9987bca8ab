// The first files that a search in shards asks for, fetched together with its code instead of after it, which finds them in the
// browser's cache: on a slow line each wait less is half a second.
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { manifestPath } from '../search/sharded/format.ts'

/** File names of the searching thread and of the style sheet of the dialog, beside this program. */
declare const DOCSITE_SEARCH_AHEAD: readonly string[]

/** Fetches these, and the manifest of what is searched on a page. What fails is asked for again later. */
export function fetchSearchAhead({ search, baseUrl }: SiteView, { docs }: PageView): void {
  const tag = docs ? `docs-${docs.instance}-${docs.version}` : search.tags[0]
  if (search.engine !== 'sharded' || tag === undefined) return
  const beside = DOCSITE_SEARCH_AHEAD.map((file) => new URL(file, import.meta.url))
  // An answer that nobody reads may be given up.
  for (const address of [...beside, baseUrl + manifestPath(encodeURIComponent(tag))])
    fetch(address).then(
      (answer) => answer.blob(),
      () => undefined,
    )
}
