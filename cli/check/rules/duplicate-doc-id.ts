// Gives findings of earlier stages their place among the rules: site/duplicate-id.
import type { CoverRule } from '../rule.ts'

/** Rule `duplicate-doc-id`. */
export const duplicateDocId: CoverRule = {
  id: 'duplicate-doc-id',
  summary: 'Two pages have one id.',
  level: 'error',
  docs: 'Sidebars and links by id cannot tell them apart.',
  bad: 'id: intro   (in two pages of a folder)',
  good: 'id: intro   (in one of them)',
  covers: ['site/duplicate-id'],
}
