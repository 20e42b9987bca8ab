import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fleetingStems, sisterStems, stemRussian } from '../../../../runtime/search/text/russian.ts'

const word = fc.stringMatching(/^[а-я]{1,14}$/)

describe('stemRussian', () => {
  it.each([
    ['таблица таблицы таблице таблицу таблицей таблиц таблицам таблицами таблицах', 'таблиц'],
    ['запись записи записью записей записям', 'запис'],
    ['экран экрана экраны экранов экранами', 'экран'],
    ['профиль профили профилей профилями', 'профил'],
    ['домен домена домены доменов', 'домен'],
    ['архив архивы архивов', 'архив'],
    ['темный темная темного темными', 'темн'],
    ['установленный установленная установлен', 'установлен'],
    ['безопасность безопасностью', 'безопасн'],
    ['настраивать настраивает', 'настраива'],
    ['в и я', null],
  ])('%s', (words, stem) => {
    for (const own of words.split(' ')) expect(stemRussian(own)).toBe(stem ?? own)
  })

  it('returns a non-empty prefix of the word', () => {
    fc.assert(
      fc.property(word, (own) => {
        const stem = stemRussian(own)
        expect(stem.length).toBeGreaterThan(0)
        expect(own.startsWith(stem)).toBe(true)
      }),
    )
  })
})

describe('sisterStems', () => {
  it.each([
    ['перейти', 'переход'],
    ['переход', 'перейти'],
    ['перейдет', 'переход'],
    ['переходить', 'перейти'],
    ['войти', 'вход'],
    ['вход', 'войти'],
    ['выйти', 'выход'],
    ['кнопок', 'кнопка'],
    ['кнопка', 'кнопок'],
    ['столбцы', 'столбец'],
    ['столбец', 'столбцов'],
    ['ссылок', 'ссылка'],
    ['писем', 'письмо'],
    ['письма', 'писем'],
    ['настроек', 'настройка'],
    ['настройками', 'настроек'],
    ['окон', 'окно'],
    ['окна', 'окон'],
    ['режимы', 'режим'],
    ['режим', 'режимов'],
    ['систем', 'система'],
    ['имени', 'имя'],
    ['времени', 'время'],
    ['люди', 'человек'],
    ['полон', 'полный'],
  ])('%s reaches %s', (typed, other) => {
    const stem = stemRussian(typed)
    expect([stem, ...sisterStems(typed, stem)]).toContain(stemRussian(other))
  })

  it.each([
    ['войти', 'войт войти войд вход'],
    ['вход', 'вход войт войд'],
    ['отойти', 'отойт отойти отойд отход'],
    ['взойти', 'взойт взойти взойд взход'],
    ['выйти', 'выйт выйти выйд выход'],
    ['обход', 'обход обойт обойд обхд обхьд'],
    ['шел', 'шел ид идт шл ход'],
    ['писем', 'пис писем писм письм'],
    ['дверь', 'двер'],
    ['дал', 'дал'],
  ])('%s has exactly the stems %s', (typed, expected) => {
    const stem = stemRussian(typed)
    expect([stem, ...sisterStems(typed, stem)].join(' ')).toBe(expected)
  })

  it('returns few stems and never the stem itself', () => {
    fc.assert(
      fc.property(word, (own) => {
        const stem = stemRussian(own)
        const sisters = sisterStems(own, stem)
        expect(sisters).not.toContain(stem)
        expect(new Set(sisters).size).toBe(sisters.length)
        expect(sisters.length).toBeLessThanOrEqual(16)
      }),
    )
  })
})

it('fleetingStems adds or removes a vowel', () => {
  expect(fleetingStems('кнопок')).toEqual(['кнопк', 'кнопьк'])
  expect(fleetingStems('кнопк')).toEqual(['кнопок', 'кнопек'])
  expect(fleetingStems('настройк')).toEqual(['настроек'])
  expect(fleetingStems('сервер')).toEqual(['сервр', 'сервьр'])
  expect(fleetingStems('дом')).toEqual([])
})
