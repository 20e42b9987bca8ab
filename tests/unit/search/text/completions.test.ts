import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completionsOf } from '../../../../runtime/search/text/completions.ts'
import { stemEnglish } from '../../../../runtime/search/text/english.ts'
import { stemRussian } from '../../../../runtime/search/text/russian.ts'

const options = { languages: ['ru', 'en'] }

const ENGLISH =
  'logging notification installation performance authentication optimization dependencies security numbering typically observability effectiveness negative omitted parallelism deployment configurable'
const RUSSIAN = 'выполненного запускается открываешь говоришь скорость прочитавший возвращаются'

describe('completionsOf', () => {
  it.each([
    ...ENGLISH.split(' ').map((word) => [word, stemEnglish(word)] as const),
    ...RUSSIAN.split(' ').map((word) => [word, stemRussian(word)] as const),
  ])('leads from every beginning of %s to %s', (word, stem) => {
    for (let length = stem.length + 1; length < word.length; length++) {
      const typed = word.slice(0, length)
      const stemOf = /[а-я]/.test(word) ? stemRussian : stemEnglish
      const ways = [stemOf(typed), ...completionsOf(typed, options)]
      expect(ways.some((way) => way === stem || stem.startsWith(typed))).toBe(true)
    }
  })

  it('returns nothing for short prefixes and for prefixes that cannot be completed', () => {
    expect(completionsOf('not', options)).toEqual([])
    expect(completionsOf('kubernet', options)).toEqual([])
    expect(completionsOf('настройк', options)).toEqual([])
    expect(completionsOf('', options)).toEqual([])
  })

  it('uses endings of the stemmed languages only', () => {
    expect(completionsOf('notificatio', { languages: ['ru'] })).toEqual([])
    expect(completionsOf('запускаетс', { languages: ['en'] })).toEqual([])
  })

  it('returns few stems, none of which begins with the typed prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:[a-z]{1,16}|[а-я]{1,16})$/), (text) => {
        const stems = completionsOf(text, options)
        expect(stems.length).toBeLessThan(12)
        for (const stem of stems) expect(stem.startsWith(text)).toBe(false)
      }),
    )
  })
})
