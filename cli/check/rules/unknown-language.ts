// Gives findings of earlier stages their place among the rules: check/unknown-language.
import type { CoverRule } from '../rule.ts'

/** Rule `unknown-language`. */
export const unknownLanguage: CoverRule = {
  id: 'unknown-language',
  summary: 'A code block names a language without highlighting.',
  level: 'warn',
  docs: 'Such blocks are shown without colours. Correct the name, add the language, or write `text`.',
  bad: '```sq1\nSELECT 1\n```',
  good: '```sql\nSELECT 1\n```',
  covers: ['check/unknown-language'],
}
