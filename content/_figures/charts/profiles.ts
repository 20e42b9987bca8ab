// Profiles and targets: radar, gauge, thermometer, bars, deviations, cumulated shares.
import { cities, regionsByFact, sum, total } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, series, theme } from '../palette.ts'
import { at, line, rect, text } from '../svg.ts'
import { number, percent, signed } from '../words.ts'
import { asset, chartFigure, grid, legend, marks, names, values } from './echarts.ts'

/** Percent of the best region on five rays: how the page tells it. */
const profile = [
  { name: 'Центр', value: [100, 100, 100, 100, 100], color: meaning.neutral, dashed: true },
  { name: 'Север', value: [56, 57, 98, 90, 98], color: theme.accent, dashed: false },
  { name: 'Юг', value: [39, 46, 90, 79, 86], color: meaning.tea, dashed: true },
]

const rays = ['Выручка', 'Количество', 'Чек', 'Маржа', 'План']

const radar = chartFigure(
  'radar',
  { title: 'Профиль регионов', note: '% от лучшего', height: 380 },
  {
    legend: { ...legend, data: profile.map(({ name }) => name) },
    radar: {
      center: ['50%', '58%'],
      radius: '76%',
      axisNameGap: 10,
      indicator: rays.map((name) => ({ name, max: 100 })),
      axisName: { color: theme.text, fontSize: 17 },
      splitNumber: 4,
      splitArea: { areaStyle: { color: [theme.background, theme.surface] } },
      splitLine: { lineStyle: { color: theme.line } },
      axisLine: { lineStyle: { color: theme.line } },
    },
    series: [
      {
        type: 'radar',
        symbolSize: 8,
        data: profile.map(({ name, value, color, dashed }) => ({
          name,
          value,
          itemStyle: { color },
          lineStyle: { color, width: 3, type: dashed ? [8, 6] : 'solid' },
          ...(dashed ? {} : { areaStyle: { color, opacity: 0.15 } }),
        })),
      },
    ],
  },
)

const done = (100 * total.fact) / total.plan
const zones: [number, string][] = [
  [95 / 120, meaning.bad],
  [100 / 120, meaning.fair],
  [1, meaning.good],
]

const gauge = chartFigure(
  'scales',
  { title: 'Выполнение плана, %', note: '2025 год', height: 320 },
  {
    series: [
      {
        type: 'gauge',
        startAngle: 210,
        endAngle: -30,
        min: 0,
        max: 120,
        splitNumber: 6,
        center: ['50%', '60%'],
        radius: '108%',
        axisLine: { lineStyle: { width: 24, color: zones } },
        axisTick: { show: false },
        splitLine: { length: 24, distance: -24, lineStyle: { color: theme.background, width: 2 } },
        axisLabel: {
          distance: 34,
          color: theme.text,
          fontSize: 17,
          formatter: (value: number) => number(value),
        },
        pointer: { width: 7, length: '62%', itemStyle: { color: theme.text } },
        anchor: { show: true, size: 18, itemStyle: { color: theme.text, borderWidth: 0 } },
        detail: {
          offsetCenter: [0, '42%'],
          fontSize: 36,
          fontWeight: 600,
          color: theme.text,
          formatter: (value: number) => number(value, 1),
        },
        data: [{ value: done }],
      },
    ],
  },
)

const scaleBars: readonly { readonly name: string; readonly share: number }[] = [
  { name: 'Вся сеть', share: done },
  ...regionsByFact.map(({ region, fact, plan }) => ({ name: region, share: (100 * fact) / plan })),
]
const colorOfDone = (share: number) =>
  share >= 100 ? meaning.good : share >= 95 ? meaning.fair : meaning.bad

/** Bars of the plan for the chain and each region, with a mark at the target. */
const bars: Figure = {
  file: asset('scales-bars'),
  svg: () =>
    card({
      title: 'Полосы выполнения плана',
      note: '%, цель — 100',
      height: scaleBars.length * 50 + 8,
      body: ({ width }) => {
        const [from, to] = [104, width - 66]
        const x = (share: number) => (share / 120) * (to - from)
        return [
          ...scaleBars.map(({ name, share }, index) =>
            at(
              0,
              index * 50 + 8,
              text(0, 23, name, { 'font-size': 17, 'font-weight': index === 0 ? 600 : undefined }),
              rect(from, 4, to - from, 26, { fill: theme.surfaceStrong, rx: 3 }),
              rect(from, 4, x(share), 26, { fill: colorOfDone(share), rx: 3 }),
              text(width, 23, number(share, 1), {
                'font-size': 17,
                'font-weight': 600,
                'text-anchor': 'end',
              }),
            ),
          ),
          line(from + x(100), 4, from + x(100), scaleBars.length * 50, {
            stroke: theme.text,
            'stroke-width': 2,
            'stroke-dasharray': '5 4',
          }),
        ].join('')
      },
    }),
}

const TUBE = 210

/** A tube that fills up to the target, for each region. */
const thermometers: Figure = {
  file: asset('scales-thermometer'),
  svg: () =>
    card({
      title: 'Термометры: выручка к плану региона',
      note: 'тыс. ₽',
      height: TUBE + 84,
      body: ({ width }) =>
        regionsByFact
          .map(({ region, plan, fact }, index) => {
            const middle = (width / 4) * (index + 0.5)
            const height = (value: number) => (value / plan / 1.2) * TUBE
            const target = TUBE - height(plan)
            return at(
              middle,
              8,
              rect(-20, 0, 40, TUBE, { rx: 20, fill: theme.surfaceStrong }),
              rect(-20, TUBE - height(fact), 40, height(fact), {
                rx: 20,
                fill: colorOfDone((100 * fact) / plan),
              }),
              line(-30, target, 30, target, {
                stroke: theme.text,
                'stroke-width': 2,
                'stroke-dasharray': '5 4',
              }),
              text(0, TUBE + 30, region, { 'font-size': 17, 'text-anchor': 'middle' }),
              text(0, TUBE + 56, `${number(fact)} из ${number(plan)}`, {
                'font-size': 17,
                fill: theme.textMuted,
                'text-anchor': 'middle',
              }),
            )
          })
          .join(''),
    }),
}

const deviations = [...regionsByFact].sort((a, b) => b.fact - b.plan - (a.fact - a.plan))

const tornadoDeviation = chartFigure(
  'tornado-deviation',
  { title: 'Отклонение от плана', note: 'тыс. ₽', height: 250 },
  {
    grid: { ...grid(8), right: 20 },
    xAxis: {
      ...values(200),
      min: -200,
      interval: 100,
      axisLabel: { formatter: (value: number) => signed(value) },
    },
    yAxis: {
      ...names(deviations.map(({ region }) => region)),
      inverse: true,
      axisLine: { onZero: false, lineStyle: { color: theme.lineStrong } },
    },
    series: [
      {
        type: 'bar',
        barWidth: '58%',
        data: deviations.map(({ fact, plan }) => ({
          value: fact - plan,
          itemStyle: { color: fact < plan ? meaning.bad : meaning.good },
          label: marks(fact < plan ? 'left' : 'right', signed),
        })),
      },
    ],
  },
)

const cumulated = cities.map(
  (_, index) => sum(cities.slice(0, index + 1).map(({ fact }) => fact)) / total.fact,
)
const classOf = (share: number) => (share <= 0.8 ? 'A' : share <= 0.95 ? 'B' : 'C')
const classColor = { A: theme.accent, B: series[3], C: meaning.plan } as const

const abc = chartFigure(
  'abc',
  { title: 'На каких городах держится выручка', note: 'тыс. ₽ и %', height: 430 },
  {
    grid: { ...grid(44), right: 12 },
    legend: {
      ...legend,
      data: (['A', 'B', 'C'] as const).map((name) => ({
        name: `Класс ${name}`,
        itemStyle: { color: classColor[name] },
      })),
    },
    xAxis: {
      ...names(cities.map(({ city }) => city)),
      axisLabel: { interval: 0, rotate: 45, color: theme.textMuted, fontSize: 17 },
    },
    yAxis: [
      values(1000),
      {
        ...values(100),
        splitLine: { show: false },
        axisLabel: { formatter: (value: number) => percent(value / 100, 0) },
      },
    ],
    series: [
      ...(['A', 'B', 'C'] as const).map((name) => ({
        name: `Класс ${name}`,
        type: 'bar' as const,
        stack: 'fact',
        barWidth: '70%',
        color: classColor[name],
        data: cities.map(({ fact }, index) => (classOf(cumulated[index] ?? 1) === name ? fact : 0)),
      })),
      {
        name: 'Накоплено',
        type: 'line',
        yAxisIndex: 1,
        color: theme.text,
        symbol: 'circle',
        symbolSize: 7,
        lineStyle: { width: 2 },
        data: cumulated.map((share) => share * 100),
        markLine: {
          symbol: 'none',
          lineStyle: { color: theme.danger, type: [6, 5], width: 1.5 },
          label: { position: 'insideEndBottom', fontSize: 17, color: theme.text, formatter: '{c} %' },
          data: [{ yAxis: 80 }, { yAxis: 95 }],
        },
      },
    ],
  },
)

/** Figures of the pages of profiles, scales and classes. */
export const profiles: readonly Figure[] = [radar, gauge, bars, thermometers, tornadoDeviation, abc]
