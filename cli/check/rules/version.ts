// Groups findings of earlier stages under one rule: site/no-version, site/unknown-version and the like.
import type { Rule } from '../rule.ts'

/** Rule `version`. */
export const version: Rule = {
  id: 'version',
  commands: 'all',
  summary: 'A version, docs instance or navbar item of a version does not exist.',
  level: 'error',
  docs: 'Readers cannot reach the version.',
  bad: "lastVersion: '9.9'",
  good: "lastVersion: '10.3'",
  covers: [
    'site/no-version',
    'site/unknown-version',
    'site/version-name',
    'site/version-without-folder',
    'site/version-without-sidebars',
    'site/unlisted-version',
    'site/unknown-docs-instance',
  ],
}
