// Groups findings of the Markdown stage under one rule: markdown/foreign-syntax, markdown/loader-import.
import type { Rule } from '../rule.ts'

/** Rule `foreign-syntax`. */
export const foreignSyntax: Rule = {
  id: 'foreign-syntax',
  commands: 'all',
  summary: 'A text is written in the syntax of another generator and shown as it is written.',
  level: 'warn',
  docs: 'Definition lists, marked text, sizes of images, includes and the like are no part of Markdown here. The message names what to write instead; a backslash before the first sign says that it is meant as text.',
  bad: 'Term\n: The meaning.',
  good: '- **Term**: the meaning.',
  covers: ['markdown/foreign-syntax', 'markdown/loader-import'],
}
