// Groups findings of the Markdown stage under one rule: markdown/table-syntax, markdown/table-cells-lost.
import type { Rule } from '../rule.ts'

/** Rule `table-syntax`. */
export const tableSyntax: Rule = {
  id: 'table-syntax',
  commands: 'all',
  summary: 'A table is shown as text, or some of its cells are not shown.',
  level: 'warn',
  docs: 'The row of dashes below the header has to be there, with as many cells as the header; cells beyond those of the header are left out.',
  bad: '| a | b |\n|---|\n| 1 | 2 |',
  good: '| a | b |\n|---|---|\n| 1 | 2 |',
  covers: ['markdown/table-syntax', 'markdown/table-cells-lost'],
}
