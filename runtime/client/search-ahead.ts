// The files that every search in shards asks for, fetched together with its code instead of after it, which finds them in the
// browser's cache: on a slow line each wait less is half a second.
import type { SiteView } from '../model/site.ts'

/** File names of the searching thread and of the style sheet of the dialog, beside this program. */
declare const DOCSITE_SEARCH_AHEAD: readonly string[]

/**
 * Fetches these. What fails is asked for again later. The manifest of an index is not among them: who waits for it is shown how
 * much has come, which a request that waits for another one cannot tell.
 */
export function fetchSearchAhead({ search }: SiteView): void {
  if (search.engine !== 'sharded') return
  // An answer that nobody reads may be given up.
  for (const file of DOCSITE_SEARCH_AHEAD)
    fetch(new URL(file, import.meta.url)).then(
      (answer) => answer.blob(),
      () => undefined,
    )
}
