import { expect, it } from 'vitest'
import { boundedMap } from '../../../cli/text/bounded-map.ts'

it('keeps what was put last, each name once', () => {
  const kept = boundedMap<number>(2)
  kept.put('a', 1)
  kept.put('b', 2)
  kept.put('a', 3)
  kept.put('c', 4)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([3, undefined, 4])
  kept.delete('c')
  expect(kept.get('c')).toBeUndefined()
})
