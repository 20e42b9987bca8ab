import { expect, it } from 'vitest'
import type { SearchResult } from '../../../runtime/model/search.ts'
import { mergeResults } from '../../../runtime/search/merge.ts'

const result = (id: number, score: number): SearchResult => ({
  document: { id, pageTitle: '', sectionTitle: '', sectionRoute: `/${id}`, type: 'docs' },
  score,
  terms: [],
  marks: [],
})
const ids = (results: readonly SearchResult[]) => results.map(({ document }) => document.id)

it('ranks the results of all indexes together; equal ones keep the order of the indexes', () => {
  expect(
    ids(
      mergeResults(
        [
          [result(1, 3), result(2, 1)],
          [result(3, 3), result(4, 2)],
        ],
        8,
      ),
    ),
  ).toEqual([1, 3, 4, 2])
})

it('takes of each index no more than the maximum, and no more in all', () => {
  const many = Array.from({ length: 20 }, (_, i) => result(i, 20 - i))
  expect(mergeResults([many, many], 8)).toHaveLength(8)
  expect(ids(mergeResults([[result(1, 1), result(2, 9)]], 1))).toEqual([1])
})
