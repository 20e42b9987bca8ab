// Groups findings of earlier stages under one rule: site/bad-slug and other findings about slugs and ids in front matter.
import type { Rule } from '../rule.ts'

/** Rule `slug`. */
export const slug: Rule = {
  id: 'slug',
  commands: 'all',
  summary: 'The URL that a page sets cannot be used, is too long, or contains spaces.',
  level: 'warn',
  docs: 'If the URL cannot be used, the page gets one from its file name.',
  bad: 'slug: ../secret',
  good: 'slug: /secret',
  covers: ['site/bad-slug', 'site/spaced-slug', 'site/long-address', 'scan/invalid-slug', 'scan/invalid-id'],
}
