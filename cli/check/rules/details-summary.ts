// Groups findings of the Markdown stage under one rule: markdown/details-summary.
import type { Rule } from '../rule.ts'

/** Rule `details-summary`. */
export const detailsSummary: Rule = {
  id: 'details-summary',
  commands: 'all',
  summary: 'A passage that opens does not say what it holds.',
  level: 'warn',
  docs: 'Readers see one word that is the same for all of them, and have to open it to know what it is about.',
  bad: '<details>\n\nТекст.\n\n</details>',
  good: '<details>\n<summary>Как это сделать из командной строки</summary>\n\nТекст.\n\n</details>',
  covers: ['markdown/details-summary'],
}
