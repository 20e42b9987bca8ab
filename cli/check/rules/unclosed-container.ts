// Groups findings of earlier stages under one rule: markdown/unclosed, markdown/unclosed-element and the like.
import type { Rule } from '../rule.ts'

/** Rule `unclosed-container`. */
export const unclosedContainer: Rule = {
  id: 'unclosed-container',
  commands: 'all',
  summary: 'A block, a code block, a tag or a comment is not closed, or a closing marker closes nothing.',
  level: 'warn',
  docs: 'The text after it is swallowed, or the markers are shown as text.',
  bad: ':::note\nТекст',
  good: ':::note\nТекст\n:::',
  covers: [
    'markdown/unclosed',
    'markdown/unclosed-element',
    'markdown/unclosed-tag',
    'markdown/unclosed-comment',
    'markdown/unclosed-fence',
    'markdown/unclosed-html',
    'markdown/stray-end',
    'markdown/spaced-directive',
  ],
}
