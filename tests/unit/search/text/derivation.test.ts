import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kinship, rootPrefix } from '../../../../runtime/search/text/derivation.ts'
import { stemRussian } from '../../../../runtime/search/text/russian.ts'

it.each([
  'настройка настроить настраивать',
  'установка установить устанавливать установщик',
  'шифрование шифровать',
  'загрузка загрузить загружать загрузчик',
  'обработка обработать обрабатывать обработчик',
  'запрос запросить запрашивать',
  'публикация публиковать',
  'миграция мигрировать',
  'проверка проверить проверять',
  'ограничение ограничить ограничивать',
  'создание создать создавать',
  'доступ доступность доступный',
  'фильтр фильтровать фильтрация',
  'структура структурировать структурный',
  'диагностика диагностировать диагностический',
  'пользователь пользовательский',
])('%s are of one root', (words) => {
  const stems = words.split(' ').map(stemRussian)
  const [first = ''] = stems
  for (const stem of stems) {
    expect([stem, kinship(first, stem) >= 0.7]).toEqual([stem, true])
    expect(stem.startsWith(rootPrefix(first))).toBe(true)
  }
})

it.each(['график грамота', 'столбец стол', 'команда комната', 'куб кубок'])('%s are not', (words) => {
  const [one = '', other = ''] = words.split(' ').map(stemRussian)
  expect(kinship(one, other)).toBe(0)
})

it('is symmetric, and 1 for a stem and itself', () => {
  const stem = fc.stringMatching(/^[а-я]{1,12}$/)
  fc.assert(
    fc.property(stem, stem, (one, other) => {
      expect(kinship(one, one)).toBe(1)
      expect(kinship(one, other)).toBe(kinship(other, one))
      expect(one.startsWith(rootPrefix(one))).toBe(true)
    }),
  )
})
