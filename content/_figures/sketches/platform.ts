// Sketches of the overviews and of the guides for administrators and developers: rights, models, watching over services.
import { color } from '../kit/colors.ts'
import { all, arrow, circle, frame, line, path, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet, figure } from '../kit/parts.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'
import { chip, chipWidth, panel, portrait } from '../kit/widgets.ts'

/** One dashboard in the eyes of two readers. */
export function twoReaders(): Svg {
  const screen = (b: Box, initials: string, who: string, rule: string, sum: string, only?: number): Svg => {
    const [chart, room] = dashlet(box(b.x, b.y + 98, b.w, b.h - 98), sum)
    const shown = only === undefined ? FACT : [FACT[only]]
    return all(
      portrait(b.x + 24, b.y + 28, 22, initials),
      text(b.x + 58, b.y + 16, who, { bold: true }),
      text(b.x + 58, b.y + 42, 'demo.sales', { mono: true, fill: color.muted }),
      chip(b.x, b.y + 78, rule, only === undefined ? 'plain' : 'warn'),
      chart,
      bars(box(room.x, room.y, room.w, room.h), {
        names: only === undefined ? REGIONS : [REGIONS[only]],
        series: [{ values: shown, fill: color.fact }],
        top: 2350,
        labels: shown.map(thousands),
      }),
    )
  }
  const [left, right] = columns(box(8, 12, WIDTH - 16, 340), equal(2), 24)
  return frame(
    360,
    screen(left, 'Д', 'Директор', 'без условия', 'Выручка: 5\u00a0010'),
    screen(right, 'А', 'Менеджер «Юга»', "region = 'Юг'", 'Выручка: 870', 1),
  )
}

/** Three coordinates of a value: what, where, when. */
export function coordinates(): Svg {
  const [x, y, size] = [166, 118, 62]
  const depth = { x: 30, y: -24 }
  const face = (column: number, row: number): Svg =>
    rect(box(x + column * size, y + row * size, size, size), {
      fill: column === 3 && row === 1 ? color.gold : color.paper,
      stroke: color.accent,
    })
  const top = Array.from({ length: 4 }, (_, i) =>
    path(`M${x + i * size} ${y}l${depth.x} ${depth.y}h${size}l${-depth.x} ${-depth.y}z`, {
      fill: color.soft,
      stroke: color.accent,
    }),
  )
  const side = [0, 1].map((i) =>
    path(`M${x + 4 * size} ${y + i * size}l${depth.x} ${depth.y}v${size}l${-depth.x} ${-depth.y}z`, {
      fill: color.soft,
      stroke: color.accent,
    }),
  )
  return frame(
    344,
    ...top,
    ...side,
    ...[0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => face(column, row))),
    ...['1 кв.', '2 кв.', '3 кв.', '4 кв.'].map((name, i) =>
      text(x + (i + 0.5) * size, y + 2 * size + 20, name, { anchor: 'middle', fill: color.muted }),
    ),
    ...['План', 'Выручка'].map((name, i) => text(x - 14, y + (i + 0.5) * size, name, { anchor: 'end' })),
    text(x + 3.5 * size, y + 1.5 * size, '1475', { anchor: 'middle', bold: true }),
    text(x + 2 * size, y + 2 * size + 52, 'Период — когда', {
      anchor: 'middle',
      bold: true,
      fill: color.accent,
    }),
    text(x - 14, y - 24, 'Метрика — что', { anchor: 'end', bold: true, fill: color.accent }),
    text(x + 4 * size + 44, y - 44, 'Место — где', { bold: true, fill: color.accent }),
    text(x + 4 * size + 44, y - 16, 'Вся сеть', { fill: color.ink }),
    arrow(x + 4 * size + 70, y + 90, x + 4 * size + 6, y + 90, color.gold),
    text(x + 4 * size + 80, y + 78, 'значение', {}),
    text(x + 4 * size + 80, y + 102, 'с координатами', {}),
    text(x + 2 * size, 326, 'три координаты — одно число', { anchor: 'middle', fill: color.muted }),
  )
}

/** A screen of an administrator: services, disk, queue, errors. */
export function watch(): Svg {
  const outer = box(8, 8, WIDTH - 16, 352)
  const [numbers, rest] = cutTop(inset(outer, 16), 92, 14)
  const cards = columns(numbers, equal(3), 14)
  const [services, queries] = columns(rest, [5, 6], 14)
  const [list, listRoom] = dashlet(services, 'Службы')
  const [chart, plot] = dashlet(queries, 'Ответ 95 % запросов, с')
  const names = ['веб-узел', 'датагейт', 'PostgreSQL', 'KeyDB', 'NATS']
  const values = [1.1, 1.3, 1.2, 1.6, 2.4, 3.6, 2.2, 1.5, 1.2]
  const point = (value: number, i: number): string =>
    `${plot.x + 26 + (i * (plot.w - 30)) / 8} ${plot.y + plot.h - 22 - value * 26}`
  return frame(
    368,
    panel(outer, color.surface),
    figure(cards[0], 'Диск базы', '84 %', color.warn),
    figure(cards[1], 'Соединения', '42 из 200'),
    figure(cards[2], 'Ошибки за час', '0', color.good),
    list,
    ...names.map((name, i) =>
      all(
        circle(listRoom.x + 8, listRoom.y + 14 + i * 31, 6, { fill: i === 1 ? color.gold : color.good }),
        text(listRoom.x + 24, listRoom.y + 14 + i * 31, name),
        text(listRoom.x + listRoom.w, listRoom.y + 14 + i * 31, i === 1 ? 'медленно' : 'работает', {
          anchor: 'end',
          fill: color.muted,
        }),
      ),
    ),
    chart,
    line(plot.x + 26, plot.y + plot.h - 22 - 78, plot.x + plot.w, plot.y + plot.h - 22 - 78, {
      stroke: color.bad,
      dash: '6 5',
      width: 2,
    }),
    text(plot.x + 26, plot.y + plot.h - 22 - 92, 'порог 3 с', { fill: color.bad }),
    path(`M${values.map(point).join('L')}`, { stroke: color.accent, width: 3 }),
    line(plot.x + 26, plot.y + plot.h - 22, plot.x + plot.w, plot.y + plot.h - 22, { stroke: color.outline }),
    text(plot.x + 26, plot.y + plot.h - 4, '08:00', { fill: color.muted }),
    text(plot.x + plot.w, plot.y + plot.h - 4, '16:00', { anchor: 'end', fill: color.muted }),
  )
}

/** A letter with a report. */
export function letter(): Svg {
  const outer = box(60, 8, WIDTH - 120, 318)
  const inside = inset(outer, 24, 18)
  const row = (i: number, label: string, value: string): Svg =>
    all(
      text(inside.x, inside.y + 12 + i * 30, label, { fill: color.muted }),
      text(inside.x + 70, inside.y + 12 + i * 30, value),
    )
  const file = 'plan-fact.xlsx'
  return frame(
    334,
    rect(box(0, 0, WIDTH, 334), { fill: color.surface }),
    panel(outer, color.paper, color.outline),
    row(0, 'От', 'bi@example.ru'),
    row(1, 'Кому', 'viewers@example.ru'),
    row(2, 'Тема', 'План-факт по регионам, 2025 год'),
    line(outer.x, inside.y + 92, outer.x + outer.w, inside.y + 92),
    text(inside.x, inside.y + 122, 'Выручка 5\u00a0010 тыс. ₽, план выполнен на 101,2 %.'),
    text(inside.x, inside.y + 152, 'Отстают: Юг — 91,6 %, Восток — 91,4 %.'),
    text(inside.x, inside.y + 182, 'Открыть дэшборд', { fill: color.accent }),
    rect(box(inside.x, inside.y + 210, chipWidth(file) + 40, 44), {
      fill: color.surface,
      stroke: color.line,
      radius: 6,
    }),
    icon('report', inside.x + 24, inside.y + 232, color.good),
    text(inside.x + 44, inside.y + 232, file),
    text(inside.x, inside.y + 276, 'Письмо отправлено по расписанию, отвечать не нужно.', {
      fill: color.muted,
    }),
  )
}
