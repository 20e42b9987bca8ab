// Drawings of the chapters on LPE: distances, cells, waves and angles, computed and to scale.
import { color } from '../kit/colors.ts'
import { all, arrow, circle, frame, line, path, polyline, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box } from '../kit/geometry.ts'
import { legend } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { BY_QUARTER, QUARTERS, thousands } from '../kit/sales.ts'
import { panel } from '../kit/widgets.ts'

const BASE32 = '0123456789bcdefghjkmnpqrstuvwxyz'

/** Shops, a circle of six kilometres, distances from the centre. */
export function distances(): Svg {
  const area = box(8, 8, WIDTH - 16, 392)
  const centre = { x: 400, y: 222 }
  const km = 27
  const north = { x: centre.x, y: centre.y - 5.56 * km }
  const west = { x: centre.x - 7.51 * km, y: centre.y - 5.56 * km }
  const shop = (at: { x: number; y: number }, name: string, inside: boolean, dy: number): Svg =>
    all(
      circle(at.x, at.y, 9, { fill: inside ? color.accent : color.outline, stroke: color.paper, width: 2 }),
      text(at.x, at.y + dy, name, { anchor: 'middle', bold: true }),
    )
  return frame(
    408,
    panel(area, color.surface),
    ...[0, 1, 2, 3, 4, 5].map((i) => line(area.x, 40 + i * 62, area.x + area.w, 40 + i * 62)),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => line(44 + i * 70, area.y, 44 + i * 70, area.y + area.h)),
    circle(centre.x, centre.y, 6 * km, { fill: color.soft, stroke: color.accent, width: 2, dash: '7 6' }),
    line(centre.x, centre.y, north.x, north.y, { stroke: color.accent, width: 3 }),
    line(centre.x, centre.y, west.x, west.y, { stroke: color.outline, width: 3 }),
    shop(north, 'Северный', true, -24),
    shop(west, 'Западный', false, -24),
    shop(centre, 'Центральный', true, 26),
    text(centre.x + 14, (centre.y + north.y) / 2, '5,6 км', { bold: true, fill: color.accent }),
    text(228, 134, '9,3 км', { bold: true, anchor: 'middle', fill: color.muted }),
    text(centre.x, centre.y + 62, 'радиус 6 км', { anchor: 'middle', fill: color.accent }),
    line(56, 350, 56 + 5 * km, 350, { stroke: color.ink, width: 3 }),
    text(56, 330, '5 км'),
    arrow(590, 76, 590, 34, color.ink),
    text(590, 92, 'север', { anchor: 'middle' }),
  )
}

/** Cells of geohash around the three shops; names and places are computed, not drawn by eye. */
export function geohash(): Svg {
  const area = box(8, 8, WIDTH - 16, 300)
  const size = 360 / 2 ** 13
  const origin = { column: Math.floor((37.5 + 180) / size), row: Math.floor((55.8 + 90) / size) }
  const cell = box(0, 0, area.w / 4, area.h / 2)
  const shops = [
    ['Западный', 55.8, 37.5],
    ['Северный', 55.8, 37.62],
    ['Центральный', 55.75, 37.62],
  ] as const
  const place = (lat: number, lon: number): { x: number; y: number } => ({
    x: area.x + ((lon + 180) / size - origin.column) * cell.w,
    y: area.y + (origin.row + 1 - (lat + 90) / size) * cell.h,
  })
  const square = (i: number): Svg => {
    const [column, row] = [i % 4, Math.floor(i / 4)]
    const b = box(area.x + column * cell.w, area.y + row * cell.h, cell.w, cell.h)
    const name = geohashOf((origin.row - row + 0.5) * size - 90, (origin.column + column + 0.5) * size - 180)
    const full = shops.some(([, lat, lon]) => geohashOf(lat, lon) === name)
    return all(
      rect(b, { fill: full ? color.soft : color.paper, stroke: color.outline }),
      text(b.x + 12, b.y + b.h - 20, name, {
        mono: true,
        bold: full,
        fill: full ? color.accent : color.muted,
      }),
    )
  }
  return frame(
    316,
    ...Array.from({ length: 8 }, (_, i) => square(i)),
    ...shops.map(([name, lat, lon]) => {
      const { x, y } = place(lat, lon)
      return all(
        circle(x, y, 9, { fill: color.accent, stroke: color.paper, width: 2 }),
        text(x + 14, y + 18, name),
      )
    }),
  )
}

function geohashOf(lat: number, lon: number, length = 5): string {
  const ranges = { lat: [-90, 90] as [number, number], lon: [-180, 180] as [number, number] }
  const halve = (axis: 'lat' | 'lon', value: number): number => {
    const [low, high] = ranges[axis]
    const middle = (low + high) / 2
    ranges[axis] = value >= middle ? [middle, high] : [low, middle]
    return value >= middle ? 1 : 0
  }
  const bits = Array.from({ length: length * 5 }, (_, i) => (i % 2 ? halve('lat', lat) : halve('lon', lon)))
  return Array.from(
    { length },
    (_, i) => BASE32[Number.parseInt(bits.slice(i * 5, i * 5 + 5).join(''), 2)],
  ).join('')
}

/** Sine and cosine over one turn. */
export function waves(): Svg {
  const plot = box(62, 60, WIDTH - 92, 250)
  const x = (degrees: number): number => plot.x + (plot.w * degrees) / 360
  const y = (value: number): number => plot.y + plot.h / 2 - (plot.h / 2) * value
  const curve = (f: (angle: number) => number, stroke: string): Svg =>
    polyline(
      Array.from({ length: 73 }, (_, i) => [x(i * 5), y(f((i * 5 * Math.PI) / 180))] as const),
      { stroke, width: 3 },
    )
  return frame(
    372,
    legend(plot.x, 28, color.accent, 'sin x'),
    legend(plot.x + 100, 28, color.gold, 'cos x'),
    ...[1, 0.5, -0.5, -1].map((value) =>
      all(
        line(plot.x, y(value), plot.x + plot.w, y(value)),
        text(plot.x - 10, y(value), String(value).replace('-', '−').replace('.', ','), {
          anchor: 'end',
          fill: color.muted,
        }),
      ),
    ),
    line(plot.x, y(0), plot.x + plot.w, y(0), { stroke: color.outline }),
    text(plot.x - 10, y(0), '0', { anchor: 'end', fill: color.muted }),
    ...[
      [0, '0', '0°'],
      [90, 'π/2', '90°'],
      [180, 'π', '180°'],
      [270, '3π/2', '270°'],
      [360, '2π', '360°'],
    ].map(([degrees, radians, label]) =>
      all(
        line(x(Number(degrees)), plot.y, x(Number(degrees)), plot.y + plot.h),
        text(x(Number(degrees)), plot.y + plot.h + 20, String(radians), { anchor: 'middle' }),
        text(x(Number(degrees)), plot.y + plot.h + 44, String(label), {
          anchor: 'middle',
          fill: color.muted,
        }),
      ),
    ),
    curve(Math.sin, color.accent),
    curve(Math.cos, color.gold),
    circle(x(30), y(0.5), 6, { fill: color.paper, stroke: color.accent, width: 3 }),
    circle(plot.x + 392, 28, 6, { fill: color.paper, stroke: color.accent, width: 3 }),
    text(plot.x + 408, 28, 'sin 30° = 0,5'),
  )
}

/** Revenue of the quarters beside the wave that should explain it. */
export function season(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 340), 'Факт и сезонная модель, тыс. ₽')
  const plot = box(room.x + 50, room.y + 40, room.w - 60, room.h - 72)
  const [low, top] = [1000, 1500]
  const y = (value: number): number => plot.y + plot.h - (plot.h * (value - low)) / (top - low)
  const x = (quarter: number): number => plot.x + plot.w * ((quarter - 0.5) / 4)
  const model = (quarter: number): number => 1252.5 + 170 * Math.cos((2 * Math.PI * (quarter - 4)) / 4)
  const fine = Array.from({ length: 61 }, (_, i) => 1 + i / 20)
  return frame(
    356,
    shell,
    legend(room.x, room.y + 6, color.accent, 'факт'),
    legend(room.x + 90, room.y + 6, color.gold, 'модель'),
    ...[1000, 1100, 1200, 1300, 1400, 1500].map((value) =>
      all(
        line(plot.x, y(value), plot.x + plot.w, y(value), value === low ? { stroke: color.outline } : {}),
        text(plot.x - 8, y(value), thousands(value), { anchor: 'end', fill: color.muted }),
      ),
    ),
    ...BY_QUARTER.map((value, i) =>
      line(x(i + 1), y(value), x(i + 1), y(model(i + 1)), { stroke: color.bad, width: 2, dash: '4 5' }),
    ),
    polyline(
      fine.map((quarter) => [x(quarter), y(model(quarter))] as const),
      { stroke: color.gold, width: 3 },
    ),
    polyline(
      BY_QUARTER.map((value, i) => [x(i + 1), y(value)] as const),
      { width: 3 },
    ),
    ...BY_QUARTER.map((value, i) =>
      circle(x(i + 1), y(value), 6, { fill: color.paper, stroke: color.accent, width: 3 }),
    ),
    ...QUARTERS.map((name, i) =>
      text(x(i + 1), plot.y + plot.h + 18, name, { anchor: 'middle', fill: color.muted }),
    ),
    ...(
      [
        ['−122,5', 'end', 0],
        ['+132,5', 'start', 0],
        ['−62,5', 'start', 50],
        ['+52,5', 'start', 0],
      ] as const
    ).map(([label, anchor, down], i) =>
      text(x(i + 1) + (anchor === 'end' ? -12 : 12), (y(BY_QUARTER[i]) + y(model(i + 1))) / 2 + down, label, {
        fill: color.bad,
        anchor,
      }),
    ),
  )
}

/** A point, its angle and the quarter that only atan2 tells. */
export function angle(): Svg {
  const c = { x: 190, y: 160 }
  const r = 120
  const at = (degrees: number, radius = r): [number, number] => [
    c.x + radius * Math.cos((degrees * Math.PI) / 180),
    c.y - radius * Math.sin((degrees * Math.PI) / 180),
  ]
  const [ax, ay] = at(45)
  const [bx, by] = at(135)
  const arc = (degrees: number, radius: number): string => {
    const [x, y] = at(degrees, radius)
    return `M${c.x + radius} ${c.y}A${radius} ${radius} 0 0 0 ${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
  }
  return frame(
    320,
    circle(c.x, c.y, r, { stroke: color.line, width: 2 }),
    arrow(c.x - 150, c.y, c.x + 160, c.y),
    arrow(c.x, c.y + 146, c.x, c.y - 146),
    text(c.x + 168, c.y, 'x', { bold: true }),
    text(c.x + 12, c.y - 146, 'y', { bold: true }),
    line(c.x, c.y, ax, ay, { stroke: color.gold, width: 3 }),
    line(c.x, c.y, bx, by, { stroke: color.accent, width: 3 }),
    path(arc(45, 44), { stroke: color.gold, width: 3 }),
    path(arc(135, 70), { stroke: color.accent, width: 3 }),
    circle(ax, ay, 7, { fill: color.gold }),
    circle(bx, by, 7, { fill: color.accent }),
    text(ax + 14, ay - 10, '(1, 1)'),
    text(bx - 12, by - 12, '(−1, 1)', { anchor: 'end' }),
    text(400, 96, 'atan2(1, 1)', { mono: true }),
    text(400, 124, '45°', { bold: true, size: 20, fill: color.warn }),
    text(400, 186, 'atan2(1, -1)', { mono: true }),
    text(400, 214, '135°', { bold: true, size: 20, fill: color.accent }),
    text(400, 262, 'atan(1 / -1) даёт −45°:', { fill: color.muted }),
    text(400, 286, 'четверть потеряна', { fill: color.muted }),
  )
}
