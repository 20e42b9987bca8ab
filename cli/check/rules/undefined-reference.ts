// `[text][name]` without a definition `[name]: address`: the reader sees the brackets.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** Labels that are a URL rather than a name. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/)\S|^\S+\.(?:mdx?|html?)(?:#\S*)?$/i

/** `check/undefined-reference`. */
export const undefinedReference: Rule = {
  id: 'undefined-reference',
  commands: 'check',
  summary: 'A reference link has no definition.',
  level: 'warn',
  docs: 'The brackets are shown as text. Add the definition, or put `\\` before the first bracket.',
  bad: '[установка][inst]',
  good: '[установка][inst]\n\n[inst]: ./install.md',
  checkPage({ article }, report) {
    for (const { label, place } of article.references?.undefined ?? []) {
      const hint = ADDRESS.test(label)
        ? `a URL goes in parentheses: write (${label})`
        : `add a line "[${label}]: …"`
      report(findingOf('undefined-reference', `the reference '${label}' is not defined`, place, { hint }))
    }
  },
}
