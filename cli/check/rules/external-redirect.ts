// Pages on other sites that have moved: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-redirect`. */
export const externalRedirect: Rule = {
  id: 'external-redirect',
  commands: 'check',
  summary: 'A page of another site has moved permanently.',
  level: 'warn',
  docs: 'Checked only with `--external`. The old URL still redirects to the new one, but may stop doing so one day. Reported only if every redirect on the way is permanent (301 or 308).',
  bad: '[сайт](http://example.org/old)',
  good: '[сайт](https://example.org/new)',
}
