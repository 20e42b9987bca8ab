// Tags declared in the tags file that no page uses.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-tag`. */
export const unusedTag: Rule = {
  id: 'unused-tag',
  commands: 'check',
  summary: 'No page has a tag of the tags file.',
  level: 'warn',
  docs: 'The tag has no page on the site. Remove it, or add it to the pages it was meant for.',
  bad: 'экспорт:   (no page has the tag)',
  good: 'tags: [экспорт]   (in some page)',
  checkSite({ tagsFiles }, report) {
    for (const { version, file } of tagsFiles) {
      const used = new Set<string>()
      for (const { frontMatter } of version.docs)
        for (const tag of frontMatter.tags ?? []) used.add(typeof tag === 'string' ? tag : tag.label)
      for (const key of Object.keys(file.tags)) {
        if (used.has(key)) continue
        const place = keyPlaceOrStart(file, key)
        report(
          findingOf('unused-tag', `no page has the tag '${key}'`, place, {
            hint: 'remove it, or add it to a page',
            about: { text: key },
          }),
        )
      }
    }
  },
}
