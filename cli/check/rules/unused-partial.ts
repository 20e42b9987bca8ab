// Partials that no page includes.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const PARTIAL = /(?:^|\/)_[^/]*\.mdx?$/
const IN_PARTIAL_FOLDER = /(?:^|\/)_[^/]+\/.*\.mdx?$/

/** `check/unused-partial`. */
export const unusedPartial: Rule = {
  id: 'unused-partial',
  commands: 'check',
  summary: 'No page includes a partial.',
  level: 'warn',
  docs: 'Readers do not see it. Include it, or remove it.',
  bad: '_note.md   (no page imports it)',
  good: "import Note from './_note.md'",
  checkSite({ files, included, site }, report) {
    // If the configuration excludes other files than these, they are pages.
    const pages = new Set(site.versions.flatMap(({ docs }) => docs.map(({ file }) => file)))
    for (const file of files) {
      if (!PARTIAL.test(file) && !IN_PARTIAL_FOLDER.test(file)) continue
      if (!included.has(file) && !pages.has(file))
        report(
          findingOf('unused-partial', 'no page includes this file', startOf(file), {
            hint: 'delete the file, or include it',
          }),
        )
    }
  },
}
