import { describe, expect, it, test } from 'vitest'
import type { ShareImagesConfig } from '../../../cli/model/config.ts'
import { shareCardSvg, titleLines } from '../../../cli/render/share-card.ts'

const STYLE: ShareImagesConfig = { background: '#000000', color: '#ffffff', accent: '#00ff00', fonts: [] }
const card = (title: string, trail: readonly string[] = []) => ({ site: 'Docs', title, trail })
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
const svgOf = (title: string, trail?: readonly string[]) => shareCardSvg(card(title, trail), STYLE, () => 0)

describe('lines of a title', () => {
  it.each([
    ['Термины', 84, ['Термины']],
    ['Сборник рецептов автора', 84, ['Сборник рецептов', 'автора']],
    // No line ends with a word of a letter or two.
    ['Узлы обработки и функции', 84, ['Узлы обработки', 'и функции']],
    ['Фильтры и управляющие дэшлеты', 70, ['Фильтры и управляющие', 'дэшлеты']],
  ])('%s', (title, size, lines) => {
    expect(titleLines(title)).toEqual({ size, lines })
  })

  it('end in an ellipsis where no size has room', () => {
    const { size, lines } = titleLines('Очень длинное название раздела, '.repeat(12))
    expect(size).toBe(58)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/[^\s,]…$/)
  })

  it('cut a word that is longer than a line', () => {
    const { lines } = titleLines('getAllConfiguredConnectionsOfTheCurrentUserAndEverybodyElse')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('getAllConfiguredConnectionsOfTheCurrentUserAndEverybodyElse')
  })
})

test('says what the card says, safe in XML', () => {
  expect(texts(svgOf('A < B & "C"', ['One', 'Two']))).toEqual([
    'Docs',
    'A &lt; B &amp; &quot;C&quot;',
    'One › Two',
  ])
})

test('leaves the middle of a long way out', () => {
  const trail = [
    'Руководства пользователей',
    'Руководство администратора системы',
    'Отказоустойчивость и кластер',
  ]
  expect(texts(svgOf('T', trail)).at(-1)).toBe('Руководства пользователей › … › Отказоустойчивость и кластер')
})

describe('a font that is wider than the estimate', () => {
  const svg = (title: string) => shareCardSvg(card(title), STYLE, () => 2048)
  it('makes long lines smaller', () => {
    expect(svg('Фильтры и управляющие дэшлеты').match(/ scale\(0\.5000\)/g)).toHaveLength(1)
  })
  it('is not asked about short ones', () => {
    expect(svg('Термины')).not.toContain('scale')
  })
})
