// Addresses that an earlier state of the site published and that now lead nowhere.
//
// Bad:  docs/install.md was renamed to docs/setup.md     Good:  and redirects.yml leads from the old address to the new one
import type { Rule } from '../rule.ts'

/** `check/lost-address`: applied by `--against`. */
export const lostAddress: Rule = {
  id: 'lost-address',
  commands: 'check',
  summary: 'An address that the site published before leads nowhere.',
  level: 'error',
  docs: '`check --against` compares the site with an earlier one: a published folder, its address on the web, an `addresses.json` or a git tag. Readers, search engines and other sites have the old address. Add a redirect, or say that it is gone: `--fix` writes redirects to the likely new places into `redirects.yml`.',
  bad: 'docs/install.md is docs/setup.md now',
  good: 'and redirects.yml has - { from: /docs/install, to: /docs/setup }',
}
