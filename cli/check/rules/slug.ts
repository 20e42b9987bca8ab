// Groups findings of earlier stages under one rule: site/bad-slug and other findings about slugs and ids in front matter.
import type { Rule } from '../rule.ts'

/** Rule `slug`. */
export const slug: Rule = {
  id: 'slug',
  commands: 'all',
  summary: 'The address a page asks for cannot be used, or is one that nobody types.',
  level: 'warn',
  docs: 'The page gets its address from its file name.',
  bad: 'slug: ../secret',
  good: 'slug: /secret',
  covers: ['site/bad-slug', 'site/spaced-slug', 'site/long-address', 'scan/invalid-slug', 'scan/invalid-id'],
}
