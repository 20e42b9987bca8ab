// Links from pages to other sites, and findings about those whose check failed.
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ExternalAnswer } from '../model/external-answer.ts'
import { ownAddress } from '../text/own-address.ts'
import { joinKey } from './keys.ts'
import type { Parts } from './parts.ts'

/** A link to another site. */
export interface ExternalLink {
  readonly url: string
  readonly place: Place
}

/** All links to other sites, with their places. */
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
        // The site's own pages are checked by other rules.
        if (ownAddress(slot.url, config)) continue
        found.push({ url: slot.url.startsWith('//') ? `https:${slot.url}` : slot.url, place: slot.place })
      }
    }
  }
  return found
}

const GONE = 'write the current URL of the page, or remove the link'
const UNREACHED =
  "open it in a browser; to skip a site that answers only there or only in your network, write `external: { skip: ['host'] }`"

/** Findings about a link to another site, given the answers for all links. */
export function answerFindings(
  link: ExternalLink,
  answers: ReadonlyMap<string, ExternalAnswer>,
): readonly Diagnostic[] {
  const { url, place } = link
  const [address = '', fragment = ''] = url.split(/#(.*)/s)
  const answer = answers.get(address)
  if (!answer) return []
  const { problem, movedTo, missing } = answer
  if (problem !== null) {
    const found = finding('external-link', link, `${url} cannot be reached: ${problem}`)
    return [{ ...found, hint: / 4\d\d$/.test(problem) ? GONE : UNREACHED }]
  }
  const moved =
    movedTo === null ? [] : [movedLink(link, fragment === '' ? movedTo : `${movedTo}#${fragment}`)]
  if (!missing.includes(fragment)) return moved
  const message = `${movedTo ?? address} has no anchor '${fragment}'`
  const hint = 'open the page and copy the URL of the heading, or link to the page itself'
  return [...moved, { ...finding('external-anchor', { url, place }, message), hint }]
}

const movedLink = (link: ExternalLink, address: string): Diagnostic => ({
  ...finding('external-redirect', link, `${link.url} has moved permanently`),
  hint: `write ${address}`,
})

const finding = (rule: string, { url, place }: ExternalLink, message: string): Diagnostic => ({
  code: `check/${rule}`,
  severity: 'warning',
  message,
  place,
  about: { text: url },
})
