// Numbers of variable length, and a buffer that grows.
import { expect, it } from 'vitest'
import { newBytes, nextBytes, nextNumber } from '../../../cli/text/bytes.ts'

it.each([
  [0, [0]],
  [127, [127]],
  [128, [128, 1]],
  [300, [172, 2]],
  [2 ** 21, [128, 128, 128, 1]],
  [2 ** 32 - 1, [255, 255, 255, 255, 15]],
])('%i takes the bytes %j', (number, expected) => {
  const bytes = newBytes()
  bytes.number(number)
  expect([...bytes.view()]).toEqual(expected)
  const reader = { bytes: bytes.view(), at: 0 }
  expect([nextNumber(reader), reader.at]).toEqual([number, expected.length])
})

it.each([0, 1, 5])('keeps what was written when it outgrows a size of %i', (size) => {
  const bytes = newBytes(size)
  bytes.byte(1)
  bytes.number(300)
  bytes.put(new Uint8Array([5, 6, 7, 8, 9, 10, 11]))
  bytes.byte(2)
  bytes.number(2 ** 32 - 1)
  expect([...bytes.view()]).toEqual([1, 172, 2, 5, 6, 7, 8, 9, 10, 11, 2, 255, 255, 255, 255, 15])
  expect(bytes.length).toBe(16)
  const reader = { bytes: bytes.view(), at: 3 }
  expect([[...nextBytes(reader, 2)], reader.at, nextNumber(reader)]).toEqual([[5, 6], 5, 7])
})

it('makes room for bytes that come first', () => {
  const bytes = newBytes(1)
  bytes.put(new Uint8Array([1, 2, 3]))
  expect([...bytes.view()]).toEqual([1, 2, 3])
})

it('starts again when it is cleared', () => {
  const bytes = newBytes()
  bytes.byte(1)
  bytes.clear()
  bytes.byte(2)
  expect([...bytes.view()]).toEqual([2])
})
