import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareEqual } from '../../../cli/graph/share-equal.ts'

describe('shareEqual', () => {
  it('gives the old value when all is equal', () => {
    const before = { docs: [{ id: 'a' }, { id: 'b' }], main: undefined }
    expect(shareEqual(before, structuredClone(before))).toBe(before)
  })

  it('keeps the parts that are equal', () => {
    const before = { docs: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], routes: ['x'] }
    const now = shareEqual(before, { docs: [{ id: 'a' }, { id: 'B' }, { id: 'c' }], routes: ['x'] })
    expect(now).toEqual({ docs: [{ id: 'a' }, { id: 'B' }, { id: 'c' }], routes: ['x'] })
    expect(now.routes).toBe(before.routes)
    expect(now.docs[0]).toBe(before.docs[0])
    expect(now.docs[2]).toBe(before.docs[2])
  })

  it('gives the new value itself when nothing of the old one is in its place', () => {
    const [kept, before] = [{ id: 'a' }, { id: 'b' }]
    const now = { docs: [kept, { id: 'c' }], main: { id: 'd' } }
    expect(shareEqual({ docs: [kept, before], main: before }, now)).toBe(now)
  })

  it('finds equal items around one that came or went', () => {
    const before = [{ id: 'a' }, { id: 'c' }, { id: 'd' }]
    const more = shareEqual(before, [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }])
    expect([more[0], more[2], more[3]]).toEqual(before)
    expect(more[2]).toBe(before[1])
    expect(more[3]).toBe(before[2])
    const fewer = shareEqual(before, [{ id: 'a' }, { id: 'd' }])
    expect(fewer[0]).toBe(before[0])
    expect(fewer[1]).toBe(before[2])
  })

  it('tells other orders of keys, types and missing keys apart', () => {
    for (const [before, now] of [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [{ a: undefined }, {}],
      [[1], { 0: 1 }],
      [null, {}],
      [-0, 0],
      [new Map([[1, 2]]), new Map([[1, 2]])],
    ])
      expect(shareEqual(before, now)).not.toBe(before)
    expect(Object.keys(shareEqual({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a'])
  })

  it('never changes what a value says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        const [was, is] = [JSON.stringify(before), JSON.stringify(now)]
        expect(JSON.stringify(shareEqual(before, now))).toBe(is)
        expect([JSON.stringify(before), JSON.stringify(now)]).toEqual([was, is])
        if (was === is) expect(shareEqual(before, JSON.parse(is))).toStrictEqual(before)
      }),
    )
  })
})
