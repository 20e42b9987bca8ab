// Links of pages to other sites: which there are, and what is said of one that leads nowhere.
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { ownAddress } from '../text/own-address.ts'
import { joinKey } from './keys.ts'
import type { Parts } from './parts.ts'

/** A link to another site. */
export interface ExternalLink {
  readonly url: string
  readonly place: Place
}

/** All of them, with the places they stand at. */
export async function externalLinks(
  graph: Graph,
  { inputs, site, articles }: Pick<Parts, 'inputs' | 'site' | 'articles'>,
): Promise<readonly ExternalLink[]> {
  const config = await graph.demand(inputs.config, '')
  const found: ExternalLink[] = []
  for (const { code } of await graph.demand(inputs.locales, '')) {
    const tables = await graph.demand(site.tables, code)
    for (const doc of tables.versions.flatMap(({ docs }) => docs)) {
      const facts = await graph.demand(articles.facts, joinKey(code, doc.file))
      for (const slot of facts?.slots ?? []) {
        if (slot.kind !== 'link' || slot.unchecked || !/^(?:https?:)?\/\//i.test(slot.url)) continue
        // The site's own pages are checked as such.
        if (ownAddress(slot.url, config)) continue
        found.push({ url: slot.url.startsWith('//') ? `https:${slot.url}` : slot.url, place: slot.place })
      }
    }
  }
  return found
}

/** The finding for a link to another site that does not answer. */
export function deadLink({ url, place }: ExternalLink, problem: string): Diagnostic {
  return {
    code: 'check/external-link',
    severity: 'error',
    message: `${url} does not answer: ${problem}`,
    place,
    about: { text: url },
  }
}
