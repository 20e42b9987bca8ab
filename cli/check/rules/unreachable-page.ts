// Pages that no sidebar, link or tag leads to.
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import { startOf } from '../../model/diagnostic.ts'
import { pageKey } from '../../text/url.ts'
import { configuredLinks } from '../configured-links.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unreachable-page`. */
export const unreachablePage: Rule = {
  id: 'unreachable-page',
  commands: 'check',
  summary: 'No sidebar, link or tag leads to a page.',
  level: 'warn',
  docs: 'Readers find it only by search or if they know its URL. Link to it, add it to a sidebar, or mark it `unlisted`.',
  bad: 'a page that nothing links to',
  good: '[подробнее](./details.md)',
  checkSite({ site, linked }, report) {
    const reached = new Set([...configuredLinks(site).map(({ href }) => href), ...linked].map(pageKey))
    for (const { sidebars, tags, docs, mainDocId } of site.versions) {
      for (const { items } of Object.values(sidebars)) addHrefs(items, reached)
      const tagged = new Set(tags.flatMap((tag) => tag.docs))
      for (const doc of docs) {
        const isKnown =
          doc.unlisted || doc.id === mainDocId || tagged.has(doc.id) || doc.sidebar !== undefined
        if (isKnown || reached.has(pageKey(doc.permalink))) continue
        const hint = 'link to it, add it to a sidebar, or write `unlisted: true`'
        report(
          findingOf('unreachable-page', 'no sidebar, link or tag leads to the page', startOf(doc.file), {
            hint,
          }),
        )
      }
    }
  },
}

function addHrefs(items: readonly SidebarItem[], found: Set<string>): void {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.href !== undefined) found.add(pageKey(item.href))
    if (item.type === 'category') addHrefs(item.items ?? [], found)
  }
}
