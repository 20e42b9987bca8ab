// What is made once of the same, and again of anything else.
import { expect, test } from 'vitest'
import { remember } from '../../../cli/text/remember.ts'

test('makes a value again only when something that decides is another', () => {
  const known = remember<object, string>()
  const [page, other] = [{}, {}]
  let made = 0
  const ask = (key: object, from: readonly unknown[]) => known(key, from, () => `value ${++made}`)
  expect(ask(page, ['a', 1])).toBe('value 1')
  expect(ask(page, ['a', 1])).toBe('value 1')
  expect(ask(other, ['a', 1])).toBe('value 2')
  expect(ask(page, ['a', 2])).toBe('value 3')
  expect(ask(page, ['a'])).toBe('value 4')
  expect(ask(page, ['a', 2])).toBe('value 5')
  expect(ask(other, ['a', 1])).toBe('value 2')
})

test('tells apart what only looks the same', () => {
  const known = remember<object, number>()
  const page = {}
  let made = 0
  const ask = (part: unknown) => known(page, [part], () => ++made)
  const tags = ['a']
  expect(ask(tags)).toBe(1)
  expect(ask(tags)).toBe(1)
  expect(ask(['a'])).toBe(2)
  expect(ask(Number.NaN)).toBe(3)
  expect(ask(Number.NaN)).toBe(3)
})
