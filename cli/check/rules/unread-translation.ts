// Groups findings about unused translations under one rule: site/unread-translation.
import type { Rule } from '../rule.ts'

/** Rule `unread-translation`. */
export const unreadTranslation: Rule = {
  id: 'unread-translation',
  commands: 'all',
  summary: 'A page below the folder of translations is the translation of none.',
  level: 'warn',
  docs: 'Readers do not see it: its language is not one of the site, it lies in a folder that is not that of the docs, or its original is absent or has another name.',
  bad: 'i18n/ru/docs/intro.md',
  good: 'i18n/ru/docusaurus-plugin-content-docs/current/intro.md',
  covers: ['site/unread-translation'],
}
