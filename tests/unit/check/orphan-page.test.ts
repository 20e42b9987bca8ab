import { expect, it } from 'vitest'
import { orphanPage } from '../../../cli/check/rules/orphan-page.ts'
import type { CheckedSite } from '../../../cli/check/site-subject.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import type { Doc, VersionTables } from '../../../cli/model/site.ts'
import { docOf, siteTablesOf, versionTablesOf } from '../../helpers/site-tables.ts'

const SIDEBARS = { main: { id: 'main', items: [], sequence: [] } }

/** Files of the pages that the rule names. */
function orphans(doc: Partial<Doc>, sidebars: VersionTables['sidebars'] = SIDEBARS): readonly string[] {
  const found: Diagnostic[] = []
  const site = siteTablesOf([versionTablesOf([docOf('a', doc)], { sidebars })])
  orphanPage.checkSite?.({ site } as unknown as CheckedSite, (finding) => found.push(finding))
  return found.map(({ place }) => place?.file ?? '')
}

it('names a page that is in no sidebar', () => {
  expect(orphans({})).toEqual(['docs/a.md'])
})

it.each<[string, Partial<Doc>]>([
  ['is in one', { sidebar: 'main' }],
  ['is unlisted', { unlisted: true }],
  ['names one in its front matter, or none on purpose', { frontMatter: { displayed_sidebar: null } }],
])('leaves alone a page that %s', (_what, doc) => {
  expect(orphans(doc)).toEqual([])
})

it('says nothing of a version without sidebars', () => {
  expect(orphans({}, {})).toEqual([])
})
