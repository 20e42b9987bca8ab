// Groups findings of earlier stages under one rule: markdown/math.
import type { Rule } from '../rule.ts'

/** Rule `formula`. */
export const formula: Rule = {
  id: 'formula',
  commands: 'all',
  summary: 'A formula cannot be parsed.',
  level: 'warn',
  docs: 'Readers see its source instead.',
  bad: '$\\frac{1$',
  good: '$\\frac{1}{2}$',
  covers: ['markdown/math'],
}
