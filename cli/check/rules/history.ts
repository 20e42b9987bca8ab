// Groups findings of earlier stages under one rule: site/untracked-page, io/no-history.
import type { Rule } from '../rule.ts'

/** Rule `history`. */
export const history: Rule = {
  id: 'history',
  commands: 'all',
  summary: 'A page has no Git history that gives the date of its last change.',
  level: 'warn',
  docs: 'The page is published without "last updated".',
  bad: 'a page that is not committed',
  good: 'the same page committed',
  covers: ['site/untracked-page', 'io/no-history'],
}
