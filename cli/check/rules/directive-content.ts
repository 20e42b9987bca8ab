// Groups findings of earlier stages under one rule: markdown/directive-content.
import type { Rule } from '../rule.ts'

/** Rule `directive-content`. */
export const directiveContent: Rule = {
  id: 'directive-content',
  commands: 'all',
  summary: 'A `:::` block lacks what it is made of: steps without a numbered list, cards without a list.',
  level: 'warn',
  docs: 'The content is shown as it is written. The message says what the block is made of.',
  bad: ':::steps\nТекст\n:::',
  good: ':::steps\n1. Текст\n:::',
  covers: ['markdown/directive-content'],
}
