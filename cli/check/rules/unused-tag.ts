// Tags declared in the tags file that no page uses.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-tag`. */
export const unusedTag: Rule = {
  id: 'unused-tag',
  commands: 'check',
  summary: 'A tag of the tags file is on no page.',
  level: 'warn',
  docs: 'It is no page of the site. Take it away, or give it to the pages it was made for.',
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
            hint: 'take it away, or give it to a page',
            about: { text: key },
          }),
        )
      }
    }
  },
}
