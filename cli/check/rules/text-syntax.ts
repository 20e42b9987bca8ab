// Groups findings about markup that has no effect under one rule: markdown/text-mark, markdown/list-syntax,
// markdown/front-matter-place, markdown/directive-attribute.
import type { Rule } from '../rule.ts'

/** Rule `text-syntax`. */
export const textSyntax: Rule = {
  id: 'text-syntax',
  commands: 'all',
  summary:
    'Markup has no effect: bold text with spaces inside, a lone backtick, a list without spaces, attributes that cannot be parsed.',
  level: 'warn',
  docs: 'Readers see the markup itself. The message says what to write.',
  bad: 'Нажмите ** Сохранить **.',
  good: 'Нажмите **Сохранить**.',
  covers: [
    'markdown/text-mark',
    'markdown/list-syntax',
    'markdown/front-matter-place',
    'markdown/directive-attribute',
  ],
}
