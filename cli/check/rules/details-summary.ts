// Groups findings of the Markdown stage under one rule: markdown/details-summary.
import type { Rule } from '../rule.ts'

/** Rule `details-summary`. */
export const detailsSummary: Rule = {
  id: 'details-summary',
  commands: 'all',
  summary: 'A collapsible section has no summary.',
  level: 'warn',
  docs: 'Readers see the same default label on each such section, and have to open it to learn what it is about.',
  bad: '<details>\n\nТекст.\n\n</details>',
  good: '<details>\n<summary>Как это сделать из командной строки</summary>\n\nТекст.\n\n</details>',
  covers: ['markdown/details-summary'],
}
