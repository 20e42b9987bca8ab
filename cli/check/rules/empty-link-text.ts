// Links without a word to click on or to hear.
import { type CheckedPage, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/empty-link-text`. */
export const emptyLinkText: Rule = {
  id: 'empty-link-text',
  commands: 'check',
  summary: 'A link has no text.',
  level: 'warn',
  docs: 'Nobody can click on it, and screen readers read out the address.',
  bad: '[](./install.md)',
  good: '[Установка](./install.md)',
  checkPage(subject, report) {
    for (const { slot, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || text !== '' || isNamed(subject, slot.place)) continue
      const hint = 'write what the reader finds there'
      report(findingOf('empty-link-text', `the link to ${slot.url} has no text`, slot.place, { hint }))
    }
  },
}

/** Raw html and components may name a link by an attribute, or hold a drawing. */
function isNamed(
  { text, doc }: CheckedPage,
  { file, start, end }: { file: string; start: { line: number }; end?: { line: number } },
): boolean {
  // The source of a partial is not at hand: what cannot be seen is not blamed.
  if (file !== doc.file) return true
  const lines = text.split('\n').slice(start.line - 1, (end ?? start).line)
  return /aria-label|title=|<svg|<[A-Z]/.test(lines.join('\n'))
}
