// Findings about configuration keys are given the place of the key, or of the words they are about.
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { needsKeyPlace, withKeyPlace } from '../../../cli/pipeline/key-places.ts'

const TEXT = `// 'c'
export default {
  a: 'x',
  list: [
    { b: 1 },
    { b: 'c', d: "c" },
  ],
}
`
const FILE = { path: 'site.config.ts', text: TEXT } as Parameters<typeof withKeyPlace>[1]
const FOUND: Diagnostic = { code: 'a', severity: 'error', message: '' }

it.each([
  ['a', undefined, '3:3'],
  ['list[1].b', undefined, '6:7'],
  ['list[0].b', undefined, '5:7'],
  ['list[1].e', undefined, '6:5'],
  ['list[1].d', 'c', '6:11'],
  ['list[0].b', 'c', '6:11'],
  ['a', 'c', '6:11'],
  ['a', 'x', '3:7'],
  ['list', 'x', '4:3'],
  ['a', '', '3:3'],
  ['none', undefined, '1:1'],
])('%s with the words %j is at %s', (key, words, expected) => {
  const about = words === undefined ? {} : { about: { text: words } }
  const { place } = withKeyPlace({ ...FOUND, key, ...about }, FILE)
  expect(`${place?.file} ${place?.start.line}:${place?.start.column}`).toBe(`site.config.ts ${expected}`)
})

it('the place of words ends behind them', () => {
  const { place } = withKeyPlace({ ...FOUND, key: 'a', about: { text: 'x' } }, FILE)
  expect(place?.end).toEqual({ line: 3, column: 8 })
})

it('only findings with a key and without a place need one', () => {
  const place = { file: 'a', start: { line: 1, column: 1 } }
  expect([FOUND, { ...FOUND, key: 'a' }, { ...FOUND, key: 'a', place }].map(needsKeyPlace)).toEqual([
    false,
    true,
    false,
  ])
})
