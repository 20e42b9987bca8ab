// Groups findings of earlier stages under one rule: site/unsafe-address, site/edit-url and the like.
import type { Rule } from '../rule.ts'

/** Rule `configuration`. */
export const configuration: Rule = {
  id: 'configuration',
  commands: 'all',
  summary: 'The configuration has a value that can be used but is probably not meant.',
  level: 'warn',
  docs: 'The message says which key it is.',
  bad: "url: 'https://example.com/docs'",
  good: "url: 'https://example.com'\nbaseUrl: '/docs/'",
  covers: [
    'site/unsafe-address',
    'site/empty-static-folder',
    'site/repeated-doc',
    'site/unread-file',
    'site/edit-url',
    'io/cache',
    'io/link',
    'markdown/parser-unavailable',
  ],
}
