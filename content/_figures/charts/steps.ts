// Cascades and waterfalls: columns that hang where the one before them ended.
import { factByQuarter, quarters, regionsByFact, total } from '../data.ts'
import type { Figure } from '../figure.ts'
import { meaning, theme } from '../palette.ts'
import { number, signed } from '../words.ts'
import { chartFigure, grid, names, values } from './echarts.ts'

/** One column: where it stands and what it says. */
interface Step {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly kind: 'level' | 'change'
}

/** A level, then changes one after the other, then the level they lead to. */
function cascade(
  start: readonly [string, number],
  changes: readonly (readonly [string, number])[],
  end: string,
) {
  const steps: Step[] = [{ name: start[0], from: 0, to: start[1], kind: 'level' }]
  for (const [name, change] of changes) {
    const from = steps.at(-1)?.to ?? 0
    steps.push({ name, from, to: from + change, kind: 'change' })
  }
  return [...steps, { name: end, from: 0, to: steps.at(-1)?.to ?? 0, kind: 'level' as const }]
}

/** Grey for where it begins, the colour of the revenue for where it comes to, green and red for the way. */
const colorOf = ({ kind, from, to }: Step, index: number): string => {
  if (kind === 'level') return index === 0 ? meaning.neutral : meaning.fact
  return to < from ? meaning.bad : meaning.good
}

/** Draws steps over an axis that may begin above zero. */
function stepsFigure(
  name: string,
  title: string,
  steps: readonly Step[],
  axis: { readonly min: number; readonly max: number; readonly interval: number },
): Figure {
  const labels = steps.map((step) => ({
    value: 0,
    label: {
      formatter: step.kind === 'level' ? number(step.to) : signed(step.to - step.from),
      ...(step.kind === 'level' ? { fontWeight: 600 as const } : {}),
    },
  }))
  return chartFigure(
    name,
    { title, note: 'тыс. ₽', height: 310 },
    {
      grid: grid(26),
      xAxis: names(steps.map((step) => step.name)),
      yAxis: { ...values(axis.max), min: axis.min, interval: axis.interval },
      series: [
        {
          type: 'bar',
          stack: 'step',
          silent: true,
          itemStyle: { color: 'none' },
          data: steps.map(({ from, to, kind }) => (kind === 'level' ? axis.min : Math.min(from, to))),
        },
        {
          type: 'bar',
          stack: 'step',
          barWidth: '62%',
          data: steps.map((step, index) => ({
            value: step.kind === 'level' ? step.to - axis.min : Math.abs(step.to - step.from),
            itemStyle: { color: colorOf(step, index) },
          })),
          markLine: {
            symbol: 'none',
            label: { show: false },
            lineStyle: { color: theme.lineStrong, type: [3, 3], width: 1.5 },
            data: steps
              .slice(1)
              .map((step, index) => [
                { coord: [index, steps[index]?.to ?? 0] },
                { coord: [index + 1, steps[index]?.to ?? step.to] },
              ]),
          },
        },
        {
          type: 'bar',
          stack: 'step',
          label: { show: true, position: 'top', fontSize: 17, color: theme.text, textBorderWidth: 0 },
          data: labels,
        },
      ],
    },
  )
}

const bridge = stepsFigure(
  'bridge',
  'От себестоимости к выручке',
  cascade(
    ['Себест.', total.cost],
    regionsByFact.map(({ region, fact, cost }) => [region, fact - cost]),
    'Выручка',
  ),
  { min: 2500, max: 5500, interval: 500 },
)

const bridgePlan = stepsFigure(
  'bridge-plan',
  'От плана к факту',
  cascade(
    ['План', total.plan],
    regionsByFact.map(({ region, fact, plan }) => [region, fact - plan]),
    'Факт',
  ),
  { min: 4800, max: 5200, interval: 100 },
)

const changeOf = (quarter: number) => (factByQuarter[quarter] ?? 0) - (factByQuarter[quarter - 1] ?? 0)

const waterfall = stepsFigure(
  'waterfall',
  'Как менялась квартальная выручка',
  cascade(
    [quarters[0], factByQuarter[0] ?? 0],
    [1, 2, 3].map((quarter) => [quarters[quarter] ?? '', changeOf(quarter)]),
    'Уровень',
  ),
  { min: 1000, max: 1600, interval: 100 },
)

const half = cascade([quarters[0], factByQuarter[0] ?? 0], [[quarters[1], changeOf(1)]], 'Уровень полугодия')
const year = cascade(
  ['Уровень полугодия', factByQuarter[1] ?? 0],
  [
    [quarters[2], changeOf(2)],
    [quarters[3], changeOf(3)],
  ],
  'Уровень года',
)

const waterfallSubtotals = stepsFigure(
  'waterfall-subtotals',
  'Водопад с промежуточным уровнем',
  [...half, ...year.slice(1)],
  { min: 1000, max: 1600, interval: 100 },
)

/** Figures of the pages of cascades and waterfalls. */
export const steps: readonly Figure[] = [bridge, bridgePlan, waterfall, waterfallSubtotals]
