// Latin letters for Russian ones, and the other way round.
import { expect, it } from 'vitest'
import { letterInRussian, skeleton, toLatin } from '../../../../runtime/search/text/translit.ts'

it.each([
  ['б', 'b'],
  ['к', 'kcq'],
  ['ш', 's'],
  ['ж', ''],
  ['щ', ''],
  ['b', ''],
])('a word that begins with %s may begin with the letters «%s»', (letter, expected) => {
  expect(toLatin(letter).join('')).toBe(expected)
})

it.each([
  ['b', 'б'],
  ['w', 'в'],
  ['б', 'б'],
  ['1', '1'],
])('%s is %s in Russian', (letter, expected) => {
  expect(letterInRussian(letter)).toBe(expected)
})

it.each([
  ['объявление', 'обявление'],
  ['экспорт', 'ехпорт'],
  ['щит', 'шит'],
  ['тсы', 'ци'],
])('%s has the skeleton %s', (word, expected) => {
  expect(skeleton(word)).toBe(expected)
})
