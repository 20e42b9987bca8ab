// Groups findings of earlier stages under one rule: markdown/directive-content.
import type { Rule } from '../rule.ts'

/** Rule `directive-content`. */
export const directiveContent: Rule = {
  id: 'directive-content',
  commands: 'all',
  summary:
    'A `:::` block lacks the content it requires: steps without a numbered list, cards without a list.',
  level: 'warn',
  docs: 'The content is shown as written. The message says what the block requires.',
  bad: ':::steps\nТекст\n:::',
  good: ':::steps\n1. Текст\n:::',
  covers: ['markdown/directive-content'],
}
