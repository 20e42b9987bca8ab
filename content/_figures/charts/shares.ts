// Parts of a whole: pies and rings, nested rectangles.
import {
  categories,
  cities,
  factByCategory,
  regionByCategory,
  regionsByFact,
  stores,
  sum,
  total,
} from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, series, theme } from '../palette.ts'
import { at, rect, text } from '../svg.ts'
import { number, percent } from '../words.ts'
import { asset, chartFigure } from './echarts.ts'

const categoryColors = [meaning.coffee, meaning.tea, meaning.cocoa]
const onCategory = [theme.onAccent, theme.text, theme.onAccent]

/** Slices with their names, sums and shares outside. */
const slices = (
  parts: readonly { readonly name: string; readonly value: number; readonly color: string }[],
) => {
  const whole = sum(parts.map(({ value }) => value))
  return parts.map(({ name, value, color }) => ({
    name,
    value,
    itemStyle: { color, borderColor: theme.background, borderWidth: 2 },
    label: {
      fontSize: 18,
      lineHeight: 24,
      color: theme.text,
      formatter: `${name}\n${number(value)} · ${percent(value / whole)}`,
    },
    labelLine: { lineStyle: { color: theme.lineStrong }, length: 14, length2: 14 },
  }))
}

const byCategory = slices(
  categories.map((name, index) => ({
    name,
    value: factByCategory[index] ?? 0,
    color: categoryColors[index] ?? theme.accent,
  })),
)

const ring = { type: 'pie' as const, radius: ['52%', '84%'], center: ['50%', '50%'] }
const middle = (value: string, caption: string) => ({
  text: value,
  subtext: caption,
  left: 'center',
  top: '39%',
  itemGap: 4,
  textStyle: { fontSize: 28, fontWeight: 600 as const, color: theme.text },
  subtextStyle: { fontSize: 18, color: theme.textMuted },
})

const bublik = chartFigure(
  'bublik',
  { title: 'Из чего складывается выручка', note: 'тыс. ₽', height: 310 },
  { title: middle(number(total.fact), 'Всего'), series: [{ ...ring, data: byCategory }] },
)

const pie = chartFigure(
  'pie',
  { title: 'Тот же состав сплошным кругом', note: 'тыс. ₽', height: 300 },
  { series: [{ ...ring, radius: '84%', data: byCategory }] },
)

const LARGEST = 4
const rest = sum(cities.slice(LARGEST).map(({ fact }) => fact))

const pieOthers = chartFigure(
  'bublik-others',
  { title: 'Четыре города и «Прочие»', note: 'тыс. ₽', height: 320 },
  {
    title: middle(number(total.fact), 'Всего'),
    series: [
      {
        ...ring,
        radius: ['48%', '76%'],
        data: slices([
          ...cities.slice(0, LARGEST).map(({ city, fact }, index) => ({
            name: city,
            value: fact,
            color: series[index] ?? theme.accent,
          })),
          { name: 'Прочие', value: rest, color: meaning.plan },
        ]),
      },
    ],
  },
)

const nest = {
  type: 'treemap' as const,
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  roam: false as const,
  nodeClick: false as const,
  breadcrumb: { show: false },
  upperLabel: { show: true, height: 30, fontSize: 18, fontWeight: 600 as const, color: theme.text },
  levels: [
    { itemStyle: { borderWidth: 0, gapWidth: 6 }, upperLabel: { show: false } },
    { itemStyle: { borderColor: theme.surfaceStrong, borderWidth: 4, gapWidth: 2 } },
  ],
}

/** What a rectangle says: less, the smaller it is. */
const tileLabel = (name: string, value: number): string =>
  value < 100 ? number(value) : value < 120 ? `${name} ${number(value)}` : `${name}\n${number(value)}`

const treeMap = chartFigure(
  'treemap',
  { title: 'Выручка по категориям и регионам', note: 'тыс. ₽', height: 450 },
  {
    series: [
      {
        ...nest,
        data: categories.map((name, index) => ({
          name: `${name} ${number(factByCategory[index] ?? 0)}`,
          itemStyle: { color: categoryColors[index] },
          children: regionsByFact.map(({ region }) => ({
            name: region,
            value: regionByCategory[region][index] ?? 0,
            label: {
              fontSize: 17,
              lineHeight: 22,
              padding: 0,
              overflow: 'none' as const,
              color: onCategory[index],
              formatter: tileLabel(region, regionByCategory[region][index] ?? 0),
            },
          })),
        })),
      },
    ],
  },
)

/** The way down a hierarchy: a row of rectangles for each level, the chosen one opened in the next row. */
const treeMapDrill: Figure = {
  file: asset('treemap-drill'),
  svg: () =>
    card({
      title: 'Переход вглубь: регион, город, магазин',
      note: 'тыс. ₽',
      height: 316,
      body: ({ width }) => {
        const levels = [
          { path: 'Сеть', parts: regionsByFact.map(({ region, fact }) => ({ name: region, value: fact })) },
          {
            path: 'Сеть / Центр',
            parts: cities
              .filter(({ region }) => region === 'Центр')
              .map(({ city, fact }) => ({ name: city, value: fact })),
          },
          {
            path: 'Сеть / Центр / Ключевск',
            parts: stores.map(({ store, fact }) => ({ name: store, value: fact })),
          },
        ]
        return levels
          .map(({ path, parts }, level) =>
            at(
              0,
              level * 108,
              text(0, 17, path, { 'font-size': 17, fill: theme.textMuted }),
              tiles(parts, width, level < 2),
            ),
          )
          .join('')
      },
    }),
}

/** Parts side by side, as wide as they are large. */
function tiles(
  parts: readonly { readonly name: string; readonly value: number }[],
  width: number,
  opens: boolean,
) {
  const whole = sum(parts.map(({ value }) => value))
  const starts = parts.map((_, index) => sum(parts.slice(0, index).map(({ value }) => value)) / whole)
  return parts
    .map(({ name, value }, index) => {
      const open = opens && index === 0
      const fill = open ? meaning.fact : theme.accentSoft
      const color = open ? theme.onAccent : theme.text
      const wide = (value / whole) * width - 4
      return at(
        (starts[index] ?? 0) * width,
        26,
        rect(0, 0, wide, 68, { rx: 4, fill, stroke: theme.accent }),
        text(6, 30, name, { 'font-size': 17, fill: color, 'font-weight': open ? 600 : undefined }),
        text(6, 54, number(value), { 'font-size': 17, fill: color }),
      )
    })
    .join('')
}

/** Figures of the pages of shares. */
export const shares: readonly Figure[] = [bublik, pie, pieOthers, treeMap, treeMapDrill]
