// Pages with more than one level-1 heading, that is, with two titles.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/several-titles`. */
export const severalTitles: Rule = {
  id: 'several-titles',
  commands: 'check',
  summary: 'A page has more than one heading of the first level.',
  level: 'warn',
  docs: 'The first is the title of the page. Others are missing from the table of contents and confuse search engines.',
  bad: '# Установка\n\n# Запуск',
  good: '# Установка\n\n## Запуск',
  checkPage({ article: { headings = [] }, doc }, report) {
    const titles = headings.filter(({ level, place }) => level === 1 && place.file === doc.file)
    for (const { text, place } of titles.slice(1)) {
      report(
        findingOf('several-titles', `'${text}' is a second heading of the first level`, place, {
          hint: `write ## ${text}`,
        }),
      )
    }
  },
}
