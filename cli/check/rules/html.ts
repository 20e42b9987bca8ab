// Groups findings of earlier stages under one rule: markdown/html-element, markdown/html-attribute and the like.
import type { Rule } from '../rule.ts'

/** Rule `html`. */
export const html: Rule = {
  id: 'html',
  commands: 'all',
  summary: 'An element, attribute or expression is not allowed and was removed.',
  level: 'warn',
  docs: 'The page lacks a part that its author wrote. Allow the element in `markdown.html`, or write it in Markdown.',
  bad: '<script>…</script>',
  good: 'Write it in Markdown.',
  covers: [
    'markdown/html-element',
    'markdown/html-attribute',
    'markdown/style',
    'markdown/head',
    'markdown/expression',
    'markdown/no-statement',
    'markdown/bare-import',
    'markdown/tabs',
    'markdown/themed-image',
  ],
}
