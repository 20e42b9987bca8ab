import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../../runtime/search/text/distance.ts'
import { swapLayout } from '../../../../runtime/search/text/layout.ts'
import { skeleton, toCyrillic } from '../../../../runtime/search/text/translit.ts'

describe('swapLayout', () => {
  it.each([
    ['j,kfrj ckjd', 'облако слов'],
    ['J,KFRJ', 'облако'],
    ['{jcn', 'хост'],
    ['зщыепкуыйд', 'postgresql'],
    ["'rcgjhn", 'экспорт'],
    ['10 %', '10 %'],
  ])('%s', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant)
  })

  it('is its own inverse', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]{0,20}$/), (text) => {
        expect(swapLayout(swapLayout(text))).toBe(text)
      }),
    )
  })
})

it.each([
  ['oblako', 'облако'],
  ['shifrovanie', 'шифрование'],
  ['shhet', 'щет'],
  ['upravliaiushchii', 'управляющий'],
  ['upravlyayushchiy', 'управляющий'],
  ['normalnaya', 'нормальная'],
  ['izmeneniia', 'изменения'],
  ['obyavlenie', 'объявление'],
  ['czentr', 'центр'],
  ['khranilishche', 'хранилище'],
  ['xranilishhe', 'хранилище'],
])('%s has the letters of %s', (latin, russian) => {
  expect(skeleton(toCyrillic(latin))).toBe(skeleton(russian))
})

describe('editDistance', () => {
  it.each([
    ['диаграмм', 'диаграмма', 2, 0],
    ['диаграмм', 'диагрммами', 2, 1],
    ['пирамид', 'пирмаида', 1, 1],
    ['график', 'граифк', 1, 1],
    ['столбц', 'стлобцов', 2, 1],
    ['кодиру', 'кодируйтн', 2, 1],
    ['доступ', 'дступ', 1, 1],
    ['кот', 'пес', 1, 2],
  ])('%s and %s', (stem, word, limit, slips) => {
    expect(editDistance(stem, word, limit)).toBe(slips)
  })

  it('counts 1 for a letter missing, added, changed or swapped with its neighbour', () => {
    const word = fc.stringMatching(/^[бвгд]{6,10}$/)
    fc.assert(
      fc.property(word, fc.nat(4), (own, at) => {
        const swapped = own.slice(0, at) + (own[at + 1] ?? '') + (own[at] ?? '') + own.slice(at + 2)
        const changed = [
          own.slice(0, at) + own.slice(at + 1),
          `${own.slice(0, at)}щ${own.slice(at)}`,
          `${own.slice(0, at)}щ${own.slice(at + 1)}`,
          swapped,
        ]
        for (const other of changed) expect(editDistance(own, other, 1)).toBeLessThanOrEqual(1)
        expect(editDistance(own, own, 1)).toBe(0)
      }),
    )
  })
})
