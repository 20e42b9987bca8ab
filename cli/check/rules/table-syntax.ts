// Groups findings of the Markdown stage under one rule: markdown/table-syntax, markdown/table-cells-lost.
import type { Rule } from '../rule.ts'

/** Rule `table-syntax`. */
export const tableSyntax: Rule = {
  id: 'table-syntax',
  commands: 'all',
  summary: 'A table is shown as text, or some of its cells are not shown.',
  level: 'warn',
  docs: 'The delimiter row (`|---|---|`) below the header is required and needs as many cells as the header. Cells beyond those of the header are dropped.',
  bad: '| a | b |\n|---|\n| 1 | 2 |',
  good: '| a | b |\n|---|---|\n| 1 | 2 |',
  covers: ['markdown/table-syntax', 'markdown/table-cells-lost'],
}
