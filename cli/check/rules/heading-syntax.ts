// Groups findings of the Markdown stage under one rule: markdown/heading-syntax, markdown/heading-id.
import type { Rule } from '../rule.ts'

/** Rule `heading-syntax`. */
export const headingSyntax: Rule = {
  id: 'heading-syntax',
  commands: 'all',
  summary: 'A heading is shown as text, or its id is none.',
  level: 'warn',
  docs: 'Without a space behind the signs there is no heading, and no entry in the table of contents. An id has no spaces.',
  bad: '##Title',
  good: '## Title {#title}',
  covers: ['markdown/heading-syntax', 'markdown/heading-id'],
}
