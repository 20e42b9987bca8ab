// Sketches of the author's guide: what the recipes end in.
import { cities } from '../data.ts'
import { color } from '../kit/colors.ts'
import { all, arrow, circle, frame, line, path, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box, columns, cutLeft, equal } from '../kit/geometry.ts'
import { entries, table } from '../kit/lists.ts'
import { bars, legend } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { FACT, PLAN, PLAN_FACT, REGIONS, thousands } from '../kit/sales.ts'
import { chip, chipWidth, panel } from '../kit/widgets.ts'

/** From a sheet of numbers to a cube. */
export function sheetToCube(): Svg {
  const [sheet, rest] = cutLeft(box(8, 8, WIDTH - 16, 250), 330)
  const cube = box(rest.x + 58, rest.y, rest.w - 58, 250)
  return frame(
    266,
    panel(sheet, color.paper, color.outline),
    text(sheet.x + 14, sheet.y + 24, 'Лист Excel', { bold: true }),
    table(box(sheet.x + 1, sheet.y + 46, sheet.w - 2, 0), {
      head: ['dt', 'region', 'amount'],
      rows: [
        ['01.10.2025', 'Север', '4\u00a0200'],
        ['01.10.2025', 'Юг', '2\u00a0900'],
        ['02.10.2025', 'Центр', '7\u00a0450'],
        ['02.10.2025', 'Восток', '2\u00a0130'],
        ['…', '…', '…'],
      ],
      widths: [10, 8, 8],
      numbers: [2],
    }),
    arrow(sheet.x + sheet.w + 10, 132, cube.x - 10, 132, color.accent),
    panel(cube, color.soft, color.accent),
    text(cube.x + 14, cube.y + 24, 'Куб', { bold: true, fill: color.accent }),
    entries(
      box(cube.x + 6, cube.y + 42, cube.w - 12, 0),
      [
        { label: 'dt', side: 'PERIOD' },
        { label: 'region', side: 'STRING' },
        { label: 'amount', side: 'SUM', bold: true },
      ],
      38,
    ),
    line(cube.x + 14, cube.y + 172, cube.x + cube.w - 14, cube.y + 172, { stroke: color.accent }),
    text(cube.x + 14, cube.y + 196, 'Сверка: sum(amount)', { fill: color.muted }),
    text(cube.x + 14, cube.y + 224, '5\u00a0010\u00a0000', { bold: true, size: 20 }),
  )
}

/** Plan and revenue by region with the part of the plan that was met. */
export function planFact(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 340), 'План и выручка за 2025 год, тыс. ₽')
  const slots = columns(box(room.x, 0, room.w, 0), equal(4), 14)
  const met = REGIONS.map((_, i) => (FACT[i] / PLAN[i]) * 100)
  return frame(
    356,
    shell,
    legend(room.x, room.y + 8, color.plan, 'План'),
    legend(room.x + 90, room.y + 8, color.accent, 'Выручка'),
    bars(box(room.x, room.y + 26, room.w, room.h - 62), {
      names: REGIONS,
      series: PLAN_FACT,
      top: 2400,
      labels: FACT.map(thousands),
    }),
    ...slots.map((slot, i) => {
      const label = `${met[i].toFixed(1).replace('.', ',')} %`
      return chip(
        slot.x + slot.w / 2 - chipWidth(label) / 2,
        room.y + room.h - 14,
        label,
        met[i] < 95 ? 'bad' : 'good',
      )
    }),
  )
}

/** Cities on a map: the size of a circle is revenue, its colour the plan of the city's region. */
export function storeMap(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 350), 'Города: выручка и выполнение плана', [
    'plus',
    'expand',
  ])
  const land = (d: string): Svg => path(d, { fill: color.strong, stroke: color.paper, width: 2 })
  const spot = (x: number, y: number, i: number, name: string): Svg => {
    const ok = FACT[i] >= PLAN[i]
    const fact = cities.find(({ city }) => city === name)?.fact ?? 0
    const r = Math.sqrt(fact) * 0.6 + 9
    return all(
      circle(x, y, r, { fill: ok ? color.good : color.bad, stroke: color.paper, width: 2 }),
      text(x, y, thousands(fact), { anchor: 'middle', bold: true, fill: color.paper }),
      text(x, y + r + 16, name, { anchor: 'middle' }),
    )
  }
  return frame(
    366,
    shell,
    rect(room, { fill: color.blueSoft, radius: 6 }),
    land(
      'M40 120L110 84L220 96L300 76L420 92L520 74L606 112L600 190L560 214L572 262L520 286L440 262L360 274L300 250L220 300L150 286L120 236L70 214Z',
    ),
    line(216, 97, 236, 296, { stroke: color.paper, width: 2 }),
    line(420, 92, 432, 264, { stroke: color.paper, width: 2 }),
    spot(150, 120, 0, 'Заозёрье'),
    spot(246, 176, 2, 'Ключевск'),
    spot(192, 260, 1, 'Вишнёвск'),
    spot(540, 232, 3, 'Кедровск'),
    legend(320, 322, color.good, 'план выполнен'),
    legend(478, 322, color.bad, 'ниже плана'),
  )
}

/** The scale of a traffic light with the four regions on it. */
export function stoplight(): Svg {
  const at = (value: number): number => 40 + ((value - 88) / 22) * 560
  const band = (from: number, to: number, fill: string, label: string, tint: string): Svg =>
    all(
      rect(box(at(from), 76, at(to) - at(from), 54), { fill }),
      text((at(from) + at(to)) / 2, 103, label, { anchor: 'middle', bold: true, fill: tint }),
    )
  const pin = (value: number, name: string, anchor: 'start' | 'end'): Svg =>
    all(
      line(at(value), 44, at(value), 76, { stroke: color.ink, width: 2 }),
      circle(at(value), 44, 4, { fill: color.ink }),
      text(at(value) + (anchor === 'end' ? -10 : 10), 44, name, { anchor }),
    )
  return frame(
    176,
    band(88, 95, color.badSoft, 'ниже плана', color.bad),
    band(95, 100, color.warnSoft, 'почти', color.warn),
    band(100, 110, color.goodSoft, 'выполнен', color.good),
    pin(91.4, 'Восток 91,4', 'end'),
    pin(91.6, 'Юг 91,6', 'start'),
    pin(105, 'Север 105,0', 'end'),
    pin(106.7, 'Центр 106,7', 'start'),
    ...[95, 100].map((value) =>
      all(
        line(at(value), 76, at(value), 138, { stroke: color.ink, width: 2 }),
        text(at(value), 154, `${value} %`, { anchor: 'middle', bold: true }),
      ),
    ),
  )
}
