import { expect, it } from 'vitest'
import { inGroups, resultGroups } from '../../../runtime/components/search/result-groups.ts'
import type { SearchResult } from '../../../runtime/model/search.ts'

const result = (route: string, id: number): SearchResult => ({
  document: { id, pageTitle: '', sectionTitle: '', sectionRoute: route, type: 'docs' },
  score: 1,
  terms: [],
  marks: [],
})
const results = ['/a#1', '/b', '/a#2', '/c', '/a'].map(result)
const routes = (all: readonly SearchResult[]) => all.map(({ document }) => document.sectionRoute)

it('puts results of one page together where its best one stands', () => {
  const together = inGroups({ results, unavailable: false })
  expect(routes(together.results)).toEqual(['/a#1', '/a#2', '/a', '/b', '/c'])
  expect(
    resultGroups(together.results).map(({ page, first, results: own }) => [page, first, own.length]),
  ).toEqual([
    ['/a', 0, 3],
    ['/b', 3, 1],
    ['/c', 4, 1],
  ])
})

it('has no groups of nothing', () => {
  expect(resultGroups([])).toEqual([])
})
