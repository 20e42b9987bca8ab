// Diagrams that were added or changed after `docsite diagrams` last drew them.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/missing-drawing`. */
export const missingDrawing: Rule = {
  id: 'missing-drawing',
  commands: 'check',
  summary: 'A diagram has no drawing, although the site stores drawings.',
  level: 'warn',
  docs: 'The diagram or the diagram colours changed after the last run of `docsite diagrams`. Until the next run, the browser of each reader draws the diagram.',
  bad: '```mermaid\nflowchart LR\n  A --> B\n```\n(and the folder has no drawing of this text)',
  good: '`docsite diagrams` was run, and its files are committed',
  checkSite({ drawings }, report) {
    for (const place of drawings?.missing ?? [])
      report(
        findingOf('missing-drawing', 'this diagram has no drawing', place, {
          hint: 'run `docsite diagrams` and commit the files it writes',
        }),
      )
  },
}
