// Last change of a page: from its front matter, otherwise from the history of its file.
import type { DocsConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { Doc } from '../model/site.ts'
import { present } from '../text/present.ts'
import type { Changes, LocatedHead } from './docs-input.ts'

/** The parts of the last change that the site shows. */
export function lastUpdate(
  { file, frontMatter }: LocatedHead,
  { showLastUpdateTime, showLastUpdateAuthor }: DocsConfig,
  history: Changes | null,
): Doc['lastUpdate'] {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return undefined
  const change = history?.get(file)
  const own = frontMatter.last_update
  const date = own?.date ?? (change && new Date(change.time * 1000).toISOString())
  const update = present({
    date: showLastUpdateTime ? date : undefined,
    author: showLastUpdateAuthor ? (own?.author ?? change?.author) : undefined,
  })
  return Object.keys(update).length === 0 ? undefined : update
}

/** Reports once that some pages have no last change because their files have no commits. */
export function reportUntracked(
  named: readonly { readonly doc: Doc }[],
  history: Changes | null,
  report: Report,
): void {
  const untracked = history
    ? named.flatMap(({ doc }) => (history.has(doc.file) || doc.frontMatter.last_update ? [] : [doc]))
    : []
  const [first] = untracked
  if (!first) return
  const others = untracked.length > 1 ? ` and ${untracked.length - 1} more` : ''
  report({
    code: 'site/untracked-page',
    severity: 'info',
    message: `No commit contains ${first.file}${others}, so no last update is shown`,
    hint: 'commit the files, or add `last_update` to their front matter',
    place: startOf(first.file),
  })
}
