// Fragments of pages on other sites: checked with --external (cli/io/external-links.ts).
import type { Rule } from '../rule.ts'

/** Rule `external-anchor`. */
export const externalAnchor: Rule = {
  id: 'external-anchor',
  commands: 'check',
  summary: "A page of another site has no part of the link's name.",
  level: 'warn',
  docs: 'Only looked at with --external. Readers get to the page and not to what the link promises. Nothing is said of pages that scripts make, of lines of code, and of addresses such as `#/path`.',
  bad: '[установка](https://example.org/guide#instalation)',
  good: '[установка](https://example.org/guide#installation)',
}
