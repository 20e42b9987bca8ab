// Links whose letter case differs from the page's: they work on one machine and break on another.
import { present } from '../../text/present.ts'
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import type { Rule } from '../rule.ts'
import { suggestFix } from '../suggest-fix.ts'
import { brokenWeight } from './broken-link.ts'

/** `check/wrong-case`. */
export const wrongCase: Rule = {
  id: 'wrong-case',
  commands: 'all',
  summary: 'A link differs in letter case from the URL or file of its page.',
  level: 'error',
  docs: 'The link works on a case-insensitive disk, but not on the server.',
  bad: '[установка](./Install.md)',
  good: '[установка](./install.md)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'broken') continue
      const weight = brokenWeight(target, subject.config)
      const fix = suggestFix({ slot, target }, subject)
      if (!weight || fix?.why !== 'case') continue
      report(
        present({
          code: 'check/wrong-case',
          ...weight,
          message: `${nameOfLink(text)} differs in letter case from its page: ${target.wanted}`,
          hint: `write ${fix.url}`,
          place: slot.place,
          about: { text: slot.url, replacement: fix.url },
        }),
      )
    }
  },
}
