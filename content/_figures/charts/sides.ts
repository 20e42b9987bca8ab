// Rows around a middle line: funnels and pyramids of steps, plan and fact back to back.
import { regionsByFact } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, series, theme } from '../palette.ts'
import { at, el, rect, text } from '../svg.ts'
import { number, percent } from '../words.ts'
import { asset } from './echarts.ts'

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

/** Figures of the pages of pyramids and tornados. */
export const sides: readonly Figure[] = [funnel, pyramid, tornado]
