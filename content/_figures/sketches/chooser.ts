// Twelve questions of a reader and the kind of dashlet that answers each, as small drawings side by side.
import { factByCategory, regionByCategory } from '../data.ts'
import { color } from '../kit/colors.ts'
import { all, circle, frame, line, path, polyline, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, equal, inset, rows } from '../kit/geometry.ts'
import { BY_QUARTER, FACT, PLAN, REGIONS } from '../kit/sales.ts'
import { meaning } from '../palette.ts'

const CATEGORIES = [meaning.coffee, meaning.tea, meaning.cocoa] as const
const highest = (values: readonly number[]): number => Math.max(...values)

/** Upright bars from the lower edge, as high as the values. */
const upright = (b: Box, values: readonly number[], gap: number): Svg =>
  all(
    ...columns(b, equal(values.length), gap).map((slot, i) => {
      const h = (b.h * values[i]) / highest(values)
      return rect(box(slot.x, b.y + b.h - h, slot.w, h), { fill: color.fact })
    }),
  )

function trend(b: Box): Svg {
  const points = BY_QUARTER.map((value, i): [number, number] => [
    b.x + (b.w * i) / (BY_QUARTER.length - 1),
    b.y + b.h - (b.h * (value - 1000)) / (highest(BY_QUARTER) - 1000),
  ])
  return all(polyline(points), ...points.map(([x, y]) => circle(x, y, 4, { fill: color.accent })))
}

function ring(b: Box): Svg {
  const [cx, cy, r] = [b.x + b.w / 2, b.y + b.h / 2, b.h / 2 - 9]
  const whole = factByCategory.reduce((sum, value) => sum + value, 0)
  const point = (share: number): string => {
    const angle = 2 * Math.PI * share - Math.PI / 2
    return `${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`
  }
  let from = 0
  return all(
    ...factByCategory.map((value, i) => {
      const to = from + value / whole
      const arc = `M${point(from)}A${r} ${r} 0 ${value / whole > 0.5 ? 1 : 0} 1 ${point(to)}`
      from = to
      return `<path d="${arc}" fill="none" stroke="${CATEGORIES[i]}" stroke-width="18"/>`
    }),
  )
}

/** Each quarter begins where the one before ended. */
function steps(b: Box): Svg {
  const whole = BY_QUARTER.reduce((sum, value) => sum + value, 0)
  const slots = columns(b, equal(BY_QUARTER.length + 1), 6)
  const at = (value: number): number => b.y + b.h - (b.h * value) / whole
  let sum = 0
  const parts = BY_QUARTER.map((value, i) => {
    sum += value
    return rect(box(slots[i].x, at(sum), slots[i].w, at(sum - value) - at(sum)), { fill: color.gold })
  })
  return all(...parts, rect(box(slots[4].x, b.y, slots[4].w, b.h), { fill: color.fact }))
}

function sides(b: Box): Svg {
  const middle = b.x + b.w / 2
  const unit = b.w / 2 / highest(FACT)
  return all(
    ...rows(b, equal(FACT.length), 5).flatMap((slot, i) => [
      rect(box(middle - 1 - PLAN[i] * unit, slot.y, PLAN[i] * unit, slot.h), { fill: color.plan }),
      rect(box(middle + 1, slot.y, FACT[i] * unit, slot.h), { fill: color.fact }),
    ]),
  )
}

/** Plan across, revenue upwards. */
const points = (b: Box): Svg =>
  all(
    line(b.x, b.y + b.h, b.x + b.w, b.y + b.h, { stroke: color.outline }),
    line(b.x, b.y, b.x, b.y + b.h, { stroke: color.outline }),
    ...FACT.map((fact, i) =>
      circle(b.x + (PLAN[i] / 2300) * b.w, b.y + b.h - (fact / 2400) * b.h, 6, { fill: color.accent }),
    ),
  )

function spread(b: Box): Svg {
  const slots = columns(b, equal(3), 14)
  const boxes = [
    [0.1, 0.3, 0.5, 0.75, 1],
    [0, 0.2, 0.35, 0.5, 0.7],
    [0.25, 0.4, 0.55, 0.65, 0.85],
  ] as const
  return all(
    ...slots.flatMap((slot, i) => {
      const [low, first, median, third, high] = boxes[i].map((share) => b.y + b.h * (1 - share))
      const x = slot.x + slot.w / 2
      const ink = { stroke: color.accent, width: 2 }
      return [
        line(x, low, x, first, ink),
        line(x, third, x, high, ink),
        rect(box(slot.x, third, slot.w, first - third), { fill: color.soft, ...ink }),
        line(slot.x, median, slot.x + slot.w, median, ink),
      ]
    }),
  )
}

const grid = (b: Box): Svg =>
  all(
    rect(box(b.x, b.y, b.w, b.h / 5), { fill: color.strong }),
    ...[1, 2, 3, 4].map((i) => line(b.x, b.y + (b.h * i) / 5, b.x + b.w, b.y + (b.h * i) / 5)),
    ...[0.45, 0.72].map((share) => line(b.x + b.w * share, b.y, b.x + b.w * share, b.y + b.h)),
    rect(b, { stroke: color.outline }),
  )

const places = (b: Box): Svg =>
  all(
    path(
      `M${b.x} ${b.y + 18}l${b.w / 3} -14l${b.w / 3} 10l${b.w / 3} -14v${b.h - 18}l${-b.w / 3} 14l${-b.w / 3} -10l${-b.w / 3} 14z`,
      { fill: color.surface, stroke: color.line },
    ),
    circle(b.x + b.w * 0.5, b.y + b.h * 0.5, 14, { fill: color.fact }),
    circle(b.x + b.w * 0.22, b.y + b.h * 0.4, 10, { fill: color.fact }),
    circle(b.x + b.w * 0.72, b.y + b.h * 0.7, 8, { fill: color.fact }),
    circle(b.x + b.w * 0.86, b.y + b.h * 0.3, 6, { fill: color.fact }),
  )

/** Coffee of each region: ribbons from one source to four. */
function ribbons(b: Box): Svg {
  const coffee = REGIONS.map((region) => regionByCategory[region as keyof typeof regionByCategory][0])
  const whole = coffee.reduce((sum, value) => sum + value, 0)
  const [unit, gap] = [(b.h - 15) / whole, 5]
  let from = b.y + 7.5
  let to = b.y
  return all(
    rect(box(b.x, b.y + 7.5, 8, whole * unit), { fill: color.accent }),
    ...coffee.flatMap((value) => {
      const h = value * unit
      const [x1, x2, half] = [b.x + 8, b.x + b.w - 8, (b.w - 16) / 2]
      const bend = `c${half} 0 ${half} ${to - from} ${2 * half} ${to - from}v${h}c${-half} 0 ${-half} ${from - to} ${-2 * half} ${from - to}z`
      const drawn = [
        path(`M${x1} ${from}${bend}`, { fill: color.soft, stroke: color.line }),
        rect(box(x2, to, 8, h), { fill: color.gold }),
      ]
      from += h
      to += h + gap
      return drawn
    }),
  )
}

const KINDS: readonly (readonly [question: string, code: string, draw: (b: Box) => Svg])[] = [
  ['Кто больше', 'column', (b) => upright(b, FACT, 10)],
  ['Как менялось', 'line', trend],
  ['Какая доля', 'bublik', ring],
  ['Из чего итог', 'bridge', steps],
  ['План и факт', 'tornado', sides],
  ['Что связано', 'scatter', points],
  ['Как часто', 'histogram', (b) => upright(b, [2, 5, 9, 13, 7, 3, 1], 0.5)],
  ['Каков разброс', 'boxplot', spread],
  ['Одно число', 'label', number],
  ['Точные числа', 'koob-table-simple', grid],
  ['Где', 'map', places],
  ['Откуда куда', 'sankey', ribbons],
]

function number(b: Box): Svg {
  const middle = { anchor: 'middle', bold: true } as const
  return all(
    text(b.x + b.w / 2, b.y + b.h / 2 - 4, '5\u00a0010', { ...middle, size: 38, fill: color.accent }),
    text(b.x + b.w / 2, b.y + b.h - 8, 'тыс. ₽', { anchor: 'middle', fill: color.muted }),
  )
}

/** Which kind answers which question. */
export function chooser(): Svg {
  const height = 3 * 164 + 8
  const cells = rows(box(8, 8, WIDTH - 16, height - 16), equal(3), 10).flatMap((row) =>
    columns(row, equal(4), 10),
  )
  return frame(
    height,
    ...cells.map((cell, i) => {
      const [question, code, draw] = KINDS[i]
      const drawing = inset(box(cell.x, cell.y, cell.w, 98), 22, 12)
      return all(
        rect(cell, { fill: color.paper, stroke: color.line, radius: 6 }),
        draw(drawing),
        text(cell.x + cell.w / 2, cell.y + 112, question, { anchor: 'middle', bold: true, room: cell.w }),
        text(cell.x + cell.w / 2, cell.y + 136, code, {
          anchor: 'middle',
          mono: code.length < 15,
          fill: color.muted,
          room: cell.w,
        }),
      )
    }),
  )
}
