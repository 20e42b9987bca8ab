// Groups findings of the Markdown stage under one rule: markdown/conflict.
import type { Rule } from '../rule.ts'

/** Rule `conflict`. */
export const conflict: Rule = {
  id: 'conflict',
  commands: 'all',
  summary: 'A file contains Git conflict markers of an unfinished merge.',
  level: 'warn',
  docs: 'Markdown turns the markers into headings and quotes, so the finding is an error. In a code block, which may show such markers on purpose, it is a warning.',
  bad: '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch',
  good: 'ours',
  covers: ['markdown/conflict'],
}
