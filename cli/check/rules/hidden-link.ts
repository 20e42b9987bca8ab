// Links to unlisted pages: usually the pages are not ready, and the link gives them away.
import type { SiteTables } from '../../model/site.ts'
import { onceFor } from '../../text/once-for.ts'
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/hidden-link`. */
export const hiddenLink: Rule = {
  id: 'hidden-link',
  commands: 'check',
  summary: 'A link leads to an unlisted page.',
  level: 'warn',
  docs: 'Unlisted pages do not appear in sidebars, search and the sitemap; a link makes them public. Drafts are not published at all, so links to them are broken.',
  bad: '[новое](./new.md)   (new.md: unlisted: true)',
  good: '[новое](./new.md)   (new.md without unlisted)',
  checkPage(subject, report) {
    if (subject.doc.unlisted) return
    const unlisted = unlistedPaths(subject.site)
    if (unlisted.size === 0) return
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'page' || !unlisted.has(target.path)) continue
      const message = `${nameOfLink(text)} leads to an unlisted page: ${target.path}`
      const hint = 'remove `unlisted` from that page, or the link from this one'
      report(findingOf('hidden-link', message, slot.place, { hint, about: { text: slot.url } }))
    }
  },
}

const unlistedPaths = onceFor(
  ({ versions }: SiteTables): ReadonlySet<string> =>
    new Set(
      versions.flatMap(({ docs }) => docs.filter((doc) => doc.unlisted).map(({ permalink }) => permalink)),
    ),
)
