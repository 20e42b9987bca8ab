import { expect, it } from 'vitest'
import { isGeneral } from '../../../../runtime/search/text/stop-words.ts'

it.each([
  ['почему', ['ru'], true],
  ['сделать', ['ru'], true],
  ['почему', ['en'], false],
  ['закладка', ['ru', 'en'], false],
])('%s in %j belongs to questions: %s', (word, languages, belongs) => {
  expect(isGeneral(word, languages)).toBe(belongs)
})
