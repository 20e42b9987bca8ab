// Fragments of pages on other sites: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-anchor`. */
export const externalAnchor: Rule = {
  id: 'external-anchor',
  commands: 'check',
  summary: 'A link leads to an anchor that a page of another site does not have.',
  level: 'warn',
  docs: 'Checked only with `--external`. The link opens the page, but not the section it promises. Pages rendered by scripts, line numbers of source code and fragments such as `#/path` are not checked.',
  bad: '[установка](https://example.org/guide#instalation)',
  good: '[установка](https://example.org/guide#installation)',
}
