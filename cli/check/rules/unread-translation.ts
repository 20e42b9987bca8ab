// Groups findings about unused translations under one rule: site/unread-translation.
import type { Rule } from '../rule.ts'

/** Rule `unread-translation`. */
export const unreadTranslation: Rule = {
  id: 'unread-translation',
  commands: 'all',
  summary: 'A file in the folder of translations does not translate any page.',
  level: 'warn',
  docs: 'Readers do not see it: its locale is not configured, it is not in the folder of the docs, or its original is missing or has another name.',
  bad: 'i18n/ru/docs/intro.md',
  good: 'i18n/ru/docusaurus-plugin-content-docs/current/intro.md',
  covers: ['site/unread-translation'],
}
