// Tables as a reader sees them: flat, of a tree, of pairs, of measures; and a list.
import {
  categories,
  factByCategory,
  factByQuarter,
  planByQuarter,
  quarters,
  regionByCategory,
  regionsByFact,
  stores,
  sum,
  total,
} from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { all, circle, line, rect, type Svg, text, textIn } from '../kit/draw.ts'
import { type Box, box, columns } from '../kit/geometry.ts'
import { entries, type TableLook, table } from '../kit/lists.ts'
import { meaning, theme } from '../palette.ts'
import { number, signed } from '../words.ts'
import { asset } from './echarts.ts'

const done = (fact: number, plan: number) => number((100 * fact) / plan, 1)
const tone = (value: number) => (value < 0 ? meaning.bad : theme.tip)

const ROW = 34

/** A card that holds one table, with a strip above it when the table has a second heading. */
const tableFigure = (
  name: string,
  title: string,
  look: TableLook,
  strip?: { readonly height: number; readonly draw: (area: Box) => Svg },
  note = 'тыс. ₽',
): Figure => ({
  file: asset(name),
  svg: () => {
    const above = strip?.height ?? 0
    const below = ROW * (look.rows.length + 1)
    return card({
      title,
      note,
      height: below + above,
      body: ({ width }) =>
        all(
          strip?.draw(box(0, 0, width, above)) ?? '',
          table(box(0, above, width, below), { ...look, rowHeight: ROW }),
        ),
    })
  },
})

const WIDTHS = [1.1, 1, 1, 1.3, 1.4]

/** Names over neighbouring columns, each over its own line. */
const groups = (widths: readonly number[], names: readonly (readonly [string, number, number])[]) => ({
  height: 38,
  draw: (area: Box) => {
    const cells = columns(area, widths)
    return all(
      ...names.map(([name, first, last]) => {
        const [from, to] = [cells[first], cells[last]]
        if (!from || !to) throw new Error(`no columns ${first} to ${last} for «${name}»`)
        const place = box(from.x + 6, area.y, to.x + to.w - from.x - 12, area.h)
        return all(
          textIn(place, name, { anchor: 'middle', bold: true }),
          line(place.x, area.h - 4, place.x + place.w, area.h - 4, { stroke: theme.accent, width: 2 }),
        )
      }),
    )
  },
})

const flatRows = regionsByFact.map(({ region, plan, fact }) => [
  region,
  number(plan),
  number(fact),
  signed(fact - plan),
  done(fact, plan),
])

const flat = tableFigure(
  'koob-table',
  'План-факт по регионам',
  {
    head: ['Регион', 'План', 'Выручка', 'Отклонение', 'Выполн., %'],
    rows: [
      ...flatRows,
      [
        'Итого',
        number(total.plan),
        number(total.fact),
        signed(total.fact - total.plan),
        done(total.fact, total.plan),
      ],
    ],
    widths: WIDTHS,
    numbers: [1, 2, 3, 4],
    totals: [regionsByFact.length],
    tint: (row, column) => {
      const region = regionsByFact[row]
      return region && column === 3 ? tone(region.fact - region.plan) : undefined
    },
  },
  groups(WIDTHS, [
    ['Рубли', 1, 3],
    ['Оценка', 4, 4],
  ]),
)

/** Plans of the cities are those of the demo set; what is named elsewhere comes from the data. */
const tree: readonly (readonly [string, number, number, number])[] = [
  ['▾ Центр', 0, 2100, 2240],
  ['▾ Ключевск', 1, 900, 980],
  ...stores.map(({ store, plan, fact }): [string, number, number, number] => [store, 2, plan, fact]),
  ['▸ Дубрава', 1, 685.713, 720],
  ['▸ Ольховка', 1, 514.287, 540],
  ...regionsByFact
    .slice(1)
    .map(({ region, plan, fact }): [string, number, number, number] => [`▸ ${region}`, 0, plan, fact]),
]

const treeTable = tableFigure('tree-table', 'План-факт до магазина', {
  head: ['Регион, город, магазин', 'План', 'Выручка', 'Выполн., %'],
  rows: tree.map(([name, level, plan, fact]) => [
    `${'\u2003'.repeat(level)}${name}`,
    number(Math.round(plan)),
    number(fact),
    done(fact, plan),
  ]),
  widths: [2, 0.9, 1, 1.2],
  numbers: [1, 2, 3],
  ground: (row) => [theme.accentSoft, theme.surface][tree[row]?.[1] ?? 2],
})

const pivotLook: TableLook = {
  head: ['Регион', ...categories, 'Всего'],
  rows: [
    ...regionsByFact.map(({ region, fact }) => [
      region,
      ...regionByCategory[region].map((value) => number(value)),
      number(fact),
    ]),
    ['Итого', ...factByCategory.map((value) => number(value)), number(total.fact)],
  ],
  widths: [1.2, 1, 1, 1, 1],
  numbers: [1, 2, 3, 4],
  totals: [regionsByFact.length],
}

const pivot = tableFigure('pivot', 'Регион на категорию', pivotLook)

/** The same pairs, each cell as strongly coloured as its sum is large. */
const pivotHeat: Figure = {
  file: asset('pivot-heat'),
  svg: () =>
    card({
      title: 'Тепловая раскраска по величине',
      note: 'тыс. ₽',
      height: 246,
      body: ({ width }) => {
        const places = columns(box(0, 0, width, 0), [1.1, 1, 1, 1], 4)
        const largest = Math.max(...Object.values(regionByCategory).flat())
        const heads = categories.map((name, index) =>
          textIn(box(places[index + 1]?.x ?? 0, 0, places[index + 1]?.w ?? 0, 30), name, {
            anchor: 'middle',
            fill: theme.textMuted,
            size: 17,
          }),
        )
        const rows = regionsByFact.map(({ region }, row) => {
          const y = 34 + row * 53
          return all(
            text(0, y + 25, region, { size: 17 }),
            ...regionByCategory[region].map((value, index) => {
              const place = box(places[index + 1]?.x ?? 0, y, places[index + 1]?.w ?? 0, 50)
              const share = value / largest
              return all(
                rect(place, { fill: tint(share) }),
                textIn(place, number(value), {
                  anchor: 'middle',
                  size: 17,
                  fill: share > 0.45 ? theme.onAccent : theme.text,
                }),
              )
            }),
          )
        })
        return all(...heads, ...rows)
      },
    }),
}

/** The accent mixed with white. */
function tint(share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(theme.accent.slice(start, start + 2), 16))
  const mixed = channels.map((channel) => Math.round(255 + (channel - 255) * Math.min(1, 0.08 + share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const deviations = factByQuarter.map((fact, quarter) => fact - (planByQuarter[quarter] ?? 0))

const indicators = tableFigure(
  'table-p',
  'Показатели по кварталам',
  {
    head: ['Показатель', ...quarters, 'Год'],
    rows: [
      ['План, тыс. ₽', ...planByQuarter.map((value) => number(value)), number(total.plan)],
      ['Факт, тыс. ₽', ...factByQuarter.map((value) => number(value)), number(total.fact)],
      ['Отклонение', ...deviations.map((value) => signed(value)), signed(sum(deviations))],
      [
        'Выполнение, %',
        ...factByQuarter.map((fact, quarter) => done(fact, planByQuarter[quarter] ?? 1)),
        done(total.fact, total.plan),
      ],
    ],
    widths: [1.9, 1, 1, 1, 1, 1],
    numbers: [1, 2, 3, 4, 5],
    tint: (row, column) =>
      row < 2 || column === 0 ? undefined : tone(deviations[column - 1] ?? sum(deviations)),
  },
  undefined,
  '2025 год',
)

const list: Figure = {
  file: asset('list'),
  svg: () =>
    card({
      title: 'Магазины Ключевска',
      note: 'тыс. ₽',
      height: 128,
      body: ({ width }) =>
        all(
          entries(
            box(0, 2, width, 120),
            stores.map(({ store, fact }, index) => ({
              label: `\u2003\u2002${store}`,
              side: number(fact),
              active: index === 0,
            })),
            42,
          ),
          ...stores.map((_, index) => circle(22, 23 + index * 42, 7, { fill: meaning.good })),
        ),
    }),
}

/** Figures of the pages of tables and of the list. */
export const tables: readonly Figure[] = [flat, treeTable, pivot, pivotHeat, indicators, list]
