// Equal values have equal fingerprints, and others do not.
import { expect, it } from 'vitest'
import { byPlace } from '../../../cli/text/by-place.ts'
import { fingerprint, hashPieces, hashText } from '../../../cli/text/fingerprint.ts'

it('does not depend on the order of keys, at any depth', () => {
  expect(fingerprint({ a: 1, b: [{ c: 2, d: null }] })).toBe(fingerprint({ b: [{ d: null, c: 2 }], a: 1 }))
})

it('tells values apart', () => {
  const values = [
    null,
    undefined,
    1,
    '',
    [],
    {},
    [1, 2],
    [2, 1],
    { a: 1 },
    { a: null },
    new Map([['a', 1]]),
    new Map([['a', 2]]),
    new Set(['a']),
    new Set(['b']),
    new Uint8Array([1]),
    new Uint8Array([2]),
    () => 1,
    () => 2,
  ]
  const all = [...values, ...values.map((value) => ({ value }))]
  // An absent key is as good as one without a value.
  expect(new Set(all.map(fingerprint)).size).toBe(all.length - 1)
})

it('is the hash of a text as it is, and of bytes in any pieces', () => {
  expect(fingerprint('ab')).toBe(hashText('ab'))
  expect(fingerprint('ab')).toMatch(/^[\da-f]{40}$/)
  expect(hashPieces([Buffer.from('a'), Buffer.from('b')])).toBe(hashText('ab'))
})

it('puts findings in the order of their places', () => {
  const at = (file: string, line: number, column: number) => ({ place: { file, start: { line, column } } })
  const ordered = [
    { code: 'b', message: 'a' },
    { code: 'b', message: 'b' },
    { ...at('a', 2, 9), code: 'a', message: 'a' },
    { ...at('a', 10, 1), code: 'b', message: 'a' },
    { ...at('a', 10, 2), code: 'a', message: 'b' },
    { ...at('a', 10, 2), code: 'b', message: 'a' },
    { ...at('b', 1, 1), code: 'a', message: 'a' },
  ]
  expect(ordered.toReversed().sort(byPlace)).toEqual(ordered)
  expect(ordered.toSorted(byPlace)).toEqual(ordered)
})
