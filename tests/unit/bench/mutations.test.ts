// The changes that `npm run mutants` tries.
import { describe, expect, it } from 'vitest'
// @ts-expect-error a script without types
import { draw, mutationsOf } from '../../../bin/mutations.js'

interface Mutation {
  readonly line: number
  readonly what: string
  readonly text: string
}

const changes = (text: string): string[] =>
  (mutationsOf('a.ts', text) as Mutation[]).map((change) => `${change.line} ${change.what}: ${change.text}`)

describe('changes of a source', () => {
  it('negate conditions, move comparisons, swap operators and leave calls out', () => {
    expect(changes('if (a) b()')).toEqual(['1 negated if: if (!(a)) b()', '1 left out b(): if (a) void 0'])
    expect(changes('const x = a < b ? 1 : 2')).toEqual([
      '1 negated ?:: const x = !(a < b) ? 1 : 2',
      '1 < became <=: const x = a <= b ? 1 : 2',
    ])
    expect(changes('\nx = a && !b || false')).toEqual([
      '2 || became &&: \nx = a && !b && false',
      '2 && became ||: \nx = a || !b || false',
      '2 false became true: \nx = a && !b || true',
    ])
  })

  it('leave types, imports and texts alone', () => {
    expect(changes("import a from 'b'\nlet x: true | false\nx = 'a' + b + c")).toEqual([])
  })

  it('are drawn in an order that only the seed decides', () => {
    const list = Array.from({ length: 20 }, (_, i) => i)
    expect(draw(list, 5, 7)).toEqual(draw(list, 5, 7))
    expect(draw(list, 5, 8)).not.toEqual(draw(list, 5, 7))
    expect([...draw(list, 99, 1)].sort((a: number, b: number) => a - b)).toEqual(list)
  })
})
