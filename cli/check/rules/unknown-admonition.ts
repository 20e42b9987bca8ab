// Groups findings of earlier stages under one rule: markdown/unknown-directive.
import type { Rule } from '../rule.ts'

/** Rule `unknown-admonition`. */
export const unknownAdmonition: Rule = {
  id: 'unknown-admonition',
  commands: 'all',
  summary: 'A `:::` block has an unknown name.',
  level: 'warn',
  docs: 'The block is shown as plain text. Use one of the known names, or add yours to `admonitions.keywords`.',
  bad: ':::nota\nТекст\n:::',
  good: ':::note\nТекст\n:::',
  covers: ['markdown/unknown-directive'],
}
