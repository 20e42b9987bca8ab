// Groups findings of earlier stages under one rule: markdown/unknown-term.
import type { Rule } from '../rule.ts'

/** Rule `unknown-term`. */
export const unknownTerm: Rule = {
  id: 'unknown-term',
  commands: 'all',
  summary: 'A page marks a term that the glossary does not have.',
  level: 'warn',
  docs: 'Its text is shown as any other. Say in `terms.yml` what it means, or write the words alone.',
  bad: '[кубам](term:куп)',
  good: '[кубам](term:куб)',
  covers: ['markdown/unknown-term'],
}
