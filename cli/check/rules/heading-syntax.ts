// Groups findings of the Markdown stage under one rule: markdown/heading-syntax, markdown/heading-id.
import type { Rule } from '../rule.ts'

/** Rule `heading-syntax`. */
export const headingSyntax: Rule = {
  id: 'heading-syntax',
  commands: 'all',
  summary: 'A heading is shown as text, or its id is invalid.',
  level: 'warn',
  docs: 'Without a space after the `#` characters the line is not a heading and has no entry in the table of contents. An id must not contain spaces.',
  bad: '##Title',
  good: '## Title {#title}',
  covers: ['markdown/heading-syntax', 'markdown/heading-id'],
}
