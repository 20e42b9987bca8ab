// Links without visible or accessible text.
import { type CheckedPage, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/empty-link-text`. */
export const emptyLinkText: Rule = {
  id: 'empty-link-text',
  commands: 'check',
  summary: 'A link has no text.',
  level: 'warn',
  docs: 'Readers have nothing to click, and screen readers read out the URL.',
  bad: '[](./install.md)',
  good: '[Установка](./install.md)',
  checkPage(subject, report) {
    for (const { slot, text } of resolvedLinks(subject)) {
      // A link without a URL is reported as a broken one.
      if (slot.kind !== 'link' || slot.url === '' || text !== '' || isNamed(subject, slot.place)) continue
      const hint = 'write link text that describes the target'
      report(findingOf('empty-link-text', `the link to ${slot.url} has no text`, slot.place, { hint }))
    }
  },
}

/** Whether raw HTML or a component names the link by an attribute or contains a drawing. */
function isNamed(
  { text, doc }: CheckedPage,
  { file, start, end }: { file: string; start: { line: number }; end?: { line: number } },
): boolean {
  // The source of a partial is not available here, so its links are not reported.
  if (file !== doc.file) return true
  const lines = text.split('\n').slice(start.line - 1, (end ?? start).line)
  return /aria-label|title=|<svg|<[A-Z]/.test(lines.join('\n'))
}
