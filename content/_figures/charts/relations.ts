// Pairs: correlation of measures, links of managers and shops, flows from categories to regions and cities.
import { categories, cities, managers, regionByCategory, regionsByFact, stores, sum } from '../data.ts'
import type { Figure } from '../figure.ts'
import { meaning, theme } from '../palette.ts'
import { number } from '../words.ts'
import { chartFigure } from './echarts.ts'

const categoryColors = [meaning.coffee, meaning.tea, meaning.cocoa]

const measures: readonly (readonly [string, readonly number[]])[] = [
  ['Выручка', regionsByFact.map(({ fact }) => fact)],
  ['Кол-во', regionsByFact.map(({ qty }) => qty)],
  ['Цена ед.', regionsByFact.map(({ fact, qty }) => fact / qty)],
  ['Выполн.', regionsByFact.map(({ fact, plan }) => fact / plan)],
]

/** Pearson's coefficient of two measures over the regions. */
function correlationOf(left: readonly number[], right: readonly number[]): number {
  const deviations = (list: readonly number[]) => list.map((value) => value - sum(list) / list.length)
  const [a, b] = [deviations(left), deviations(right)]
  const products = (x: readonly number[], y: readonly number[]) =>
    sum(x.map((value, index) => value * (y[index] ?? 0)))
  return products(a, b) / Math.sqrt(products(a, a) * products(b, b))
}

const axis = {
  type: 'category' as const,
  data: measures.map(([name]) => name),
  axisLine: { show: false },
  axisLabel: { interval: 0, color: theme.text, fontSize: 17 },
}

const correlation = chartFigure(
  'correlation',
  { title: 'Связь показателей', note: 'коэффициент корреляции', height: 390 },
  {
    grid: { left: 4, right: 4, top: 4, bottom: 56 },
    xAxis: { ...axis, position: 'top' },
    yAxis: { ...axis, inverse: true },
    visualMap: {
      min: -1,
      max: 1,
      precision: 1,
      calculable: false,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 16,
      itemHeight: 260,
      text: ['1', '−1'],
      textGap: 12,
      textStyle: { fontSize: 17, color: theme.text },
      inRange: { color: [meaning.bad, theme.background, theme.accent] },
    },
    series: [
      {
        type: 'heatmap',
        itemStyle: { borderColor: theme.background, borderWidth: 3 },
        label: {
          show: true,
          fontSize: 19,
          color: theme.onAccent,
          formatter: ({ value }) => number((value as number[])[2] ?? 0, 2),
        },
        data: measures.flatMap(([, row], y) =>
          measures.map(([, column], x) => [x, y, correlationOf(row, column)]),
        ),
      },
    ],
  },
)

/** Managers on the left, shops on the right: a layout by layers, the same every time. */
const graph = chartFigure(
  'graph',
  { title: 'Кто ведёт магазины Ключевска', note: 'тыс. ₽', height: 340 },
  {
    series: [
      {
        type: 'graph',
        layout: 'none',
        left: 90,
        right: 110,
        top: 56,
        bottom: 36,
        label: { show: true, fontSize: 18, color: theme.text },
        edgeLabel: {
          show: true,
          fontSize: 17,
          color: theme.text,
          backgroundColor: theme.background,
          padding: [1, 5],
          formatter: ({ value }) => number(Number(value)),
        },
        data: [
          ...['Орлова', 'Зимин'].map((manager, index) => ({
            name: manager,
            x: 0,
            y: 63 + index * 126,
            symbolSize: 34 + weight(managers.filter((edge) => edge.manager === manager)) / 18,
            itemStyle: { color: meaning.fact },
            label: { position: 'top' as const },
          })),
          ...stores.map(({ store }, index) => ({
            name: store,
            x: 400,
            y: index * 126,
            symbol: 'roundRect',
            symbolSize: 30 + weight(managers.filter((edge) => edge.store === store)) / 18,
            itemStyle: { color: meaning.neutral },
            label: { position: 'top' as const },
          })),
        ],
        links: managers.map(({ manager, store, fact }) => ({
          source: manager,
          target: store,
          value: fact,
          lineStyle: { width: fact / 24, color: 'rgba(11, 101, 112, 0.4)', opacity: 1 },
        })),
      },
    ],
  },
)

function weight(edges: readonly { readonly fact: number }[]): number {
  return sum(edges.map(({ fact }) => fact))
}

const flowSeries = {
  type: 'sankey' as const,
  top: 8,
  bottom: 8,
  nodeGap: 14,
  nodeWidth: 18,
  layoutIterations: 0,
  lineStyle: { color: 'source' as const, opacity: 0.4, curveness: 0.5 },
}

const categoryNodes = categories.map((name, index) => ({
  name,
  itemStyle: { color: categoryColors[index] ?? theme.accent },
}))
const regionNodes = regionsByFact.map(({ region }) => ({
  name: region,
  itemStyle: { color: meaning.neutral },
}))
const categoryLinks = categories.flatMap((category, index) =>
  regionsByFact.map(({ region }) => ({
    source: category,
    target: region,
    value: regionByCategory[region][index] ?? 0,
  })),
)
const flowLabel = {
  fontSize: 17,
  color: theme.text,
  formatter: ({ name, value }: { readonly name?: string; readonly value?: unknown }) =>
    `${name} ${number(Number(value))}`,
}

const sankey = chartFigure(
  'sankey',
  { title: 'Куда уходит товар', note: 'тыс. ₽', height: 360 },
  {
    series: [
      {
        ...flowSeries,
        left: 106,
        right: 124,
        label: flowLabel,
        data: [
          ...categoryNodes.map((node) => ({ ...node, label: { position: 'left' as const } })),
          ...regionNodes,
        ],
        links: categoryLinks,
      },
    ],
  },
)

const sankeyLevels = chartFigure(
  'sankey-levels',
  { title: 'Три уровня: категория, регион, город', note: 'тыс. ₽', height: 430 },
  {
    series: [
      {
        ...flowSeries,
        left: 66,
        right: 138,
        nodeGap: 10,
        label: { ...flowLabel, formatter: '{b}' },
        data: [
          ...categoryNodes.map((node) => ({ ...node, label: { position: 'left' as const } })),
          ...regionNodes,
          ...regionsByFact.flatMap(({ region }) =>
            cities
              .filter((city) => city.region === region)
              .map(({ city, fact }) => ({
                name: city,
                itemStyle: { color: theme.info },
                label: { formatter: `${city} ${number(fact)}` },
              })),
          ),
        ],
        links: [
          ...categoryLinks,
          ...cities.map(({ city, region, fact }) => ({ source: region, target: city, value: fact })),
        ],
      },
    ],
  },
)

/** Figures of the pages of correlation, links and flows. */
export const relations: readonly Figure[] = [correlation, graph, sankey, sankeyLevels]
