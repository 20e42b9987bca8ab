// Links to other sites: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-link`. */
export const externalLink: Rule = {
  id: 'external-link',
  commands: 'check',
  summary: 'A link to another site is broken, or its server cannot be reached.',
  level: 'warn',
  docs: 'Checked only with `--external`, because it needs the network. By default a successful response is cached for a day and a missing page for an hour; a server that fails is asked again in the next run. `external` sets limits, headers and the URLs to skip.',
  bad: '[сайт](https://example.org/gone)',
  good: '[сайт](https://example.org/)',
}
