// Trees of data files as values, as words in messages, and with strings that no URL can be made from.
import { expect, it } from 'vitest'
import {
  type DataNode,
  describeNode,
  loneSurrogates,
  replaceLoneSurrogates,
  toValue,
} from '../../../cli/scan/data-node.ts'

const scalar = (value: string | number | boolean | null, start = 0): DataNode => ({
  kind: 'scalar',
  value,
  text: String(value),
  start,
})
const list = (...items: readonly DataNode[]): DataNode => ({ kind: 'list', items, start: 0 })
const map = (...entries: readonly (readonly [key: string, value: DataNode])[]): DataNode => ({
  kind: 'map',
  entries: entries.map(([key, value], at) => ({ key, keyStart: at, value })),
  start: 0,
})

it('strings are mapped, and no other values', () => {
  const tree = map(['a', scalar('x')], ['b', list(scalar(1), scalar(true), scalar(null), scalar('y'))])
  expect(toValue(tree)).toEqual({ a: 'x', b: [1, true, null, 'y'] })
  expect(toValue(tree, (text) => `${text}!`)).toEqual({ a: 'x!', b: [1, true, null, 'y!'] })
})

it('objects have the keys of the author only', () => {
  const value = toValue(map(['__proto__', scalar(1)], ['constructor', scalar(2)])) as object
  expect(Object.getPrototypeOf(value)).toBeNull()
  expect(Object.entries(value)).toEqual([['constructor', 2]])
})

it.each([
  [list(), 'a list'],
  [map(), 'an object'],
  [scalar('x'), "'x'"],
  [scalar(5), '5'],
])('%j is described as %s', (node, words) => {
  expect(describeNode(node)).toBe(words)
})

it('half characters are found in values and keys, and replaced', () => {
  const tree = map(['\ud800', list(scalar('a\udc00b', 7), scalar('😀'))], ['c', scalar(1)])
  expect([...loneSurrogates(tree)]).toEqual([
    { text: '\ud800', start: 0 },
    { text: 'a\udc00b', start: 7 },
  ])
  expect(toValue(replaceLoneSurrogates(tree))).toEqual({ '\ufffd': ['a\ufffdb', '😀'], c: 1 })
})
