import { expect, it } from 'vitest'
import { searchIndexes, searchShards } from '../../../cli/emit/search-indexes.ts'
import type { SearchConfig } from '../../../cli/model/config.ts'
import type { SiteReader } from '../../../cli/model/reader.ts'
import { docOf, siteTablesOf, versionOf, versionTablesOf } from '../../helpers/site-tables.ts'

/** A site with a version that has docs, and with one that has none. */
function siteOf(search: Partial<SearchConfig>): SiteReader {
  const tables = siteTablesOf([
    versionTablesOf([docOf('a')]),
    versionTablesOf([], { version: versionOf({ name: '1.0' }) }),
  ])
  const answers = {
    config: async () => ({ search }),
    plan: async () => ({ outPrefix: 'en/' }),
    tables: async () => tables,
  }
  return answers as unknown as SiteReader
}

const lunr = { indexDocs: true, engine: 'lunr' } as const
const sharded = { indexDocs: true, engine: 'sharded' } as const

it('makes an index of each version that has docs, and of no other', async () => {
  expect(await searchIndexes.list(siteOf(lunr), 'en')).toEqual([
    { paths: ['en/search-index-docs-default-current.json'], arg: 'docs-default-current' },
  ])
  expect(await searchShards.list(siteOf(sharded), 'en')).toEqual([
    {
      paths: ['en/search-manifest-docs-default-current.json', 'en/assets/search/docs-default-current/'],
      arg: 'docs-default-current',
    },
  ])
})

it('makes none where docs are not indexed', async () => {
  expect(await searchIndexes.list(siteOf({ ...lunr, indexDocs: false }), 'en')).toEqual([])
  expect(await searchShards.list(siteOf({ ...sharded, indexDocs: false }), 'en')).toEqual([])
})
