// Groups findings of earlier stages under one rule: markdown/code-too-long, markdown/nesting and the like.
import type { Rule } from '../rule.ts'

/** Rule `limit`. */
export const limit: Rule = {
  id: 'limit',
  commands: 'all',
  summary: 'A page is larger or more deeply nested than the configured limits allow.',
  level: 'warn',
  docs: 'The rest is shown as plain text. Split the page, or raise the limit.',
  bad: 'a table of a million cells',
  good: 'a link to a file with the data',
  covers: ['markdown/code-too-long', 'markdown/nesting', 'markdown/page-time', 'markdown/table-cells'],
}
