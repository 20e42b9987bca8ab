// Lines and areas over the quarters of the year.
import { categories, categoryByQuarter, factByQuarter, planByQuarter, quarters, sum } from '../data.ts'
import type { Figure } from '../figure.ts'
import { meaning, theme } from '../palette.ts'
import { number, signed } from '../words.ts'
import { chartFigure, dashes, grid, legend, marks, names, values } from './echarts.ts'

const colors = [meaning.coffee, meaning.tea, meaning.cocoa]
const quarterAxis = { ...names(quarters), boundaryGap: false }
const lineGrid = { ...grid(44), right: 40 }

const fact = {
  name: 'Выручка',
  type: 'line' as const,
  color: meaning.fact,
  symbol: 'circle',
  symbolSize: 10,
  lineStyle: { width: 3 },
  data: [...factByQuarter],
}

const plan = {
  name: 'План',
  type: 'line' as const,
  color: meaning.neutral,
  symbol: 'none',
  lineStyle: { width: 3, type: [8, 6] },
  data: [...planByQuarter],
}

/** The revenue with its numbers where the plan leaves room for them. */
const labelled = factByQuarter.map((value, quarter) => ({
  value,
  label: { position: value < (planByQuarter[quarter] ?? 0) ? ('bottom' as const) : ('top' as const) },
}))

const line = chartFigure(
  'line',
  { title: 'Выручка и план по кварталам', note: 'тыс. ₽', height: 310 },
  {
    grid: lineGrid,
    legend: {
      ...legend,
      itemWidth: 34,
      data: [
        { name: 'Выручка', icon: 'inherit' },
        { name: 'План', icon: dashes },
      ],
    },
    xAxis: quarterAxis,
    yAxis: { ...values(1600), min: 1000, interval: 200 },
    series: [plan, { ...fact, label: marks('top'), data: labelled }],
  },
)

const average = sum(factByQuarter) / factByQuarter.length

const lineMarks = chartFigure(
  'line-marks',
  { title: 'Среднее квартала и подъём', note: 'тыс. ₽', height: 300 },
  {
    grid: { ...grid(16), right: 40 },
    xAxis: quarterAxis,
    yAxis: { ...values(1600), min: 1000, interval: 200 },
    series: [
      {
        ...fact,
        markLine: {
          symbol: 'none',
          lineStyle: { color: theme.warning, type: 'solid', width: 2 },
          label: {
            position: 'insideStartTop',
            fontSize: 17,
            color: theme.text,
            formatter: `Среднее квартала ${number(average, 1)}`,
          },
          data: [{ yAxis: average }],
        },
        markArea: {
          itemStyle: { color: theme.warningSoft },
          label: { fontSize: 17, color: theme.text, position: 'insideTop' },
          data: [[{ name: 'Подъём', xAxis: quarters[2] }, { xAxis: quarters[3] }]],
        },
      },
    ],
  },
)

/** How much higher than in the first quarter, in percent. */
const growth = (series: readonly number[]) => series.map((value) => (value / (series[0] ?? 1) - 1) * 100)

const lineGrowth = chartFigure(
  'line-growth',
  { title: 'Рост категорий к первому кварталу', note: '%', height: 300 },
  {
    grid: { ...grid(44), right: 84 },
    legend,
    xAxis: quarterAxis,
    yAxis: { ...values(40), axisLabel: { formatter: (value: number) => signed(value) } },
    series: categories.map((name, index) => ({
      name,
      type: 'line' as const,
      color: colors[index],
      symbol: 'circle',
      symbolSize: 9,
      lineStyle: { width: 3 },
      data: growth(categoryByQuarter[name]),
      endLabel: {
        show: true,
        fontSize: 17,
        color: theme.text,
        offset: [0, [-6, 10, 2][index] ?? 0],
        formatter: ({ value }: { readonly value?: unknown }) => signed(Number(value), 1),
      },
    })),
  },
)

const layers = categories.map((name, index) => ({
  name,
  type: 'line' as const,
  stack: 'total',
  color: colors[index],
  symbol: 'none',
  lineStyle: { width: 0 },
  areaStyle: { opacity: 0.92 },
  data: [...categoryByQuarter[name]],
}))

const area = chartFigure(
  'area',
  { title: 'Из чего складывается выручка', note: 'тыс. ₽', height: 320 },
  {
    grid: lineGrid,
    legend,
    xAxis: quarterAxis,
    yAxis: { ...values(1600), interval: 400 },
    series: layers,
  },
)

const areaPlan = chartFigure(
  'area-plan',
  { title: 'Слои категорий и линия плана', note: 'тыс. ₽', height: 320 },
  {
    grid: lineGrid,
    legend: {
      ...legend,
      data: [...categories.map(String), { name: 'План', icon: dashes, itemStyle: { color: theme.text } }],
    },
    xAxis: quarterAxis,
    yAxis: { ...values(1600), interval: 400 },
    series: [...layers, { ...plan, color: theme.text, symbol: 'none', z: 5 }],
  },
)

const areaGradient = chartFigure(
  'area-gradient',
  { title: 'Один ряд с градиентом заливки', note: 'тыс. ₽', height: 260 },
  {
    grid: { ...grid(16), right: 40 },
    xAxis: quarterAxis,
    yAxis: { ...values(1600), interval: 400 },
    series: [
      {
        ...fact,
        areaStyle: {
          color: {
            type: 'linear',
            x: 0,
            y: 0,
            x2: 0,
            y2: 1,
            colorStops: [
              { offset: 0, color: 'rgba(11, 101, 112, 0.5)' },
              { offset: 1, color: 'rgba(11, 101, 112, 0.04)' },
            ],
          },
        },
      },
    ],
  },
)

/** Figures of the pages of lines and areas. */
export const lines: readonly Figure[] = [line, lineMarks, lineGrowth, area, areaPlan, areaGradient]
