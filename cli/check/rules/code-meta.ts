// Groups findings of the Markdown stage under one rule: markdown/code-meta.
import type { Rule } from '../rule.ts'

/** Rule `code-meta`. */
export const codeMeta: Rule = {
  id: 'code-meta',
  commands: 'all',
  summary: 'A word after the language of a code block has no effect.',
  level: 'warn',
  docs: 'Other generators use such words to include files, run code or highlight lines. The message says what to write instead.',
  bad: '```js filename="a.js"\nrun()\n```',
  good: '```js title="a.js"\nrun()\n```',
  covers: ['markdown/code-meta'],
}
