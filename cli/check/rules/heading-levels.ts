// Headings that skip a level: readers of the outline look for a part that does not exist.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/heading-levels`. */
export const headingLevels: Rule = {
  id: 'heading-levels',
  commands: 'check',
  summary: 'A heading is more than one level below the previous one.',
  level: 'warn',
  docs: 'Screen readers and the table of contents show the outline; a skipped level looks like a missing section.',
  bad: '## Настройка\n\n#### Порт',
  good: '## Настройка\n\n### Порт',
  checkPage({ article: { headings = [] }, text }, report) {
    // The article does not list headings in raw HTML, so levels cannot be compared.
    if (/<h[1-6][\s>]/i.test(text)) return
    // The page title is the h1, even if the source has none.
    let before = 1
    for (const { level, text: title, place } of headings) {
      // A heading without text is a finding of its own.
      if (level > before + 1 && title !== '') {
        const message = `the heading '${title}' has level ${level}, but the previous level is ${before}`
        const hint = `write ${'#'.repeat(before + 1)} ${title}`
        report(findingOf('heading-levels', message, place, { hint }))
      }
      before = level
    }
  },
}
