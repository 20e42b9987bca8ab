// Groups findings of the Markdown stage under one rule: markdown/foreign-syntax, markdown/loader-import.
import type { Rule } from '../rule.ts'

/** Rule `foreign-syntax`. */
export const foreignSyntax: Rule = {
  id: 'foreign-syntax',
  commands: 'all',
  summary: 'Text in the syntax of another generator is shown as written.',
  level: 'warn',
  docs: 'Definition lists, highlighted text, image sizes, includes and similar syntax are not supported. The message says what to write instead. If you mean the text literally, put a backslash before its first character.',
  bad: 'Term\n: The meaning.',
  good: '- **Term**: the meaning.',
  covers: ['markdown/foreign-syntax', 'markdown/loader-import'],
}
