// Groups findings of earlier stages under one rule: markdown/unsafe-url.
import type { Rule } from '../rule.ts'

/** Rule `unsafe-url`. */
export const unsafeUrl: Rule = {
  id: 'unsafe-url',
  commands: 'all',
  summary: 'A link or image has a URL that browsers would execute or that is not allowed.',
  level: 'warn',
  docs: 'Only the text of the link is published. A link with the scheme of an application that `markdown.schemes` does not allow is a warning; a URL that runs code, leads to a disk or is misspelt is always an error.',
  bad: '[x](javascript:alert)',
  good: '[x](./page.md)',
  covers: ['markdown/unsafe-url'],
}
