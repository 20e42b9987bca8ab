// The words of a finding within the range of its link, or in a file whose values carry no positions.
import { expect, it } from 'vitest'
import { locateWithin } from '../../../cli/check/locate-within.ts'
import type { Diagnostic, Place } from '../../../cli/model/diagnostic.ts'

/** The place of a text in a source; `from` and `to` are the range of the finding, as line and column. */
function locate(
  source: string,
  text: string,
  from: readonly [number, number],
  to?: readonly [number, number],
): Place | undefined {
  const position = ([line, column]: readonly [number, number]) => ({ line, column })
  const place: Place = { file: 'a.md', start: position(from), ...(to ? { end: position(to) } : {}) }
  const found: Diagnostic = { code: 'a', severity: 'error', message: '', place, about: { text } }
  return locateWithin(found, source.split('\n'))
}

it.each<[source: string, text: string, from: [number, number], to: [number, number], string]>([
  ['a [b](b) b', 'b', [1, 3], [1, 9], '1:7-1:8'],
  ['a [b]("b") b', 'b', [1, 3], [1, 11], '1:8-1:9'],
  ["<a href='b'>b</a>", 'b', [1, 1], [1, 18], '1:10-1:11'],
  ['<b> b', 'b', [1, 1], [1, 6], '1:2-1:3'],
  ['<a href=b>b', 'b', [1, 1], [1, 12], '1:9-1:10'],
  ['a b c b', 'b', [1, 1], [1, 8], '1:7-1:8'],
  ['a b c b', 'b', [1, 1], [1, 7], '1:3-1:4'],
  ['b a c', 'b', [1, 3], [1, 6], '1:3-1:6'],
  ['<Card title="Card" />', 'Card', [1, 1], [1, 22], '1:2-1:6'],
  ['<card title="card" />', 'card', [1, 1], [1, 22], '1:14-1:18'],
  ['(Card) <Card />', 'Card', [1, 1], [1, 16], '1:2-1:6'],
  ['x\n[a\nlong\ntext](to) to', 'to', [2, 1], [4, 10], '4:7-4:9'],
  ['x\n[a\nlong\ntext](to) to', 'long', [2, 1], [4, 10], '3:1-3:5'],
  ['x\n[a\nlong\ntext](to) to', 'a\nlong', [2, 1], [4, 10], '2:2-3:5'],
  ['x\n[a\nlong\ntext](to) to', 'x', [2, 1], [4, 4], '4:3-4:4'],
  ['x\n[a\nlong\ntext](to) to', 'x', [2, 1], [4, 3], '2:1-4:3'],
])('%j: %s from %j to %j is at %5$s', (source, text, from, to, expected) => {
  const { start, end } = locate(source, text, from, to) ?? {}
  expect(`${start?.line}:${start?.column}-${end?.line}:${end?.column}`).toBe(expected)
})

it('is looked for up to the end of the line where the range has no end', () => {
  const at = { file: 'a.md', start: { line: 1, column: 7 }, end: { line: 1, column: 8 } }
  expect(locate('x (b) b\nb', 'b', [1, 5])).toEqual(at)
  expect(locate('x (b) b\nc', 'c', [1, 5])).toEqual({ file: 'a.md', start: { line: 1, column: 5 } })
  expect(locate('x\n', 'x', [4, 1])).toEqual({ file: 'a.md', start: { line: 4, column: 1 } })
})

it.each([
  ["a: c\nb: 'c'", 'c', 2, 5],
  ['b: "c"', 'c', 1, 5],
  ['b: `c`', 'c', 1, 5],
  ["x: 1\n  c: 1, d: 'e'", 'c', 2, 3],
  ['xc: 1\nc$: 2\nc : 3', 'c', 3, 1],
  ['a$b: 1', 'a$b', 1, 1],
])('in a file without positions, %j: %s is quoted or a key', (source, text, line, column) => {
  expect(locate(source, text, [1, 1])).toEqual({
    file: 'a.md',
    start: { line, column },
    end: { line, column: column + text.length },
  })
})

it.each([
  ['c', 'c'],
  ['x-y: 1', 'x-y'],
])('in a file without positions, %j: the whole file is named where %s is neither', (source, text) => {
  expect(locate(source, text, [1, 1])).toEqual({ file: 'a.md', start: { line: 1, column: 1 } })
})

it('the place stays as it is where no text, no words or no place are known', () => {
  const place = { file: 'a.md', start: { line: 1, column: 2 } }
  const found = { code: 'a', severity: 'error', message: '' } as const
  expect(locateWithin({ ...found, place, about: { text: 'b' } }, undefined)).toBe(place)
  expect(locateWithin({ ...found, place, about: { text: '' } }, ['a b'])).toBe(place)
  expect(locateWithin({ ...found, place }, ['a b'])).toBe(place)
  expect(locateWithin({ ...found, about: { text: 'b' } }, ['a b'])).toBeUndefined()
})
