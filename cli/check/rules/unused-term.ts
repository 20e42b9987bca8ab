// Glossary terms that no page uses.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-term`. */
export const unusedTerm: Rule = {
  id: 'unused-term',
  commands: 'check',
  summary: 'No page uses a term of the glossary.',
  level: 'warn',
  docs: 'Readers never see its meaning. Remove it, or add the words that pages use for it to its `forms`.',
  bad: 'куб: Таблица с мерами.   (no page uses the word)',
  good: 'куб: { text: Таблица с мерами., forms: [OLAP-куб] }   (a page uses one of them)',
  checkSite({ terms, usedTerms }, report) {
    for (const name of Object.keys(terms?.terms ?? {})) {
      if (!terms || usedTerms.has(name)) continue
      report(
        findingOf('unused-term', `no page uses the term '${name}'`, keyPlaceOrStart(terms, name), {
          hint: 'remove it, or add the words that pages use for it to its `forms`',
          about: { text: name },
        }),
      )
    }
  },
}
