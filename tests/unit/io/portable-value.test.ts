// Values of a site's code survive the way out of their thread, or arrive as something that is named the same.
import { expect, it } from 'vitest'
import { type AnyFunction, deserialize, serialize } from '../../../cli/io/portable-value.ts'

/** A value taken apart, sent, and put together. */
function sent(value: unknown): unknown {
  const functions: AnyFunction[] = []
  const nodes = structuredClone(serialize(value, (call) => functions.push(call) - 1))
  return deserialize(nodes, (id, given) => functions[id]?.(...given))
}

it('plain values arrive as they are', () => {
  const value = {
    text: 'т',
    numbers: [0, -0, Number.NaN, 1n],
    none: null,
    nothing: undefined,
    pattern: /a/giu,
    date: new Date(0),
    bare: Object.assign(Object.create(null), { a: 1 }),
  }
  expect(sent(value)).toEqual({ ...value, bare: { a: 1 } })
  expect(sent(undefined)).toBe(undefined)
})

it('rings, shared parts and any depth arrive', () => {
  const ring: Record<string, unknown> = { shared: [1] }
  ring.again = ring.shared
  ring.self = ring
  const back = sent(ring) as typeof ring
  expect([back.self === back, back.again === back.shared]).toEqual([true, true])
  const deep = Array.from({ length: 50_000 }).reduce<unknown>((inside) => [inside], 'x')
  let reached = sent(deep)
  while (Array.isArray(reached)) reached = reached[0]
  expect(reached).toBe('x')
})

it('a function is called where it lives and keeps its text', () => {
  const double = (number: number) => ({ twice: number * 2 })
  const back = sent({ double }) as { double: typeof double }
  expect([back.double(2), String(back.double)]).toEqual([{ twice: 4 }, String(double)])
})

it('objects of a class are no plain objects; keys of their own stay', () => {
  class Point {
    x = 1
    move() {}
  }
  const back = sent([new Point(), new Map([[1, 2]]), Buffer.from('x')]) as object[]
  expect(back.map((each) => Object.getPrototypeOf(each) === Object.prototype)).toEqual([false, false, false])
  expect(back.map((each) => Object.keys(each))).toEqual([['x'], [], []])
  const [symbol, promise] = sent([Symbol('s'), Promise.resolve()]) as [symbol, unknown]
  expect([symbol.description, promise instanceof Promise]).toEqual(['s', true])
})

it('a key `__proto__` stays a key', () => {
  const back = sent(JSON.parse('{ "__proto__": { "polluted": 1 } }')) as Record<string, unknown>
  expect([Object.keys(back), 'polluted' in back]).toEqual([['__proto__'], false])
})
