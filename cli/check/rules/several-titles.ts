// Pages with more than one level-1 heading, that is, with two titles.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/several-titles`. */
export const severalTitles: Rule = {
  id: 'several-titles',
  commands: 'check',
  summary: 'A page has more than one level-1 heading.',
  level: 'warn',
  docs: 'The first is the title of the page. The others are missing from the table of contents and confuse search engines.',
  bad: '# Установка\n\n# Запуск',
  good: '# Установка\n\n## Запуск',
  checkPage({ article: { headings = [] }, doc }, report) {
    const titles = headings.filter(({ level, place }) => level === 1 && place.file === doc.file)
    for (const { text, place } of titles.slice(1)) {
      report(
        findingOf('several-titles', `'${text}' is a second level-1 heading`, place, {
          hint: `write ## ${text}`,
        }),
      )
    }
  },
}
