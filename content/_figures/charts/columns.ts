// Columns: regions side by side, fact beside plan, levels across them; and columns that pile up.
import {
  categories,
  categoryByQuarter,
  factByQuarter,
  planByQuarter,
  quarters,
  regionByCategory,
  regionsByFact,
  sum,
} from '../data.ts'
import type { Figure } from '../figure.ts'
import { meaning, theme } from '../palette.ts'
import { number, percent } from '../words.ts'
import { chartFigure, grid, legend, marks, names, values } from './echarts.ts'

const colors = [meaning.coffee, meaning.tea, meaning.cocoa]
/** Text on each of them. */
const onColors = [theme.onAccent, theme.text, theme.onAccent]
const regionNames = regionsByFact.map(({ region }) => region)

const column = chartFigure(
  'column',
  { title: 'Выручка и план по регионам', note: 'тыс. ₽', height: 320 },
  {
    grid: grid(44),
    legend,
    xAxis: names(regionNames),
    yAxis: values(2500),
    series: [
      {
        name: 'Выручка',
        type: 'bar',
        barGap: '6%',
        barCategoryGap: '28%',
        color: meaning.fact,
        itemStyle: { borderRadius: [3, 3, 0, 0] },
        label: marks('top'),
        data: regionsByFact.map(({ fact }) => fact),
      },
      { name: 'План', type: 'bar', color: meaning.plan, data: regionsByFact.map(({ plan }) => plan) },
    ],
  },
)

const grouped = chartFigure(
  'column-grouped',
  { title: 'Категории внутри регионов', note: 'тыс. ₽', height: 300 },
  {
    grid: grid(44),
    legend,
    xAxis: names(regionNames),
    yAxis: values(1500),
    series: categories.map((name, index) => ({
      name,
      type: 'bar' as const,
      barGap: '6%',
      barCategoryGap: '24%',
      color: colors[index],
      data: regionNames.map((region) => regionByCategory[region][index] ?? 0),
    })),
  },
)

const mean = sum(regionsByFact.map(({ fact }) => fact)) / regionsByFact.length

const levels = chartFigure(
  'column-levels',
  { title: 'Выручка, среднее и порог', note: 'тыс. ₽', height: 300 },
  {
    grid: { ...grid(16), right: 150 },
    xAxis: names(regionNames),
    yAxis: values(2500),
    series: [
      {
        type: 'bar',
        barWidth: '52%',
        color: meaning.fact,
        itemStyle: { borderRadius: [3, 3, 0, 0] },
        data: regionsByFact.map(({ fact }) => fact),
        markLine: {
          symbol: 'none',
          label: { position: 'end', fontSize: 17, color: theme.text, distance: 8 },
          lineStyle: { width: 2 },
          data: [
            {
              yAxis: mean,
              lineStyle: { color: theme.warning, type: 'solid' },
              label: { formatter: `Среднее\n${number(mean, 1)}`, offset: [0, -14] },
            },
            {
              yAxis: 1000,
              lineStyle: { color: theme.danger, type: 'dashed' },
              label: { formatter: `Порог\n${number(1000)}`, offset: [0, 14] },
            },
          ],
        },
      },
    ],
  },
)

const stacked = chartFigure(
  'stacked',
  { title: 'Выручка по кварталам и категориям', note: 'тыс. ₽', height: 330 },
  {
    grid: grid(44),
    legend,
    xAxis: names(quarters),
    yAxis: { ...values(1600), interval: 400 },
    series: [
      ...categories.map((name, index) => ({
        name,
        type: 'bar' as const,
        stack: 'total',
        barWidth: '58%',
        color: colors[index],
        label: marks('inside', (value) => number(value), onColors[index]),
        data: [...categoryByQuarter[name]],
      })),
      total(),
    ],
  },
)

/** An invisible series of no height that carries the sums above the piles. */
function total() {
  return {
    type: 'bar' as const,
    stack: 'total',
    data: quarters.map(() => 0),
    label: {
      ...marks('top'),
      fontWeight: 600 as const,
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => number(factByQuarter[dataIndex] ?? 0),
    },
  }
}

const stackedPercent = chartFigure(
  'stacked-percent',
  { title: 'Доли категорий в выручке квартала', note: '%', height: 300 },
  {
    grid: grid(44),
    legend,
    xAxis: names(quarters),
    yAxis: { ...values(100), interval: 25 },
    series: categories.map((name, index) => ({
      name,
      type: 'bar' as const,
      stack: 'total',
      barWidth: '58%',
      color: colors[index],
      label: marks('inside', (value) => number(value, 1), onColors[index]),
      data: categoryByQuarter[name].map((value, quarter) => (100 * value) / (factByQuarter[quarter] ?? 1)),
    })),
  },
)

const stackedGroups = chartFigure(
  'stacked-groups',
  { title: 'Факт по категориям рядом с планом', note: 'тыс. ₽', height: 300 },
  {
    grid: grid(44),
    legend,
    xAxis: names(quarters),
    yAxis: { ...values(1600), interval: 400 },
    series: [
      ...categories.map((name, index) => ({
        name,
        type: 'bar' as const,
        stack: 'fact',
        barGap: '8%',
        barCategoryGap: '30%',
        color: colors[index],
        data: [...categoryByQuarter[name]],
      })),
      { name: 'План', type: 'bar', stack: 'plan', color: meaning.plan, data: [...planByQuarter] },
    ],
  },
)

const whatIfGrowth = 0.1

const whatIf = chartFigure(
  'what-if',
  { title: `План базовый и сценарный, +${percent(whatIfGrowth, 0)}`, note: 'тыс. ₽', height: 310 },
  {
    grid: grid(44),
    legend,
    xAxis: names(regionNames),
    yAxis: values(2500),
    series: [
      {
        name: 'Базовый',
        type: 'bar',
        barGap: '6%',
        barCategoryGap: '28%',
        color: meaning.plan,
        data: regionsByFact.map(({ plan }) => plan),
      },
      {
        name: 'Сценарный',
        type: 'bar',
        color: theme.info,
        label: marks('top'),
        data: regionsByFact.map(({ plan }) => plan * (1 + whatIfGrowth)),
      },
      {
        name: 'Выручка',
        type: 'scatter',
        symbol: 'rect',
        symbolSize: [96, 4],
        color: theme.text,
        data: regionsByFact.map(({ fact }) => fact),
      },
    ],
  },
)

/** Figures of the pages of columns, of stacked columns and of scenarios. */
export const columns: readonly Figure[] = [
  column,
  grouped,
  levels,
  stacked,
  stackedPercent,
  stackedGroups,
  whatIf,
]
