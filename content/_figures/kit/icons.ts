// Signs of an interface, drawn with strokes in a square of 18 units around their centre.
import { color } from './colors.ts'
import { all, circle, n, type Paint, path, rect, type Svg } from './draw.ts'
import { box } from './geometry.ts'

/** The signs there are. */
export type Icon = keyof typeof signs

/** A sign with its centre at the point. */
export const icon = (name: Icon, cx: number, cy: number, stroke: string = color.muted): Svg =>
  signs[name](cx, cy, { stroke, width: 2 })

const strokes =
  (...moves: string[]) =>
  (cx: number, cy: number, paint: Paint): Svg =>
    path(moves.map((move) => placed(move, cx, cy)).join(''), paint)

/** The arrow of a mouse with its tip at the point. */
export const pointer = (x: number, y: number): Svg =>
  path(`M${n(x)} ${n(y)}l0 22l6 -5l4 9l5 -2l-4 -9l8 -1z`, {
    fill: color.ink,
    stroke: color.paper,
    width: 1.5,
  })

/** Moves a path written around the origin: letters stay, pairs of numbers are shifted. */
function placed(d: string, cx: number, cy: number): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(Number(x) + cx)} ${n(Number(y) + cy)}`)
}

const signs = {
  search: (cx: number, cy: number, paint: Paint): Svg =>
    all(circle(cx - 2, cy - 2, 5.5, paint), strokes('M2.5 2.5L7.5 7.5')(cx, cy, paint)),
  down: strokes('M-5 -2.5L0 2.5L5 -2.5'),
  up: strokes('M-5 2.5L0 -2.5L5 2.5'),
  right: strokes('M-2.5 -5L2.5 0L-2.5 5'),
  left: strokes('M2.5 -5L-2.5 0L2.5 5'),
  close: strokes('M-5 -5L5 5', 'M5 -5L-5 5'),
  plus: strokes('M0 -6L0 6', 'M-6 0L6 0'),
  check: strokes('M-5.5 0L-1.5 4.5L5.5 -4.5'),
  expand: strokes('M-7 -2L-7 -7L-2 -7', 'M7 2L7 7L2 7', 'M-7 -7L-2.5 -2.5', 'M7 7L2.5 2.5'),
  download: strokes('M0 -7L0 3', 'M-4.5 -1.5L0 3L4.5 -1.5', 'M-7 7L7 7'),
  trash: strokes('M-7 -5L7 -5', 'M-2.5 -5L-2.5 -7.5L2.5 -7.5L2.5 -5', 'M-5 -5L-4 7.5L4 7.5L5 -5'),
  link: strokes('M-1 -6L-7 -6L-7 7L6 7L6 1', 'M1.5 -7.5L7.5 -7.5L7.5 -1.5', 'M7.5 -7.5L-1 1'),
  clip: strokes('M5 -2L-1 4.5L-4 1.5L2.5 -5L6 -6L7 -2L-1 6.5L-5 7L-7 3L-1 -4'),
  flag: strokes('M-5 8L-5 -7L5.5 -7L2.5 -3L5.5 1L-5 1'),
  folder: strokes('M-8 6L-8 -6L-3 -6L-1 -3.5L8 -3.5L8 6L-8 6'),
  chart: strokes('M-7 -7L-7 7L7 7', 'M-3 3L-3 0', 'M1 3L1 -4', 'M5 3L5 -2'),
  data: strokes('M-7 -5L7 -5L7 6L-7 6L-7 -5', 'M-7 -1L7 -1', 'M-2 -5L-2 6'),
  report: strokes('M-6 -8L3 -8L6 -5L6 8L-6 8L-6 -8', 'M-3 -1L3 -1', 'M-3 3L3 3'),
  talk: strokes('M-8 -6L8 -6L8 4L-1 4L-5 8L-5 4L-8 4L-8 -6'),
  gear: (cx: number, cy: number, paint: Paint): Svg =>
    all(circle(cx, cy, 4, paint), strokes(...spokes(5.5, 8.5))(cx, cy, paint)),
  bell: strokes('M-7 5L-5 2L-5 -3L-2 -6.5L2 -6.5L5 -3L5 2L7 5L-7 5', 'M-1.5 8L1.5 8'),
  calendar: strokes('M-7 -5L7 -5L7 7L-7 7L-7 -5', 'M-7 -1L7 -1', 'M-3.5 -8L-3.5 -4', 'M3.5 -8L3.5 -4'),
  eye: (cx: number, cy: number, paint: Paint): Svg =>
    all(strokes('M-9 0L-5 -4L0 -5.5L5 -4L9 0L5 4L0 5.5L-5 4L-9 0')(cx, cy, paint), circle(cx, cy, 2, paint)),
  warning: strokes('M0 -8L8.5 7L-8.5 7L0 -8', 'M0 -2.5L0 2', 'M0 4.6L0 4.8'),
  pencil: strokes('M-7 7L-6 3L4 -7L7 -4L-3 6L-7 7'),
  filter: strokes('M-8 -7L8 -7L2 0.5L2 7L-2 5L-2 0.5L-8 -7'),
  user: (cx: number, cy: number, paint: Paint): Svg =>
    all(circle(cx, cy - 4, 3.5, paint), strokes('M-7 8L-6 3.5L-2 2L2 2L6 3.5L7 8')(cx, cy, paint)),
  play: strokes('M-4 -6L6 0L-4 6L-4 -6'),
  bug: (cx: number, cy: number, paint: Paint): Svg =>
    all(
      circle(cx, cy + 1, 4.5, paint),
      strokes('M-8 -3L-4 -1', 'M8 -3L4 -1', 'M-9 2L-4.5 2', 'M9 2L4.5 2', 'M0 -3.5L0 5.5')(cx, cy, paint),
    ),
  dots: (cx: number, cy: number, paint: Paint): Svg =>
    [-6, 0, 6].map((dx) => circle(cx + dx, cy, 2, { fill: paint.stroke ?? color.muted })).join(''),
  handle: (cx: number, cy: number, paint: Paint): Svg =>
    [-5, 0, 5]
      .map((dy) => rect(box(cx - 7, cy + dy - 1, 14, 2), { fill: paint.stroke ?? color.muted }))
      .join(''),
}

function spokes(from: number, to: number): string[] {
  return Array.from({ length: 8 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    return `M${n(c * from)} ${n(s * from)}L${n(c * to)} ${n(s * to)}`
  })
}
