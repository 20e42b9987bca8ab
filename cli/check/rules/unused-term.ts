// Glossary terms that no page uses.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-term`. */
export const unusedTerm: Rule = {
  id: 'unused-term',
  commands: 'check',
  summary: 'A term of the glossary is on no page.',
  level: 'warn',
  docs: 'Readers never see what it means. Take it away, or add the words that pages have for it to its `forms`.',
  bad: 'куб: Таблица с мерами.   (no page has the word)',
  good: 'куб: { text: Таблица с мерами., forms: [OLAP-куб] }   (some page has one of them)',
  checkSite({ terms, usedTerms }, report) {
    for (const name of Object.keys(terms?.terms ?? {})) {
      if (!terms || usedTerms.has(name)) continue
      report(
        findingOf('unused-term', `no page has the term '${name}'`, keyPlaceOrStart(terms, name), {
          hint: 'take it away, or add the words that pages have for it to its `forms`',
          about: { text: name },
        }),
      )
    }
  },
}
