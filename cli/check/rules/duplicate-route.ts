// Gives findings of earlier stages their place among the rules: site/duplicate-route, site/reserved-route.
import type { CoverRule } from '../rule.ts'

/** Rule `duplicate-route`. */
export const duplicateRoute: CoverRule = {
  id: 'duplicate-route',
  summary: 'Two pages have one address, or one that the build needs itself.',
  level: 'error',
  docs: 'Only the first of them is published. Give the other another `slug`.',
  bad: 'slug: /intro   (in two pages)',
  good: 'slug: /intro   (in one of them)',
  covers: ['site/duplicate-route', 'site/reserved-route'],
}
