// Groups findings of earlier stages under one rule: markdown/undefined-footnote, markdown/duplicate-footnote and the like.
import type { Rule } from '../rule.ts'

/** Rule `footnote`. */
export const footnote: Rule = {
  id: 'footnote',
  commands: 'all',
  summary: 'A footnote has no definition, two definitions, or no reference.',
  level: 'warn',
  docs: 'A reference without a definition is shown as text; a definition without a reference is not shown.',
  bad: 'Текст[^1]',
  good: 'Текст[^1]\n\n[^1]: Примечание.',
  covers: [
    'markdown/undefined-footnote',
    'markdown/duplicate-footnote',
    'markdown/unused-footnote',
    'markdown/footnotes',
  ],
}
