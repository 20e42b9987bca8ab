// Groups findings of earlier stages under one rule: scan/category-file, scan/data-syntax and the like.
import type { Rule } from '../rule.ts'

/** Rule `data-file`. */
export const dataFile: Rule = {
  id: 'data-file',
  commands: 'all',
  summary: 'A `_category_` file, the tags file or the glossary cannot be read or has an invalid value.',
  level: 'warn',
  docs: 'The defaults are used instead.',
  bad: 'label: [Обзоры',
  good: 'label: Обзоры',
  covers: [
    'scan/category-file',
    'scan/data-syntax',
    'scan/tags-file',
    'scan/terms-file',
    'scan/extra-category-file',
    'scan/misnamed-file',
    'site/translation',
    'site/unknown-message',
    'site/missing-message',
  ],
}
