// Addresses that an earlier state of the site published and that now lead nowhere.
//
// Bad:  docs/install.md was renamed to docs/setup.md     Good:  and redirects.yml leads from the old address to the new one
import type { Rule } from '../rule.ts'

/** `check/lost-address`: applied by `--against`. */
export const lostAddress: Rule = {
  id: 'lost-address',
  commands: 'check',
  summary: 'A URL that the site published before no longer exists.',
  level: 'error',
  docs: '`check --against` compares the site with an earlier state: a published folder, its URL on the web, an `addresses.json` or a Git tag. Readers, search engines and other sites still use the old URL. Add a redirect, or declare the URL gone; `--fix` writes redirects to the most likely new pages into `redirects.yml`.',
  bad: 'docs/install.md was renamed to docs/setup.md',
  good: 'the same, and redirects.yml contains - { from: /docs/install, to: /docs/setup }',
}
