// Groups findings of earlier stages under one rule: markdown/unknown-variable, scan/unknown-variable.
import type { Rule } from '../rule.ts'

/** Rule `unknown-variable`. */
export const unknownVariable: Rule = {
  id: 'unknown-variable',
  commands: 'all',
  summary: 'A `{name}` in the text is not a variable of the site.',
  level: 'warn',
  docs: 'Readers see the braces. Add the name to `variables`, or write `\\{name}`.',
  bad: 'Откройте {produktName}.',
  good: 'Откройте {productName}.',
  covers: ['markdown/unknown-variable', 'scan/unknown-variable'],
}
