// Diagrams that were added or changed after `docsite diagrams` last drew them.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/missing-drawing`. */
export const missingDrawing: Rule = {
  id: 'missing-drawing',
  commands: 'check',
  summary: 'A diagram has no drawing, in a site that keeps drawings.',
  level: 'warn',
  docs: 'It was written or changed after the last `docsite diagrams`, or the colours of diagrams were. Until then the browser of each reader draws it.',
  bad: '```mermaid\nflowchart LR\n  A --> B\n```\n(and no drawing of this text in the folder)',
  good: '`docsite diagrams` was run, and its files are committed',
  checkSite({ drawings }, report) {
    for (const place of drawings?.missing ?? [])
      report(
        findingOf('missing-drawing', 'this diagram has no drawing', place, {
          hint: 'run `docsite diagrams`, and commit what it writes',
        }),
      )
  },
}
