// Groups findings of the Markdown stage under one rule: markdown/code-meta.
import type { Rule } from '../rule.ts'

/** Rule `code-meta`. */
export const codeMeta: Rule = {
  id: 'code-meta',
  commands: 'all',
  summary: 'A word behind the language of a code block means nothing.',
  level: 'warn',
  docs: 'Readers see the code without what the word was meant to do: other programs read files, run code or mark lines by such words. The message names what to write instead.',
  bad: '```js filename="a.js"\nrun()\n```',
  good: '```js title="a.js"\nrun()\n```',
  covers: ['markdown/code-meta'],
}
