// Sketches of the reader's guide: charts, tables and dashlets close up.
import { color } from '../kit/colors.ts'
import { all, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box, columns, equal, inset } from '../kit/geometry.ts'
import { icon, pointer } from '../kit/icons.ts'
import { menu, table } from '../kit/lists.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'
import { input, mark, panel, windowed } from '../kit/widgets.ts'

/** What a dashlet shows when it has no chart: empty, waiting, refused. */
export function dashletStates(): Svg {
  const places = columns(box(8, 8, WIDTH - 16, 190), equal(3), 16)
  const [empty, waiting, failed] = places.map((place, i) =>
    dashlet(place, ['Нет данных', 'Запрос идёт', 'Ошибка'][i]),
  )
  const middle = (i: number): number => places[i].x + places[i].w / 2
  const caption = (i: number, first: string, second: string): Svg =>
    all(
      text(middle(i), 146, first, { anchor: 'middle', fill: color.muted }),
      text(middle(i), 170, second, { anchor: 'middle', fill: color.muted }),
    )
  return frame(
    206,
    ...[empty, waiting, failed].map(([shell]) => shell),
    icon('filter', middle(0), 94, color.outline),
    rect(box(middle(0) - 22, 72, 44, 44), { stroke: color.line, width: 2, radius: 22 }),
    caption(0, 'Строк нет:', 'сбросьте отборы'),
    `<circle cx="${middle(1)}" cy="94" r="20" fill="none" stroke="${color.strong}" stroke-width="5"/>`,
    `<path d="M${middle(1)} 74a20 20 0 0 1 20 20" fill="none" stroke="${color.accent}" stroke-width="5" stroke-linecap="round"/>`,
    caption(1, 'Подождите', 'или сузьте период'),
    icon('warning', middle(2), 94, color.bad),
    rect(box(middle(2) - 22, 72, 44, 44), { stroke: color.badSoft, width: 2, radius: 22 }),
    caption(2, 'Источник отказал:', 'повторите позже'),
  )
}

/** The same two columns on an axis from zero and on an axis from 600. */
export function axisTrap(): Svg {
  const [left, right] = columns(box(8, 8, WIDTH - 16, 300), equal(2), 24)
  const plot = (place: typeof left, title: string, from: number, tint: string, remark: string): Svg => {
    const area = box(place.x + 66, place.y + 62, place.w - 86, 168)
    const height = (value: number): number => (area.h * (value - from)) / (2400 - from)
    const column = (x: number, value: number, name: string): Svg =>
      all(
        rect(box(x, area.y + area.h - height(value), 54, height(value)), { fill: tint }),
        text(x + 27, area.y + area.h - height(value) - 12, thousands(value), { anchor: 'middle' }),
        text(x + 27, area.y + area.h + 18, name, { anchor: 'middle', fill: color.muted }),
      )
    return all(
      panel(place),
      text(place.x + 16, place.y + 24, title, { bold: true }),
      line(area.x, area.y, area.x, area.y + area.h, { stroke: color.outline }),
      line(area.x, area.y + area.h, area.x + area.w, area.y + area.h, { stroke: color.outline }),
      text(area.x - 8, area.y, thousands(2400), { anchor: 'end', fill: color.muted }),
      text(area.x - 8, area.y + area.h, String(from), {
        anchor: 'end',
        bold: from > 0,
        fill: from > 0 ? color.bad : color.muted,
      }),
      column(area.x + 26, 2240, 'Центр'),
      column(area.x + area.w - 86, 640, 'Восток'),
      text(place.x + place.w / 2, place.y + place.h - 24, remark, {
        anchor: 'middle',
        fill: color.muted,
        room: place.w - 16,
      }),
    )
  }
  return frame(
    316,
    plot(left, 'Ось с нуля', 0, color.accent, 'выше в 3,5 раза'),
    plot(right, 'Ось с 600', 600, color.gold, 'будто выше в 41 раз'),
  )
}

/** A table with groups of headings, a sorted column and totals. */
export function pivot(): Svg {
  const outer = box(8, 8, WIDTH - 16, 364)
  const [head, body] = windowed(outer, 'План-факт по регионам', ['expand', 'download'])
  const inside = inset(body, 16)
  const search = box(inside.x, inside.y, 220, 36)
  const grid = box(inside.x, inside.y + 84, inside.w, 210)
  const cells = columns(grid, [15, 10, 10, 11, 11])
  const group = box(cells[2].x, grid.y - 34, inside.w - (cells[2].x - inside.x), 34)
  return frame(
    380,
    head,
    input(search, 'Найти строку', { sign: 'search', empty: true }),
    rect(group, { fill: color.strong }),
    text(group.x + group.w - 8, group.y + 17, '2025 год, тыс. ₽', { anchor: 'end', bold: true }),
    table(grid, {
      head: ['Регион', 'Шт.', 'План', 'Выручка', 'Разница'],
      rows: [
        ['Восток', '2\u00a0500', '700', '640', '−60'],
        ['Юг', '3\u00a0300', '950', '870', '−80'],
        ['Север', '4\u00a0100', '1\u00a0200', '1\u00a0260', '+60'],
        ['Центр', '7\u00a0200', '2\u00a0100', '2\u00a0240', '+140'],
        ['Итого', '17\u00a0100', '4\u00a0950', '5\u00a0010', '+60'],
      ],
      widths: [15, 10, 10, 11, 11],
      numbers: [1, 2, 3, 4],
      totals: [4],
      tint: (row, column) => (column === 4 && row < 4 ? (row < 2 ? color.bad : color.good) : undefined),
    }),
    icon('right', grid.x + 106, grid.y + 51, color.muted),
    icon('right', grid.x + 106, grid.y + 85, color.muted),
    icon('right', grid.x + 106, grid.y + 119, color.muted),
    icon('right', grid.x + 106, grid.y + 153, color.muted),
    icon('up', cells[3].x + 16, grid.y + 17, color.accent),
    mark(search.x + search.w + 22, search.y + 18, 1),
    mark(group.x + 22, group.y + 17, 2),
    mark(cells[3].x + 16, group.y + 17, 3),
    mark(grid.x + 132, grid.y + 51, 4),
    mark(grid.x + 132, grid.y + 187, 5),
  )
}

/** A menu of detail over a chosen column. */
export function drillMenu(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 300), 'Выручка по регионам, тыс. ₽', ['dots'])
  const chart = box(room.x, room.y, 370, room.h)
  const list = box(400, 84, 208, 0)
  return frame(
    316,
    shell,
    bars(chart, {
      names: REGIONS,
      series: [{ values: FACT, fill: color.accent }],
      top: 2300,
      labels: FACT.map(thousands),
      only: 1,
    }),
    menu(list, [
      { label: 'Юг: 870', bold: true },
      { label: 'По городам', active: true },
      { label: 'По категориям' },
      { label: 'По месяцам' },
      { label: 'Список чеков' },
    ]),
    pointer(144, 226),
  )
}
