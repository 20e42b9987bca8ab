// Parts of a whole: pies and rings, nested rectangles, columns whose width counts, funnels.
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
import { at, el, rect, text } from '../svg.ts'
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
              formatter: `${region}\n${number(regionByCategory[region][index] ?? 0)}`,
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
        text(10, 30, name, { 'font-size': 17, fill: color, 'font-weight': open ? 600 : undefined }),
        text(10, 54, number(value), { 'font-size': 17, fill: color }),
      )
    })
    .join('')
}

/** A column of a Mekko chart: its name, its sum and the sums of its layers. */
interface MekkoColumn {
  readonly name: string
  readonly values: readonly number[]
}

/** Columns as wide as their share of the whole; layers as high as their share of the column. */
function mekkoFigure(
  name: string,
  title: string,
  columns: readonly MekkoColumn[],
  layers: readonly { readonly name: string; readonly color: string; readonly on: string }[],
): Figure {
  return {
    file: asset(name),
    svg: () =>
      card({
        title,
        height: 370,
        body: ({ width }) => {
          const whole = sum(columns.flatMap(({ values }) => values))
          const starts = columns.map((_, index) =>
            sum(columns.slice(0, index).flatMap(({ values }) => values)),
          )
          const keys = layers.map((layer, index) =>
            at(
              index * 124,
              0,
              rect(0, 4, 18, 12, { rx: 3, fill: layer.color }),
              text(25, 16, layer.name, { 'font-size': 17 }),
            ),
          )
          return [
            ...keys,
            ...columns.map((column, index) =>
              at(((starts[index] ?? 0) / whole) * width, 34, mekkoColumn(column, whole, width, layers)),
            ),
          ].join('')
        },
      }),
  }
}

const HEIGHT = 276

function mekkoColumn(
  { name, values }: MekkoColumn,
  whole: number,
  width: number,
  layers: readonly { readonly color: string; readonly on: string }[],
): string {
  const own = sum(values)
  const wide = (own / whole) * width - 4
  const stacked = values.map((value, index) => {
    const below = sum(values.slice(0, index)) / own
    const height = (value / own) * HEIGHT
    const y = HEIGHT - below * HEIGHT - height
    return [
      rect(0, y + 1, wide, height - 2, { fill: layers[index]?.color }),
      text(wide / 2, y + height / 2 + 6, percent(value / own), {
        'font-size': 17,
        fill: layers[index]?.on ?? theme.text,
        'text-anchor': 'middle',
      }),
    ].join('')
  })
  const under = (y: number, content: string, fill: string) =>
    text(wide / 2, y, content, { 'font-size': 17, fill, 'text-anchor': 'middle' })
  return [
    ...stacked,
    under(HEIGHT + 26, name, theme.text),
    under(HEIGHT + 50, percent(own / whole), theme.textMuted),
  ].join('')
}

const mekko = mekkoFigure(
  'mekko',
  'Доли категорий; ширина — выручка региона',
  regionsByFact.map(({ region }) => ({ name: region, values: regionByCategory[region] })),
  categories.map((name, index) => ({
    name,
    color: categoryColors[index] ?? theme.accent,
    on: onCategory[index] ?? theme.text,
  })),
)

const mekkoTurned = mekkoFigure(
  'mekko-turned',
  'Доли регионов; ширина — выручка категории',
  categories.map((name, index) => ({
    name,
    values: regionsByFact.map(({ region }) => regionByCategory[region][index] ?? 0),
  })),
  regionsByFact.map(({ region }, index) => ({
    name: region,
    color: [theme.accent, series[3], theme.info, meaning.plan][index] ?? theme.accent,
    on: [theme.onAccent, theme.text, theme.onAccent, theme.text][index] ?? theme.text,
  })),
)

const steps = [
  { name: 'Посещения', value: 42_000, color: theme.accentStrong, on: theme.onAccent },
  { name: 'Чеки', value: 14_700, color: '#2b828d', on: theme.onAccent },
  { name: 'Повторные', value: 6300, color: series[3], on: theme.text },
]

/** Levels in the middle, as wide as they are large; names and shares beside them. */
function levelsFigure(
  name: string,
  title: string,
  levels: readonly { readonly name: string; readonly value: number; readonly color: string }[],
  shape: (upper: number, lower: number) => string,
  shareOf: (index: number) => string,
): Figure {
  const largest = Math.max(...levels.map(({ value }) => value))
  return {
    file: asset(name),
    svg: () =>
      card({
        title,
        height: levels.length * 92 + 4,
        body: ({ width }) =>
          levels
            .map(({ name: step, value, color }, index) => {
              const wide = (value / largest) * 300
              const next = ((levels[index + 1]?.value ?? value * 0.75) / largest) * 300
              return at(
                0,
                index * 92 + 4,
                text(0, 36, step, { 'font-size': 18 }),
                text(0, 60, number(value), { 'font-size': 18, 'font-weight': 600 }),
                at(width / 2 - 8, 0, el('path', { d: shape(wide / 2, next / 2), fill: color })),
                text(width, 48, shareOf(index), {
                  'font-size': 17,
                  fill: theme.textMuted,
                  'text-anchor': 'end',
                }),
              )
            })
            .join(''),
      }),
  }
}

const trapezium = (upper: number, lower: number) => `M${-upper} 0H${upper}L${lower} 84H${-lower}Z`
const block = (upper: number) => `M${-upper} 0H${upper}V84H${-upper}Z`
const stepValue = (index: number) => steps[index]?.value ?? 0

const funnel = levelsFigure('pyramid', 'Путь покупателя', steps, trapezium, (index) =>
  index === 0 ? '100 %' : `${percent(stepValue(index) / stepValue(0))} от первой`,
)

const pyramid = levelsFigure('pyramid-steps', 'Конверсия шага', steps, block, (index) =>
  index === 0 ? '—' : `${percent(stepValue(index) / stepValue(index - 1))} шага`,
)

const ranked = [...regionsByFact]

/** Two rows back to back. */
const tornado: Figure = {
  file: asset('tornado'),
  svg: () =>
    card({
      title: 'План и факт по регионам',
      note: 'тыс. ₽',
      height: 256,
      body: ({ width }) => {
        const middleX = width / 2
        const scale = (value: number) => (value / 2500) * (middleX - 56)
        const side = (x: number, name: string, anchor: 'start' | 'end') =>
          text(x, 18, name, { 'font-size': 17, fill: theme.textMuted, 'text-anchor': anchor })
        return [
          side(middleX - 56, 'План', 'end'),
          side(middleX + 56, 'Факт', 'start'),
          ...ranked.map(({ region, plan, fact }, index) =>
            at(
              0,
              34 + index * 56,
              rect(middleX - 52 - scale(plan), 0, scale(plan), 42, { fill: meaning.plan, rx: 2 }),
              rect(middleX + 52, 0, scale(fact), 42, {
                fill: meaning.fact,
                rx: 2,
              }),
              text(middleX, 27, region, { 'font-size': 17, 'text-anchor': 'middle' }),
              inBar(middleX - 60, number(plan), 'end', theme.text),
              inBar(middleX + 60, number(fact), 'start', theme.onAccent),
            ),
          ),
        ].join('')
      },
    }),
}

function inBar(x: number, content: string, anchor: 'start' | 'end', fill: string): string {
  return text(x, 27, content, { 'font-size': 17, 'text-anchor': anchor, fill })
}

/** Figures of the pages of shares. */
export const shares: readonly Figure[] = [
  bublik,
  pie,
  pieOthers,
  treeMap,
  treeMapDrill,
  mekko,
  mekkoTurned,
  funnel,
  pyramid,
  tornado,
]
