// How values are spread: histogram, boxes with whiskers, points.
import { checkIntervals, monthlySpread, type RegionTotals, regionsByFact, sum } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, series, theme } from '../palette.ts'
import { line, rect, text } from '../svg.ts'
import { number } from '../words.ts'
import { asset, chartFigure, grid, legend, marks, names, values } from './echarts.ts'

const STEP = 50
const FIRST = 200
const intervals = checkIntervals.map((count, index) => ({ count, from: FIRST + index * STEP }))

const axisName = { nameLocation: 'middle' as const, nameTextStyle: { color: theme.textMuted, fontSize: 17 } }
const intervalAxis = {
  ...names(intervals.map(({ from }) => `${from}–${from + STEP}`)),
  ...axisName,
  name: 'Средний чек, ₽',
  nameGap: 40,
}
const shopsAxis = { ...values(15), ...axisName, name: 'Магазинов', nameGap: 40, interval: 5 }
const bars = {
  type: 'bar' as const,
  barWidth: '98%',
  color: meaning.fact,
  label: marks('top'),
  data: [...checkIntervals],
}

const histogram = chartFigure(
  'histogram',
  { title: 'Сколько магазинов с каким чеком', note: '40 магазинов', height: 330 },
  { grid: { ...grid(20), left: 34, bottom: 30 }, xAxis: intervalAxis, yAxis: shopsAxis, series: [bars] },
)

const shops = sum(checkIntervals)
const middles = intervals.map(({ count, from }) => ({ count, value: from + STEP / 2 }))
const mean = sum(middles.map(({ count, value }) => count * value)) / shops
const deviation = Math.sqrt(sum(middles.map(({ count, value }) => count * (value - mean) ** 2)) / shops)
const density = (x: number): number =>
  Math.exp(-((x - mean) ** 2) / (2 * deviation ** 2)) / (deviation * Math.sqrt(2 * Math.PI))
const curve = Array.from({ length: 61 }, (_, index) => {
  const x = FIRST + index * 5
  return [x, shops * STEP * density(x)]
})

const histogramCurve = chartFigure(
  'histogram-curve',
  { title: 'Распределение и нормальная кривая', note: '40 магазинов', height: 340 },
  {
    grid: { ...grid(44), left: 34, bottom: 30 },
    legend: { ...legend, data: ['Магазины', 'Нормальная кривая'] },
    xAxis: [intervalAxis, { type: 'value', min: FIRST, max: FIRST + STEP * intervals.length, show: false }],
    yAxis: shopsAxis,
    series: [
      { ...bars, name: 'Магазины', color: series[3], label: { show: false } },
      {
        name: 'Нормальная кривая',
        type: 'line',
        xAxisIndex: 1,
        color: theme.danger,
        symbol: 'none',
        lineStyle: { width: 3 },
        data: curve,
      },
    ],
  },
)

const boxStyle = { color: theme.accentSoft, borderColor: theme.accent, borderWidth: 2.5 }

const boxplot = chartFigure(
  'boxplot',
  { title: 'Разброс месячной выручки', note: 'тыс. ₽', height: 330 },
  {
    grid: grid(16),
    xAxis: names(regionsByFact.map(({ region }) => region)),
    yAxis: values(250),
    series: [
      {
        type: 'boxplot',
        boxWidth: [70, 70],
        itemStyle: boxStyle,
        data: regionsByFact.map(({ region }) => [...monthlySpread[region]]),
      },
    ],
  },
)

/** One box lying on its side, every line of it named. */
const boxParts: Figure = {
  file: asset('boxplot-parts'),
  svg: () =>
    card({
      title: '«Юг»: что означает каждая линия',
      note: 'тыс. ₽',
      height: 220,
      body: ({ width }) => {
        const [lo, q1, median, q3, hi] = monthlySpread.Юг
        const x = (value: number) => 72 + ((value - lo) / (hi - lo)) * (width - 144)
        const stroke = { stroke: theme.accent, 'stroke-width': 2.5 }
        const [top, bottom, middle] = [86, 150, 118]
        const named = (value: number, name: string, y: number, below: boolean) =>
          [
            line(x(value), below ? bottom : y + 8, x(value), below ? y - 18 : top, {
              stroke: theme.lineStrong,
              'stroke-dasharray': '3 3',
            }),
            text(x(value), y, name, { 'font-size': 17, 'text-anchor': 'middle' }),
          ].join('')
        return [
          line(x(lo), middle, x(hi), middle, stroke),
          line(x(lo), top + 14, x(lo), bottom - 14, stroke),
          line(x(hi), top + 14, x(hi), bottom - 14, stroke),
          rect(x(q1), top, x(q3) - x(q1), bottom - top, { fill: theme.accentSoft, ...stroke }),
          line(x(median), top, x(median), bottom, { ...stroke, 'stroke-width': 4 }),
          named(lo, `нижний ус ${lo}`, 196, true),
          named(hi, `верхний ус ${hi}`, 196, true),
          named(q1, `Q1 ${q1}`, 52, false),
          named(median, `медиана ${median}`, 24, false),
          named(q3, `Q3 ${q3}`, 52, false),
        ].join('')
      },
    }),
}

const point = ({ region, qty, fact, plan }: RegionTotals) => ({
  name: region,
  value: [qty, fact, plan],
  // Areas, not diameters, are in proportion to the plan.
  symbolSize: Math.sqrt(plan) * 1.15,
})
const qtyAxis = { ...values(8000), ...axisName, name: 'Количество, шт.', nameGap: 36, interval: 2000 }
const factAxis = { ...values(2500), ...axisName, name: 'Выручка, тыс. ₽', nameGap: 66 }
const named = {
  show: true,
  position: 'right' as const,
  fontSize: 17,
  color: theme.text,
  formatter: '{b}',
  distance: 8,
}

const scatter = chartFigure(
  'scatter',
  { title: 'Кто продаёт дешевле остальных', note: 'размер — план', height: 350 },
  {
    grid: { ...grid(16), left: 34, right: 20, bottom: 30 },
    xAxis: qtyAxis,
    yAxis: factAxis,
    series: [
      {
        type: 'scatter',
        color: meaning.fact,
        itemStyle: { opacity: 0.75 },
        data: regionsByFact.map((region) => ({
          ...point(region),
          label: { ...named, ...(region.region === 'Юг' ? {} : { position: 'left' as const }) },
        })),
      },
    ],
  },
)

/** Least squares over the four regions: the price of one more piece and what is left at zero pieces. */
function trend(): { readonly slope: number; readonly base: number } {
  const count = regionsByFact.length
  const meanQty = sum(regionsByFact.map(({ qty }) => qty)) / count
  const meanFact = sum(regionsByFact.map(({ fact }) => fact)) / count
  const slope =
    sum(regionsByFact.map(({ qty, fact }) => (qty - meanQty) * (fact - meanFact))) /
    sum(regionsByFact.map(({ qty }) => (qty - meanQty) ** 2))
  return { slope, base: meanFact - slope * meanQty }
}

const { slope, base } = trend()
const onTrend = (qty: number) => [qty, base + slope * qty]

const scatterTrend = chartFigure(
  'scatter-trend',
  { title: 'Линия тренда по четырём регионам', note: `наклон ${number(slope, 3)}`, height: 340 },
  {
    grid: { ...grid(16), left: 34, right: 20, bottom: 30 },
    xAxis: qtyAxis,
    yAxis: factAxis,
    series: [
      {
        type: 'line',
        symbol: 'none',
        color: theme.danger,
        lineStyle: { type: [8, 6], width: 2.5 },
        data: [onTrend(2500), onTrend(7200)],
      },
      {
        type: 'scatter',
        color: meaning.fact,
        symbolSize: 18,
        data: regionsByFact.map((region) => ({
          name: region.region,
          value: [region.qty, region.fact],
          label: {
            ...named,
            ...(region.region === 'Центр' || region.region === 'Север' ? { position: 'left' as const } : {}),
          },
        })),
      },
    ],
  },
)

/** Figures of the pages of histograms, boxes and points. */
export const spread: readonly Figure[] = [histogram, histogramCurve, boxplot, boxParts, scatter, scatterTrend]
