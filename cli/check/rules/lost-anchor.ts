// Ids of page parts that an earlier state of the site published and that no longer exist.
//
// Bad:  ## Setup (it was "## Install")     Good:  and redirects.yml leads from /docs/page#install to /docs/page#setup
import type { Rule } from '../rule.ts'

/** `check/lost-anchor`: applied by `--against`. */
export const lostAnchor: Rule = {
  id: 'lost-anchor',
  commands: 'check',
  summary: 'An anchor that the site published before no longer exists.',
  level: 'error',
  docs: 'Old links open the top of the page. `check --against` finds such ids, and `--fix` writes a redirect for each: docsite adds the old id to the new heading, so that old links work without JavaScript.',
  bad: '## Setup   (it was "## Install" before)',
  good: 'the same, and redirects.yml contains - { from: /docs/page#install, to: /docs/page#setup }',
}
