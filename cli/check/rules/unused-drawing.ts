// Drawings whose diagram no longer exists.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/unused-drawing`. */
export const unusedDrawing: Rule = {
  id: 'unused-drawing',
  commands: 'check',
  summary: 'No page has the diagram of a stored drawing.',
  level: 'warn',
  docs: 'The diagram was changed or removed after it was drawn. `docsite diagrams` removes the file.',
  bad: 'diagrams/0123456789abcdef.svg   (the text of the diagram has changed)',
  good: '`docsite diagrams` was run, and its changes are committed',
  checkSite({ drawings }, report) {
    for (const file of drawings?.unused ?? [])
      report(
        findingOf('unused-drawing', 'no page has the diagram of this drawing', startOf(file), {
          hint: 'run `docsite diagrams`, which removes it',
        }),
      )
  },
}
