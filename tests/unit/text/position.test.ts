// Lines and columns of offsets.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionAt, positionsIn } from '../../../cli/text/position.ts'

describe('positionAt', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['\n\nя😀x', 5, 3, 4],
    ['a\n', 2, 2, 1],
  ])('%j at %i', (text, offset, line, column) => expect(positionAt(text, offset)).toEqual({ line, column }))

  it('counts as reading line by line does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '\n', 'я'), { maxLength: 30 }),
        fc.nat(30),
        (parts, wanted) => {
          const text = parts.join('')
          const offset = Math.min(wanted, text.length)
          const lines = text.slice(0, offset).split('\n')
          expect(positionsIn(text)(offset)).toEqual({
            line: lines.length,
            column: (lines.at(-1)?.length ?? 0) + 1,
          })
        },
      ),
    )
  })
})
