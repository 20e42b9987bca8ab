// Groups findings of earlier stages under one rule: site/unsafe-address, site/edit-url and the like.
import type { Rule } from '../rule.ts'

/** Rule `configuration`. */
export const configuration: Rule = {
  id: 'configuration',
  commands: 'all',
  summary: 'A configuration value is valid, but probably not intended.',
  level: 'warn',
  docs: 'The message names the key or the file.',
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
