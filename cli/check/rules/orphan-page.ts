// Pages that no sidebar shows.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/orphan-page`. */
export const orphanPage: Rule = {
  id: 'orphan-page',
  commands: 'check',
  summary: 'A page is in no sidebar.',
  level: 'warn',
  docs: 'Readers find it only by search or a link, and see no navigation next to it. Add it to a sidebar, or mark it `unlisted`.',
  bad: 'a page that sidebars.ts does not list',
  good: 'the same page in sidebars.ts, or with unlisted: true',
  checkSite({ site }, report) {
    for (const { docs, sidebars } of site.versions) {
      if (Object.keys(sidebars).length === 0) continue
      for (const doc of docs) {
        // `displayed_sidebar` shows that the author left it out deliberately.
        if (doc.sidebar !== undefined || doc.unlisted || doc.frontMatter.displayed_sidebar !== undefined)
          continue
        const hint = 'add it to a sidebar, or write `unlisted: true`'
        report(findingOf('orphan-page', 'the page is in no sidebar', startOf(doc.file), { hint }))
      }
    }
  },
}
