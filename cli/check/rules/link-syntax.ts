// Groups findings of the Markdown stage under one rule: markdown/link-syntax.
import type { Rule } from '../rule.ts'

/** Rule `link-syntax`. */
export const linkSyntax: Rule = {
  id: 'link-syntax',
  commands: 'all',
  summary: 'A link or an image is shown as text.',
  level: 'warn',
  docs: 'Its URL contains a space, there is a space between `]` and `(`, a bracket is missing, or the brackets are in the wrong order. Readers see brackets instead of a link. The rule also reports a definition that is ignored because its name is already defined, and an image whose URL is that of a page.',
  bad: '[a](my file.md) [b] (c.md) (d)[e.md]',
  good: '[a](<my file.md>) [b](c.md) [d](e.md)',
  covers: ['markdown/link-syntax'],
}
