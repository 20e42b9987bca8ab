// File names that differ only in letter case: one of the two is lost on Windows and macOS.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/case-clash`. */
export const caseClash: Rule = {
  id: 'case-clash',
  commands: 'check',
  summary: 'Two files or URLs differ only in letter case.',
  level: 'error',
  docs: 'On a case-insensitive disk one overwrites the other, both in a checkout and in the published site.',
  bad: 'img/Scheme.png and img/scheme.png',
  good: 'img/scheme.png and img/scheme-2.png',
  covers: ['site/case-collision', 'emit/path-taken'],
  checkSite({ files }, report) {
    const first = new Map<string, string>()
    for (const file of files) {
      const key = file.toLowerCase()
      const other = first.get(key)
      if (other === undefined) first.set(key, file)
      else if (other !== file)
        report(
          findingOf('case-clash', `${file} and ${other} differ only in letter case`, startOf(file), {
            hint: 'rename one of them',
          }),
        )
    }
  },
}
