// Characters that change the text direction: a reviewer sees something else than the program reads.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const BIDI = /[\u202a-\u202e\u2066-\u2069]/gu

/** `check/bidi-control`. */
export const bidiControl: Rule = {
  id: 'bidi-control',
  commands: 'check',
  summary: 'A page contains an invisible character that changes the text direction.',
  level: 'warn',
  docs: 'Such a character can make code look different from what it does. The message gives the character and its position.',
  bad: 'if (isAdmin<U+202E>) …',
  good: 'if (isAdmin) …',
  checkPage({ doc, text }, report) {
    // Lines are counted only if there is such a character: most pages have none.
    if (text.search(BIDI) < 0) return
    text.split('\n').forEach((line, at) => {
      for (const { 0: character, index } of line.matchAll(BIDI)) {
        const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
        const place = {
          file: doc.file,
          start: { line: at + 1, column: index + 1 },
          end: { line: at + 1, column: index + 2 },
        }
        report(
          findingOf('bidi-control', `the invisible character ${code} changes the text direction`, place, {
            hint: 'move the cursor here with the arrow keys and press Delete',
          }),
        )
      }
    })
  },
}
