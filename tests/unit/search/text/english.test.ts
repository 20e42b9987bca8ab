import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stemEnglish } from '../../../../runtime/search/text/english.ts'

it.each([
  ['filter filters filtered filtering', 'filter'],
  ['configure configured configuration configuring', 'configur'],
  ['query queries', 'queri'],
  ['running runs run', 'run'],
  ['class classes', 'class'],
  ['cache caches cached', 'cach'],
  ['size sizes', 'size'],
  ['relational', 'relat'],
  ['setting settings', 'set'],
  ['agreed', 'agre'],
  ['as is', null],
])('%s', (words, stem) => {
  for (const word of words.split(' ')) expect(stemEnglish(word)).toBe(stem ?? word)
})

it('returns a non-empty stem, at most one letter longer than the word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
      const stem = stemEnglish(word)
      expect(stem.length).toBeGreaterThan(0)
      expect(stem.length).toBeLessThanOrEqual(word.length + 1)
    }),
  )
})
