// Groups findings of earlier stages under one rule: site/duplicate-route, site/reserved-route, emit/hidden-file.
import type { Rule } from '../rule.ts'

/** Rule `duplicate-route`. */
export const duplicateRoute: Rule = {
  id: 'duplicate-route',
  commands: 'all',
  summary: 'Two pages have one address, or one that the build or a static file needs itself.',
  level: 'error',
  docs: 'Only the first of them is published; a page goes before a static file. Give the other another `slug`, or the file another name.',
  bad: 'slug: /intro   (in two pages)',
  good: 'slug: /intro   (in one of them)',
  covers: ['site/duplicate-route', 'site/reserved-route', 'emit/hidden-file'],
}
