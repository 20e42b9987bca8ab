// Drawings of the chapters on LPE: running totals, windows and periods, to scale.
import { color } from '../kit/colors.ts'
import {
  all,
  arrow,
  circle,
  frame,
  line,
  polyline,
  rect,
  type Svg,
  text,
  WIDTH,
  widthOf,
} from '../kit/draw.ts'
import { type Box, box, columns, equal } from '../kit/geometry.ts'
import { table } from '../kit/lists.ts'
import { legend } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { BY_QUARTER, FACT, QUARTERS, REGIONS, thousands } from '../kit/sales.ts'
import { panel } from '../kit/widgets.ts'

const running = BY_QUARTER.map((_, i) => BY_QUARTER.slice(0, i + 1).reduce((sum, value) => sum + value, 0))

/** Quarters as columns, their running total as a line on the same scale. */
export function runningTotal(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 370), 'Выручка по кварталам 2025 года, тыс. ₽')
  const plot = box(room.x + 50, room.y + 40, room.w - 50, room.h - 70)
  const top = 5500
  const y = (value: number): number => plot.y + plot.h - (plot.h * value) / top
  const slots = columns(plot, equal(4))
  const middle = (i: number): number => slots[i].x + slots[i].w / 2
  return frame(
    386,
    shell,
    legend(room.x, room.y + 6, color.accent, 'за квартал'),
    legend(room.x + 130, room.y + 6, color.gold, 'нарастающий итог'),
    ...[0, 1000, 2000, 3000, 4000, 5000].map((value) =>
      all(
        line(plot.x, y(value), plot.x + plot.w, y(value), value === 0 ? { stroke: color.outline } : {}),
        text(plot.x - 8, y(value), thousands(value), { anchor: 'end', fill: color.muted }),
      ),
    ),
    ...BY_QUARTER.map((value, i) =>
      rect(box(middle(i) - 28, y(value), 56, plot.y + plot.h - y(value)), { fill: color.accent }),
    ),
    polyline(
      running.map((value, i) => [middle(i), y(value)] as const),
      { stroke: color.gold, width: 3 },
    ),
    ...running.map((value, i) =>
      circle(middle(i), y(value), 6, { fill: color.paper, stroke: color.gold, width: 3 }),
    ),
    ...running
      .slice(1)
      .map((value, i) =>
        text(middle(i + 1) - 14, y(value) - 16, thousands(value), { anchor: 'end', bold: true }),
      ),
    ...BY_QUARTER.map((value, i) =>
      text(middle(i), y(value) + 16, thousands(value), { anchor: 'middle', fill: color.paper }),
    ),
    ...QUARTERS.map((name, i) =>
      text(middle(i), plot.y + plot.h + 18, name, { anchor: 'middle', fill: color.muted }),
    ),
  )
}

/** Rows that are folded into groups, and rows that stay and get a sum beside them. */
export function groupAndWindow(): Svg {
  const [left, right] = columns(box(8, 8, WIDTH - 16, 262), equal(2), 24)
  const head = (place: Box, title: string, about: string): Svg =>
    all(
      panel(place),
      text(place.x + 16, place.y + 24, title, { bold: true }),
      text(place.x + 16, place.y + 50, about, { fill: color.muted }),
    )
  const rows = REGIONS.map((name, i) => [name, thousands(FACT[i])])
  return frame(
    278,
    head(left, 'Группировка', 'строки свёрнуты'),
    head(right, 'Окно', 'строки на месте'),
    ...[0, 1, 2, 3].map((i) =>
      rect(box(left.x + 16, left.y + 92 + i * 34, 124, 28), { fill: color.strong, radius: 4 }),
    ),
    ...REGIONS.map((name, i) => text(left.x + 28, left.y + 106 + i * 34, `${name} ${thousands(FACT[i])}`)),
    arrow(left.x + 148, left.y + 160, left.x + 190, left.y + 160, color.accent),
    rect(box(left.x + 200, left.y + 138, 80, 44), { fill: color.soft, stroke: color.accent, radius: 6 }),
    text(left.x + 240, left.y + 160, '5\u00a0010', { anchor: 'middle', bold: true }),
    table(box(right.x + 14, right.y + 72, right.w - 28, 0), {
      head: ['Регион', 'Сумма', 'Окно'],
      rows: rows.map((row) => [...row, '5\u00a0010']),
      widths: [4, 4, 4],
      numbers: [1, 2],
      tint: (_, column) => (column === 2 ? color.accent : undefined),
    }),
  )
}

/** A frame of two rows that slides down a table. */
export function windowFrame(): Svg {
  const smooth = BY_QUARTER.map((value, i) => (i === 0 ? value : (value + BY_QUARTER[i - 1]) / 2))
  const x = 40
  const y = (i: number): number => 88 + i * 50
  return frame(
    300,
    text(x + 20, 42, 'Квартал', { fill: color.muted, bold: true }),
    text(x + 210, 42, 'Выручка', { fill: color.muted, bold: true, anchor: 'end' }),
    text(x + 550, 42, 'Среднее по рамке', { fill: color.muted, bold: true, anchor: 'end' }),
    ...BY_QUARTER.map((value, i) =>
      all(
        line(x, y(i) - 25, x + 560, y(i) - 25),
        text(x + 20, y(i), QUARTERS[i]),
        text(x + 210, y(i), thousands(value), { anchor: 'end' }),
        text(
          x + 550,
          y(i),
          String(smooth[i])
            .replace('.', ',')
            .replace(/^(\d)(\d{3})/, '$1\u00a0$2'),
          { anchor: 'end', bold: i === 2, fill: i === 2 ? color.accent : color.ink },
        ),
      ),
    ),
    line(x, y(3) + 25, x + 560, y(3) + 25),
    rect(box(x + 6, y(1) - 21, 222, 92), { stroke: color.gold, width: 3, radius: 8 }),
    text(x + 248, y(1) + 4, 'rows(-1, 0)', { mono: true, fill: color.warn }),
    arrow(x + 244, y(2), x + 440, y(2), color.gold),
    text(x + 286, y(2) - 13, 'текущая строка', { fill: color.muted }),
  )
}

/** Periods around one day on a line of months. */
export function periods(): Svg {
  const left = 150
  const day = (n: number): number => left + ((WIDTH - left - 24) * n) / 181
  const starts = [0, 31, 59, 90, 120, 151, 181]
  const months = ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь']
  const today = 136
  const lane = (i: number, label: string, from: number, to: number, note: string, fill: string): Svg => {
    const y = 84 + i * 52
    const inside = day(to) - day(from) > widthOf(note) + 16
    return all(
      text(16, y + 14, label),
      rect(box(day(from), y, day(to) - day(from), 28), { fill, radius: 5 }),
      text(inside ? day(from) + 10 : day(from) - 8, y + 14, note, {
        anchor: inside ? 'start' : 'end',
        fill: inside ? color.paper : color.ink,
      }),
    )
  }
  return frame(
    362,
    ...months.map((name, i) =>
      text((day(starts[i]) + day(starts[i + 1])) / 2, 26, name, {
        anchor: 'middle',
        fill: color.muted,
      }),
    ),
    ...starts.map((start) => line(day(start), 44, day(start), 340)),
    line(left, 44, WIDTH - 24, 44, { stroke: color.outline }),
    line(day(today + 0.5), 72, day(today + 0.5), 340, { stroke: color.gold, width: 3 }),
    lane(0, 'с начала года', 0, today + 1, '1 января — 17 мая', color.accent),
    lane(1, 'квартал', 90, 181, '1 апреля — 30 июня', color.accent),
    lane(2, 'месяц', 120, 151, '1–31 мая', color.accent),
    lane(3, 'прошлый месяц', 90, 120, '1–30 апреля', color.blue),
    lane(4, 'семь дней', today - 6, today + 1, '11–17 мая', color.blue),
    text(day(today + 0.5), 60, '17 мая', { anchor: 'middle', bold: true }),
  )
}
