// Links to other sites: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-link`. */
export const externalLink: Rule = {
  id: 'external-link',
  commands: 'check',
  summary: 'A link to another site leads nowhere, or its server cannot be reached.',
  level: 'warn',
  docs: 'Only looked at with --external: it needs the network. Good answers are stored for a day, that an address is gone for an hour, and a server that fails is asked again. `external` sets limits, headers and what is not asked.',
  bad: '[сайт](https://example.org/gone)',
  good: '[сайт](https://example.org/)',
}
