// Groups findings of earlier stages under one rule: site/duplicate-route, site/reserved-route, emit/hidden-file.
import type { Rule } from '../rule.ts'

/** Rule `duplicate-route`. */
export const duplicateRoute: Rule = {
  id: 'duplicate-route',
  commands: 'all',
  summary: 'Two pages have the same URL, or a page has the URL of a static file or of a file of the build.',
  level: 'error',
  docs: 'Only the first page is published; a page takes precedence over a static file. Give the other page another `slug`, or rename the file.',
  bad: 'slug: /intro   (in two pages)',
  good: 'slug: /intro   (in one of them)',
  covers: ['site/duplicate-route', 'site/reserved-route', 'emit/hidden-file'],
}
