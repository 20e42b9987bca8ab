// Drawings of the chapters on LPE: what an expression is made of, and what a function takes from its argument.
import { color } from '../kit/colors.ts'
import { all, arrow, circle, frame, line, path, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, equal, inset } from '../kit/geometry.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'

/** An expression and the tree that the parser makes of it. */
export function expressionTree(): Svg {
  const knot = (x: number, y: number, label: string, name = true): Svg =>
    all(
      circle(x, y, 26, {
        fill: name ? color.soft : color.paper,
        stroke: name ? color.accent : color.outline,
        width: 2,
      }),
      text(x, y, label, { anchor: 'middle', bold: name, mono: true, size: 18 }),
    )
  const twig = (x1: number, y1: number, x2: number, y2: number): Svg =>
    line(x1, y1, x2, y2, { stroke: color.outline, width: 2 })
  return frame(
    272,
    text(40, 52, 'Запись', { fill: color.muted }),
    text(40, 86, '2 + 3 * 4', { mono: true, size: 20 }),
    text(40, 160, 'Дерево', { fill: color.muted }),
    text(40, 194, '["+", 2, ["*", 3, 4]]', { mono: true, size: 18 }),
    arrow(60, 108, 60, 138, color.accent),
    twig(460, 50, 390, 136),
    twig(460, 50, 530, 136),
    twig(530, 136, 470, 222),
    twig(530, 136, 590, 222),
    knot(460, 50, '+'),
    knot(390, 136, '2', false),
    knot(530, 136, '*'),
    knot(470, 222, '3', false),
    knot(590, 222, '4', false),
  )
}

/** Four values on a line with the mean, the median and the upper quartile. */
export function median(): Svg {
  const x = (value: number): number => 50 + ((value - 500) / 1900) * 540
  const axis = 84
  const sorted = REGIONS.map((name, i) => ({ name, value: FACT[i] })).sort((a, b) => a.value - b.value)
  const level = (
    value: number,
    label: string,
    y: number,
    stroke: string,
    anchor: 'start' | 'middle' | 'end',
  ): Svg =>
    all(
      line(x(value), axis, x(value), y - 14, { stroke, width: 2, dash: '5 5' }),
      text(x(value) + { start: -8, middle: 0, end: 8 }[anchor], y, label, {
        anchor,
        bold: true,
        fill: stroke,
      }),
    )
  return frame(
    200,
    arrow(30, axis, 616, axis),
    ...sorted.map(({ name, value }) =>
      all(
        circle(x(value), axis, 9, { fill: color.accent, stroke: color.paper, width: 2 }),
        text(x(value), axis - 54, name, { anchor: 'middle' }),
        text(x(value), axis - 28, thousands(value), { anchor: 'middle', fill: color.muted }),
      ),
    ),
    level(1065, 'медиана 1\u00a0065', 138, color.warn, 'end'),
    level(1252.5, 'среднее 1\u00a0252,5', 176, color.blue, 'middle'),
    level(1505, 'квантиль 0,75: 1\u00a0505', 138, color.bad, 'start'),
  )
}

/** Where rounding takes two and a half and its opposite. */
export function rounding(): Svg {
  const lane = (
    y: number,
    from: number,
    value: number,
    goals: readonly (readonly [string, number])[],
  ): Svg => {
    const x = (at: number): number => 110 + (at - from) * 420
    return all(
      line(70, y, 570, y, { stroke: color.outline, width: 2 }),
      ...[from, from + 1].map((at) =>
        all(
          line(x(at), y - 9, x(at), y + 9, { stroke: color.ink, width: 2 }),
          text(x(at), y + 28, String(at).replace('-', '−'), { anchor: 'middle', bold: true }),
        ),
      ),
      circle(x(value), y, 9, { fill: color.gold, stroke: color.paper, width: 2 }),
      text(x(value), y + 28, String(value).replace('-', '−').replace('.', ','), { anchor: 'middle' }),
      ...goals.map(([name, goal], i) => {
        const lift = 26 + Math.floor(i / 2) * 26
        const [start, end] = [x(value), x(goal)]
        const side = goal > value ? -1 : 1
        return all(
          path(
            `M${start} ${y - 12}Q${start} ${y - lift} ${start - side * 40} ${y - lift}H${end + side * 22}Q${end} ${y - lift} ${end} ${y - 12}`,
            {
              stroke: color.accent,
              width: 2,
            },
          ),
          text((start + end) / 2, y - lift - 14, name, { anchor: 'middle', mono: true }),
        )
      }),
    )
  }
  return frame(
    258,
    lane(92, 2, 2.5, [
      ['floor, trunc', 2],
      ['ceil', 3],
    ]),
    lane(206, -3, -2.5, [
      ['floor', -3],
      ['ceil, trunc', -2],
    ]),
  )
}

/** Letters counted from one in the cube and from nought in the browser. */
export function letters(): Svg {
  const cells = columns(box(60, 66, 520, 64), equal(7), 8)
  const row = (y: number, first: number, call: string): Svg =>
    all(
      ...cells.map((cell, i) =>
        text(cell.x + cell.w / 2, y, String(i + first), {
          anchor: 'middle',
          fill: i > 4 ? color.accent : color.muted,
          bold: i > 4,
        }),
      ),
      text(WIDTH / 2, y + (first ? -26 : 26), call, { anchor: 'middle', mono: true }),
    )
  return frame(
    204,
    row(46, 1, "куб: substring('2025-Q4', 6, 2)"),
    ...cells.map((cell, i) =>
      all(
        rect(cell, {
          fill: i > 4 ? color.soft : color.paper,
          stroke: i > 4 ? color.accent : color.outline,
          radius: 6,
        }),
        text(cell.x + cell.w / 2, cell.y + 32, '2025-Q4'.charAt(i), {
          anchor: 'middle',
          size: 24,
          mono: true,
          bold: i > 4,
        }),
      ),
    ),
    row(152, 0, "браузер: slice('2025-Q4', 5, 7)"),
  )
}

/** Which values and, or and not let through when one of them is unknown. */
export function truth(): Svg {
  const values = ['истина', 'ложь', 'NULL']
  const tint = (value: string): readonly [string, string] =>
    value === 'истина'
      ? [color.goodSoft, color.good]
      : value === 'ложь'
        ? [color.badSoft, color.bad]
        : [color.strong, color.ink]
  const square = (b: Box, title: string, join: (a: string, c: string) => string): Svg => {
    const grid = box(b.x + 74, b.y + 66, b.w - 74, 132)
    const lanes = columns(grid, equal(3), 6)
    return all(
      text(b.x + 74 + (b.w - 74) / 2, b.y + 12, title, {
        anchor: 'middle',
        mono: true,
        bold: true,
        size: 18,
      }),
      ...values.map((value, i) =>
        text(lanes[i].x + lanes[i].w / 2, b.y + 48, value, { anchor: 'middle', fill: color.muted }),
      ),
      ...values.map((value, row) =>
        all(
          text(b.x + 66, grid.y + 20 + row * 46, value, { anchor: 'end', fill: color.muted }),
          ...values.map((other, i) => {
            const result = join(value, other)
            const cell = inset(box(lanes[i].x, grid.y + row * 46, lanes[i].w, 40), 0)
            return all(
              rect(cell, { fill: tint(result)[0], radius: 6 }),
              text(cell.x + cell.w / 2, cell.y + 20, result, { anchor: 'middle', fill: tint(result)[1] }),
            )
          }),
        ),
      ),
    )
  }
  const both = (a: string, c: string): string =>
    a === 'ложь' || c === 'ложь' ? 'ложь' : a === 'NULL' || c === 'NULL' ? 'NULL' : 'истина'
  const either = (a: string, c: string): string =>
    a === 'истина' || c === 'истина' ? 'истина' : a === 'NULL' || c === 'NULL' ? 'NULL' : 'ложь'
  const [left, right] = columns(box(4, 16, WIDTH - 16, 210), equal(2), 22)
  return frame(236, square(left, 'A and B', both), square(right, 'A or B', either))
}
