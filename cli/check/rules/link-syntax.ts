// Groups findings of the Markdown stage under one rule: markdown/link-syntax.
import type { Rule } from '../rule.ts'

/** Rule `link-syntax`. */
export const linkSyntax: Rule = {
  id: 'link-syntax',
  commands: 'all',
  summary: 'A link or an image is shown as text.',
  level: 'warn',
  docs: 'Its address has a space, there is a space between ] and (, a bracket is missing or they stand the wrong way round. Readers see brackets and no link. Also a definition that counts for nothing since its name is defined before, and an image whose address is that of a page.',
  bad: '[a](my file.md) [b] (c.md) (d)[e.md]',
  good: '[a](<my file.md>) [b](c.md) [d](e.md)',
  covers: ['markdown/link-syntax'],
}
