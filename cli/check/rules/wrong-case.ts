// Links whose letter case is not that of the page: they work on one machine and break on another.
import { present } from '../../text/present.ts'
import { mendLink } from '../mend-link.ts'
import { nameOfLink, resolvedLinks } from '../page-rule.ts'
import type { LinkRule } from '../rule.ts'
import { brokenWeight } from './broken-link.ts'

/** `check/wrong-case`. */
export const wrongCase: LinkRule = {
  id: 'wrong-case',
  inBuild: true,
  summary: 'A link has another letter case than the page it means.',
  level: 'error',
  docs: 'On a disk that does not tell cases apart the link works, on the server it does not.',
  bad: '[установка](./Install.md)',
  good: '[установка](./install.md)',
  check(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'broken') continue
      const weight = brokenWeight(target, subject.config)
      const mend = mendLink({ slot, target }, subject)
      if (!weight || mend?.why !== 'case') continue
      report(
        present({
          code: 'check/wrong-case',
          ...weight,
          message: `${nameOfLink(text)} leads to a page whose address has another letter case: ${target.wanted}`,
          hint: `write ${mend.url}`,
          place: slot.place,
          about: { text: slot.url, replacement: mend.url },
        }),
      )
    }
  },
}
