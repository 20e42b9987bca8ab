// Fetches the files that every sharded search needs while the search code is still loading: on a slow connection, each round trip
// avoided saves half a second. Loaded when the reader is about to search.

import { earlyField } from '../components/search/early-field.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { type FileStream, fetchAhead } from '../search/file-stream.ts'
import type { TakeFiles } from '../search/protocol.ts'
import { manifestPath } from '../search/sharded/manifest-path.ts'
import { searchTags } from '../search/tags.ts'
import { readPreferredVersions } from '../storage/preferred-version.ts'

/** File names of the search worker and of the dialog's stylesheet, relative to this script. */
declare const DOCSITE_SEARCH_AHEAD: readonly string[]

/** The current page and its site. */
export interface ShownPage {
  readonly site: SiteView
  readonly page: PageView
}

/**
 * Fetches these files into the browser cache and, once something is typed, the manifests of the indexes that a search on this
 * page uses, which browsers may not cache. The returned function hands the requested files to the engine.
 */
export function fetchSearchAhead({ site, page }: ShownPage): TakeFiles {
  const files = new Map<string, FileStream>()
  if (site.search.engine !== 'sharded') return () => files
  for (const file of DOCSITE_SEARCH_AHEAD) fetchAhead(new URL(file, import.meta.url).href)
  const askForManifests = () => {
    if (!earlyField()?.value.trim()) return
    stop()
    for (const address of manifestAddresses(site, page)) files.set(address, fetchAhead(address))
  }
  const stop = () => removeEventListener('input', askForManifests)
  addEventListener('input', askForManifests)
  askForManifests()
  return () => {
    stop()
    return files
  }
}

function manifestAddresses({ docs, search, baseUrl }: SiteView, page: PageView): readonly string[] {
  const place = { active: page.docs, preferred: readPreferredVersions(docs) }
  const base = new URL(baseUrl, document.baseURI).href
  return searchTags(docs, place, search.tags).map((tag) => base + manifestPath(encodeURIComponent(tag)))
}
