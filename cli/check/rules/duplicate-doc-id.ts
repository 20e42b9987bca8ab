// Groups findings of earlier stages under one rule: site/duplicate-id.
import type { Rule } from '../rule.ts'

/** Rule `duplicate-doc-id`. */
export const duplicateDocId: Rule = {
  id: 'duplicate-doc-id',
  commands: 'all',
  summary: 'Two pages have the same id.',
  level: 'error',
  docs: 'Sidebars and links by id cannot tell them apart.',
  bad: 'id: intro   (in two pages of a folder)',
  good: 'id: intro   (in one of them)',
  covers: ['site/duplicate-id'],
}
