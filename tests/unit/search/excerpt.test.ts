import { describe, expect, it } from 'vitest'
import { excerptAround } from '../../../runtime/search/excerpt.ts'

const words = (count: number, word = 'слово') =>
  Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')

describe('the excerpt around a hit', () => {
  it('is the text itself when that is short', () => {
    expect(excerptAround('Узлы кластера.', ['кластер'])).toBe('Узлы кластера.')
  })

  it('is nothing when no term is in the text', () => {
    expect(excerptAround('Узлы кластера.', ['база'])).toBeNull()
    expect(excerptAround('', ['база'])).toBeNull()
  })

  it('stands around the hit, cut between words', () => {
    const text = `${words(50)} здесь лежит находка среди прочего ${words(50, 'конец')}`
    const excerpt = excerptAround(text, ['находк']) ?? ''
    expect(excerpt).toMatch(/^…слово\d+ .*здесь лежит находка среди прочего конец0 .*конец\d+…$/)
    expect(excerpt.length).toBeLessThanOrEqual(122)
    expect(excerpt.indexOf('находка')).toBeLessThanOrEqual(41)
  })

  it('prefers the place with most of the words', () => {
    const text = `база ${words(40)} база данных ${words(40)}`
    expect(excerptAround(text, ['база', 'данных'])).toContain('база данных')
  })

  it('holds a hit that is longer than itself', () => {
    const long = 'а'.repeat(200)
    expect(excerptAround(`${words(20)} ${long} ${words(20)}`, [long])).toBe(
      `…слово16 слово17 слово18 слово19 ${long}…`,
    )
  })
})
