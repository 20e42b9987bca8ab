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

it.each([
  ['настройк', 'настро', 0.9, 'two letters after the root'],
  ['загрузк', 'загруж', 0.95, 'consonants that alternate'],
  ['строк', 'строч', 1, 'consonants that alternate at the end'],
  ['книг', 'книжн', 0.95, 'a suffix after consonants that alternate'],
  ['обработк', 'обрабатыва', 0.85, 'а instead of о in a repeated action'],
  ['матрос', 'мотра', 0, 'а instead of о elsewhere'],
  ['диагностик', 'диагностирова', 0.75, 'suffixes that begin alike'],
  ['рук', 'руч', 0, 'a root that is too short'],
  ['доказательств', 'доказ', 0, 'too little of the longer one'],
  ['сторож', 'сторон', 0, 'an ending that is no suffix'],
])('%s and %s are related by %d: %s', (one, other, expected) => {
  expect(kinship(one, other)).toBeCloseTo(expected, 5)
})

it.each([
  ['загрузчик', 'загру', 'a suffix and a consonant that may alternate are taken off'],
  ['публикац', 'публ', 'two suffixes are taken off'],
  ['пользовательск', 'пользов', 'at most two suffixes are taken off'],
  ['вспышк', 'вспы', 'four letters are left'],
  ['книжк', 'книж', 'three letters would be left without the consonant'],
  ['доступн', 'доступ', 'a consonant that does not alternate stays'],
  ['взгляд', 'взгля', 'without a suffix only the consonant is taken off'],
  ['стражник', 'страж', 'half of the stem is left'],
])('%s begins with the root %s: %s', (stem, prefix) => {
  expect(rootPrefix(stem)).toBe(prefix)
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
