// Groups findings of earlier stages under one rule: site/undeclared-tag, site/bad-tag-address and the like.
import type { Rule } from '../rule.ts'

/** Rule `unknown-tag`. */
export const unknownTag: Rule = {
  id: 'unknown-tag',
  commands: 'all',
  summary: 'A page has a tag that is not in the tags file, or that has no usable URL.',
  level: 'warn',
  docs: 'Undeclared tags multiply: `сервер`, `Сервер`, `серверы`. Declare the tag, or use a declared one.',
  bad: 'tags: [сервир]',
  good: 'tags: [сервер]',
  covers: ['site/undeclared-tag', 'site/bad-tag-address', 'site/duplicate-tag'],
}
