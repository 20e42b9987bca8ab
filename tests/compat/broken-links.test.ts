// Broken links and anchors as the reference finds them.
import { expect } from 'vitest'
import { checkBuiltPage } from '../../cli/check/apply-rules.ts'
import type { Slot } from '../../cli/model/article.ts'
import { linkIndex, linkTables } from '../../cli/site/link-source.ts'
import { resolveSlot } from '../../cli/site/slots.ts'
import { docOf, siteTablesOf, versionTablesOf } from '../helpers/site-tables.ts'
import { configOf } from '../helpers/tables.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

interface ReferenceInput {
  readonly collectedLinks: Readonly<
    Record<string, { readonly links: readonly string[]; readonly anchors: readonly string[] }>
  >
  readonly onBrokenLinks: string
  readonly onBrokenAnchors: string
  readonly routes: readonly ReferenceRoute[]
}

interface ReferenceRoute {
  readonly path: string
  readonly routes?: readonly ReferenceRoute[]
}

/** Pages are the routes without routes below them. */
function leaves(routes: readonly ReferenceRoute[]): readonly string[] {
  return routes.flatMap(({ path, routes: below }) => (below ? leaves(below) : [path]))
}

interface Broken {
  readonly code: string
  readonly url: string
}

/** Everything on the pages that fails a build. */
function brokenOn({
  collectedLinks,
  onBrokenLinks,
  onBrokenAnchors,
  routes,
}: ReferenceInput): readonly Broken[] {
  const found: Broken[] = []
  const config = configOf({ onBrokenLinks, onBrokenAnchors })
  const paths = [...new Set([...leaves(routes), ...Object.keys(collectedLinks)])]
  const docs = paths.map((path) => docOf(path.slice(1), { permalink: path }))
  const site = siteTablesOf([versionTablesOf(docs)])
  const index = linkIndex(linkTables(site))
  const anchorsOf = (path: string): ReadonlySet<string> => {
    const key = Object.keys(collectedLinks).find(
      (page) => page.replace(/\/$/, '') === path.replace(/\/$/, ''),
    )
    const anchors = key === undefined ? [] : (collectedLinks[key]?.anchors ?? [])
    return new Set(anchors.map((anchor) => decodeURI(anchor.replace(/^#/, ''))))
  }
  for (const doc of docs) {
    const links = collectedLinks[doc.permalink]?.links ?? []
    const slots = links.map((url, index): Slot => {
      const place = { file: doc.file, start: { line: index + 1, column: 1 } }
      return { kind: 'link', url, syntax: 'markdown', place }
    })
    const source = { doc, site: index, config }
    const resolved = slots.map((slot) => {
      const target = resolveSlot(slot, source, { assetHref: () => undefined })
      return target ? { target } : {}
    })
    checkBuiltPage(
      {
        doc,
        article: { slots, links: [] },
        resolved,
        site,
        config,
        files: [],
        hasShareImage: true,
        anchorsOf,
      },
      ({ code, severity, buildLevel, place }) => {
        if (severity === 'error' && (buildLevel ?? 'throw') === 'throw')
          found.push({ code, url: links[(place?.start.line ?? 0) - 1] ?? '' })
      },
    )
  }
  return found
}

/** Links that the report of the reference lists, `link (resolved as: …)` without the explanation. */
function listedLinks(report: string): readonly string[] {
  return [...report.matchAll(/-> linking to (\S[^\n]*?)(?: \(resolved as: [^\n]*)?\n/g)].map(
    ([, link = '']) => link,
  )
}

recordedSuite({
  file: 'broken-links',
  total: 34,
  notApplicable: {
    'every page is reached with and without a slash at its end, and nothing is below it': {
      count: 3,
      covers: ({ test = '' }) => /valid non-exact link|due to strict (exact )?matching/.test(test),
    },
    'links and anchors are texts by their type': {
      count: 1,
      covers: ({ test = '' }) => test.endsWith('sparse arrays'),
    },
  },
  run(_fn, [argument], { throws }) {
    const broken = brokenOn(argument as ReferenceInput)
    // The reference stops at broken links before it lists anchors, and shortens the list of frequent ones.
    if (throws !== undefined && !throws.includes('Frequent')) {
      const code = throws.includes('broken links!') ? 'check/broken-link' : 'check/broken-anchor'
      const urls = broken.filter((finding) => finding.code === code).map(({ url }) => url)
      expect(urls).toEqual(listedLinks(throws))
    }
    return broken.length > 0 ? REFUSED : undefined
  },
})
