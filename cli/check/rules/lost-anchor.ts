// Ids of page parts that an earlier state of the site published and that no longer exist.
//
// Bad:  ## Setup (it was "## Install")     Good:  and redirects.yml leads from /docs/page#install to /docs/page#setup
import type { Rule } from '../rule.ts'

/** `check/lost-anchor`: applied by `--against`. */
export const lostAnchor: Rule = {
  id: 'lost-anchor',
  commands: 'check',
  summary: 'A part of a page that the site published before is not at its address.',
  level: 'error',
  docs: 'Who follows an old link lands at the top of the page. `check --against` finds such ids, and `--fix` writes a redirect for each: the page gets the old id beside the new heading, so that old links work without scripts.',
  bad: '## Setup   (it was "## Install" before)',
  good: 'and redirects.yml has - { from: /docs/page#install, to: /docs/page#setup }',
}
