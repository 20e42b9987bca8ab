// Groups findings of the bundler under one rule: theme/style.
import type { Rule } from '../rule.ts'

/** Rule `theme-style`. */
export const themeStyle: Rule = {
  id: 'theme-style',
  commands: 'all',
  summary: 'A stylesheet of the site has a property that does not exist, or a bracket that is never closed.',
  level: 'warn',
  docs: 'Browsers silently ignore what they cannot parse.',
  bad: 'body { colr: red }',
  good: 'body { color: red }',
  covers: ['theme/style'],
}
