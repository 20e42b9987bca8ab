// Groups findings of earlier stages under one rule: markdown/unknown-term.
import type { Rule } from '../rule.ts'

/** Rule `unknown-term`. */
export const unknownTerm: Rule = {
  id: 'unknown-term',
  commands: 'all',
  summary: 'A page refers to a term that the glossary does not have.',
  level: 'warn',
  docs: 'It is shown as plain text. Define the term in `terms.yml`, or write the words without the link.',
  bad: '[кубам](term:куп)',
  good: '[кубам](term:куб)',
  covers: ['markdown/unknown-term'],
}
