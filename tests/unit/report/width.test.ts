// Terminal columns of a text.
import { expect, it } from 'vitest'
import { displayWidth, printable } from '../../../cli/report/width.ts'

it.each([
  ['', 0],
  ['abc', 3],
  ['日本', 4],
  ['e\u0301', 1],
  ['\u200b', 0],
  ['😀', 2],
  ['☀\ufe0f', 2],
  ['☀', 1],
  ['👩‍👩‍👧', 2],
  ['\t', 4],
  ['a\t', 4],
  ['abc\t', 4],
  ['abcd\t', 8],
  ['日\ta', 5],
  ['a\tb\tc', 9],
])('%j takes %d columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns)
})

it.each([
  ['\ta', '    a'],
  ['a\tb', 'a   b'],
  ['abcd\te', 'abcd    e'],
  ['日\ta', '日  a'],
  ['a\tb\tc', 'a   b   c'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
