import { expect, it } from 'vitest'
import { indexableRoutes } from '../../../cli/emit/indexable-routes.ts'
import type { GeneratedIndex, Route, TagEntry } from '../../../cli/model/site.ts'
import { docOf, siteTablesOf, versionOf, versionTablesOf } from '../../helpers/site-tables.ts'

const index = { permalink: '/docs/category/guides' } as GeneratedIndex
const shownTag = { permalink: '/docs/tags/shown', unlisted: false } as TagEntry
const hiddenTag = { permalink: '/docs/tags/hidden', unlisted: true } as TagEntry
const TAG = { kind: 'tag', instance: 'default', version: 'current' } as const

/** Paths that may be listed of a site with a page of each kind. */
function listed(noIndex: boolean): readonly string[] {
  const version = versionTablesOf([docOf('a'), docOf('b', { unlisted: true })], {
    version: versionOf({ noIndex }),
    generatedIndexes: [index],
    tags: [shownTag, hiddenTag],
  })
  const tables = siteTablesOf([version])
  const others = [index, shownTag, hiddenTag, { permalink: '/docs/tags' }]
  const routes: readonly Route[] = [
    ...tables.routes,
    ...others.map(({ permalink }): Route => ({ path: permalink, target: { ...TAG, permalink } })),
    { path: '/404.html', target: { kind: 'not-found' } },
  ]
  return indexableRoutes({ ...tables, routes }).map(({ path }) => path)
}

it('leaves out what is unlisted, and the page for missing ones', () => {
  expect(listed(false)).toEqual(['/docs/a', '/docs/category/guides', '/docs/tags/shown', '/docs/tags'])
})

it('leaves out all of a version that is not to be indexed', () => {
  expect(listed(true)).toEqual([])
})
