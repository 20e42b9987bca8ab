// Pages on other sites that have moved: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-redirect`. */
export const externalRedirect: Rule = {
  id: 'external-redirect',
  commands: 'check',
  summary: 'A page of another site has moved for good.',
  level: 'warn',
  docs: 'Only looked at with --external. The old address still leads to the new one, and may stop to do so one day. Only redirects that say so (301, 308) count, on the whole way.',
  bad: '[сайт](http://example.org/old)',
  good: '[сайт](https://example.org/new)',
}
