import { describe, expect, it } from 'vitest'
import { isStemOf, soundOfLatin, soundOfRussian } from '../../../../runtime/search/text/sounds.ts'

describe('soundOfLatin', () => {
  it.each([
    ['docker', 'докер'],
    ['clickhouse', 'кликхаус'],
    ['grafana', 'графана'],
    ['crud', 'крад'],
    ['jupyter', 'юпитер'],
    ['java', 'джава'],
    ['cache', 'каче'],
    ['helm', 'хелм'],
    ['github', 'гитхаб'],
  ])('of %s is that of %s', (latin, russian) => {
    expect(soundOfLatin(latin)).toEqual(soundOfRussian(russian))
  })

  it.each([
    ['kubernet', 'кубернетес'],
    ['postgr', 'постгрес'],
    ['jupyt', 'юпитер'],
  ])('of the stem %s is that of %s without its ending', (stem, russian) => {
    expect(isStemOf(soundOfLatin(stem), soundOfRussian(russian))).toBe(true)
  })

  it.each([
    ['card', 'крад'],
    ['ocean', 'кеан'],
    ['docker', 'декан'],
  ])('of %s is not that of %s', (latin, russian) => {
    expect(soundOfLatin(latin).whole).not.toBe(soundOfRussian(russian).whole)
    expect(isStemOf(soundOfLatin(latin), soundOfRussian(russian))).toBe(false)
  })
})
