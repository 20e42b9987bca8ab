// Tags of the tags file that no page has.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { SiteRule } from '../rule.ts'

/** `check/unused-tag`. */
export const unusedTag: SiteRule = {
  id: 'unused-tag',
  summary: 'A tag of the tags file is on no page.',
  level: 'warn',
  docs: 'It is no page of the site. Take it away, or give it to the pages it was made for.',
  bad: 'экспорт:   (no page has the tag)',
  good: 'tags: [экспорт]   (in some page)',
  checkSite({ tagsFiles, pages }, report) {
    for (const { version, file } of tagsFiles) {
      const used = new Set<string>()
      for (const { doc } of pages) {
        if (doc.instance !== version.version.instance || doc.version !== version.version.name) continue
        for (const tag of doc.frontMatter.tags ?? []) used.add(typeof tag === 'string' ? tag : tag.label)
      }
      for (const key of Object.keys(file.tags)) {
        if (used.has(key)) continue
        const place = keyPlaceOrStart(file, key)
        report(findingOf('unused-tag', `no page has the tag '${key}'`, place, { about: { text: key } }))
      }
    }
  },
}
