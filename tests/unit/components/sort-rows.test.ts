// Rows of an enlarged table in the order of a column.
import { expect, it } from 'vitest'
import { sortedBy } from '../../../runtime/behaviours/late/sort-rows.ts'

const sorted = (texts: readonly string[], order: 'ascending' | 'descending') =>
  sortedBy(texts, (text) => text, order)

it.each([
  [
    ['10', '9 px', '1 000', '2,5'],
    ['2,5', '9 px', '10', '1 000'],
  ],
  [
    ['b', 'A', 'c'],
    ['A', 'b', 'c'],
  ],
])('sorts numbers by value and texts alphabetically: %j', (texts, expected) => {
  expect(sorted(texts, 'ascending')).toEqual(expected)
  expect(sorted(texts, 'descending')).toEqual([...expected].reverse())
})

it('puts rows without a value last in both directions, in their order', () => {
  const texts = ['', '2', '—', '1', '-1']
  expect(sorted(texts, 'ascending')).toEqual(['-1', '1', '2', '', '—'])
  expect(sorted(texts, 'descending')).toEqual(['2', '1', '-1', '', '—'])
})
