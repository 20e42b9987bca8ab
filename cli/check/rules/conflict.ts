// Groups findings of the Markdown stage under one rule: markdown/conflict.
import type { Rule } from '../rule.ts'

/** Rule `conflict`. */
export const conflict: Rule = {
  id: 'conflict',
  commands: 'all',
  summary: 'A merge was left unfinished: both texts stand between the marks of git.',
  level: 'warn',
  docs: 'The marks make headings and quotes of the text, so it is an error; in a code block, which may show such marks on purpose, it is a warning.',
  bad: '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch',
  good: 'ours',
  covers: ['markdown/conflict'],
}
