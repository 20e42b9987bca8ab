// Link definitions (`[name]: address`) that nothing refers to: usually left over from an edit, or a mistyped name.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-definition`. */
export const unusedDefinition: Rule = {
  id: 'unused-definition',
  commands: 'check',
  summary: 'No link uses a link definition.',
  level: 'warn',
  docs: 'Readers do not see it. Use it, or remove it.',
  bad: '[inst]: ./install.md',
  good: '[установка][inst]\n\n[inst]: ./install.md',
  checkPage({ article }, report) {
    for (const { label, place } of article.references?.unused ?? []) {
      const message = `nothing refers to the definition '${label}'`
      const hint = 'delete the line, or refer to it as [text][label]'
      report({
        ...findingOf('unused-definition', message, place, { hint }),
        subject: { kind: 'definition', names: [label] },
      })
    }
  },
}
