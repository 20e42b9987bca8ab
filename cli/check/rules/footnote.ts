// Gives findings of earlier stages their place among the rules: markdown/undefined-footnote, markdown/duplicate-footnote and the like.
import type { CoverRule } from '../rule.ts'

/** Rule `footnote`. */
export const footnote: CoverRule = {
  id: 'footnote',
  summary: 'A footnote has no definition, or two.',
  level: 'warn',
  docs: 'The mark is shown as text.',
  bad: 'Текст[^1]',
  good: 'Текст[^1]\n\n[^1]: Примечание.',
  covers: ['markdown/undefined-footnote', 'markdown/duplicate-footnote', 'markdown/footnotes'],
}
