// Drawings of ideas outside LPE: classes of servers, means of extension, a file and what is read from it.
import { color } from '../kit/colors.ts'
import { all, arrow, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { table } from '../kit/lists.ts'
import { dashlet } from '../kit/parts.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'
import { chip, input, panel, windowed } from '../kit/widgets.ts'

/** Three classes of installations, one node a box. */
export function deployment(): Svg {
  const classes: readonly (readonly [string, readonly (readonly string[])[]])[] = [
    ['Пилот', [['всё на одном узле']]],
    ['Рабочий', [['веб, приложения'], ['база']]],
    ['Отказоустойчивый', [['балансировщик'], ['узел 1', 'узел 2'], ['БД 1', 'БД 2', 'БД 3']]],
  ]
  const places = columns(box(8, 8, WIDTH - 16, 262), [5, 5, 6], 14)
  return frame(
    278,
    ...classes.map(([title, tiers], i) => {
      const place = places[i]
      const inside = box(place.x + 14, place.y + 52, place.w - 28, place.h - 66)
      return all(
        panel(place, color.surface),
        text(place.x + 14, place.y + 26, title, { bold: true }),
        ...tiers.map((nodes, row) =>
          columns(box(inside.x, inside.y + row * 68, inside.w, 52), equal(nodes.length), 8)
            .map((node, k) => {
              const base = row === tiers.length - 1 && tiers.length > 1
              return all(
                rect(node, {
                  fill: base ? color.blueSoft : color.soft,
                  stroke: base ? color.blue : color.accent,
                  radius: 6,
                }),
                text(node.x + node.w / 2, node.y + 26, nodes[k], { anchor: 'middle', room: node.w }),
              )
            })
            .join(''),
        ),
        ...tiers
          .slice(1)
          .map((_, row) =>
            line(
              inside.x + inside.w / 2,
              inside.y + row * 68 + 52,
              inside.x + inside.w / 2,
              inside.y + row * 68 + 68,
              { stroke: color.outline, width: 2 },
            ),
          ),
      )
    }),
  )
}

/** Means of extension as steps: the higher, the more skill they ask. */
export function ladder(): Svg {
  const steps = [
    ['Кубы', 'SQL'],
    ['Конфигурация дэшлета', 'JSON'],
    ['Выражения LPE', 'LPE'],
    ['Ресурсы атласа', 'CSS'],
    ['Свои дэшлеты, плагины', 'React'],
  ] as const
  const ground = 326
  return frame(
    344,
    ...steps.map(([name, skill], i) => {
      const top = ground - 52 - i * 56
      const left = 16 + i * 68
      return all(
        rect(box(left, top, WIDTH - 32 - i * 68, 50), {
          fill: i % 2 ? color.paper : color.soft,
          stroke: color.accent,
          radius: 6,
        }),
        text(left + 18, top + 25, name, { bold: true }),
        text(WIDTH - 34, top + 25, skill, { anchor: 'end', mono: true, fill: color.muted }),
      )
    }),
    arrow(40, ground - 70, 40, 46, color.gold),
    text(58, 60, 'больше', { fill: color.warn }),
    text(58, 84, 'умений', { fill: color.warn }),
  )
}

/** A text file, and the table that its lines become. */
export function parsedFile(): Svg {
  const [left, right] = columns(box(8, 8, WIDTH - 16, 246), [5, 6], 56)
  const content = [
    'План продаж на 2025 год',
    'region;plan;qty',
    'Север;1200,0;4100',
    'Юг;950,0;3300',
    'Центр;2100,0;7200',
    'Восток;700,0;2500',
  ]
  return frame(
    262,
    panel(left, color.paper, color.outline),
    rect(box(left.x + 1, left.y + 14, left.w - 2, 34), { fill: color.strong }),
    rect(box(left.x + 1, left.y + 50, left.w - 2, 34), { fill: color.warnSoft }),
    ...content.map((value, i) =>
      text(left.x + 16, left.y + 31 + i * 36, value, {
        mono: i > 0,
        fill: i === 0 ? color.muted : color.ink,
      }),
    ),
    arrow(left.x + left.w + 8, left.y + 123, right.x - 8, left.y + 123, color.accent),
    table(right, {
      head: ['region', 'plan', 'qty'],
      rows: [
        ['Север', '1200', '4100'],
        ['Юг', '950', '3300'],
        ['Центр', '2100', '7200'],
        ['Восток', '700', '2500'],
      ],
      widths: [4, 4, 3],
      numbers: [1, 2],
    }),
    text(right.x + 8, right.y + 200, 'сумма плана 4950', { fill: color.good, bold: true }),
    text(right.x + 8, right.y + 228, 'первая строка пропущена', { fill: color.muted }),
  )
}

/** One dashlet in two languages: the interface changes, the values stay. */
export function languages(): Svg {
  const [left, right] = columns(box(8, 8, WIDTH - 16, 246), equal(2), 18)
  const card = (b: Box, code: string, title: string, column: string, unit: string, button: string): Svg => {
    const [shell, room] = dashlet(b, title)
    return all(
      shell,
      chip(b.x + b.w - 56, b.y + 22, code, 'accent'),
      table(box(room.x, room.y, room.w, 0), {
        head: [column, unit],
        rows: REGIONS.slice(0, 3).map((name, i) => [
          name,
          code === 'ru' ? thousands(FACT[i]) : thousands(FACT[i]).replace('\u00a0', ','),
        ]),
        widths: [1, 1],
        numbers: [1],
      }),
      input(box(room.x, room.y + 152, 140, 36), button, { sign: 'download' }),
    )
  }
  return frame(
    262,
    card(left, 'ru', 'Выручка', 'Регион', 'тыс. ₽', 'Выгрузить'),
    card(right, 'en', 'Revenue', 'Region', 'thousand ₽', 'Download'),
  )
}

/** Messages, connections of a pool, a database. */
export function pool(): Svg {
  const area = box(214, 30, 200, 236)
  const slots = inset(box(area.x, area.y + 40, area.w, area.h - 40), 16, 6)
  return frame(
    296,
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      all(
        rect(box(24, 36 + i * 40, 110, 30), {
          fill: i < 5 ? color.soft : color.warnSoft,
          stroke: i < 5 ? color.accent : color.warn,
          radius: 6,
        }),
        text(79, 51 + i * 40, i < 5 ? 'запрос' : 'ждёт', { anchor: 'middle' }),
      ),
    ),
    arrow(146, 148, 204, 148),
    panel(area, color.surface, color.outline),
    text(area.x + 16, area.y + 24, 'Пул: 5 из 5', { bold: true }),
    ...[0, 1, 2, 3, 4].map((i) =>
      all(
        rect(box(slots.x, slots.y + i * 36, slots.w, 28), {
          fill: color.accent,
          stroke: color.accent,
          radius: 5,
        }),
        text(slots.x + slots.w / 2, slots.y + 14 + i * 36, 'занято', {
          anchor: 'middle',
          fill: color.paper,
        }),
      ),
    ),
    arrow(424, 148, 478, 148),
    panel(box(488, 86, 136, 124), color.blueSoft, color.blue),
    icon('data', 556, 122, color.blue),
    text(556, 158, 'sales', { anchor: 'middle', mono: true, bold: true }),
    text(556, 184, 'PostgreSQL', { anchor: 'middle', fill: color.muted }),
  )
}

/** Which part of the screen each field of the address describes. */
export function addressFields(): Svg {
  const [shell, body] = windowed(box(8, 8, WIDTH - 16, 318), 'Продажи сети')
  const inside = inset(body, 18, 14)
  const [bar, rest] = cutTop(inside, 36, 18)
  const [side, main] = [box(rest.x, rest.y, 170, rest.h), box(rest.x + 186, rest.y, rest.w - 186, rest.h)]
  const [chart, room] = dashlet(box(main.x, main.y, main.w, main.h), 'План-факт')
  const tag = (x: number, y: number, name: string): Svg =>
    all(
      rect(box(x, y - 14, name.length * 10 + 20, 28), { fill: color.gold, radius: 6 }),
      text(x + 10, y, name, { mono: true, bold: true }),
    )
  return frame(
    334,
    shell,
    tag(178, 30, 'segmentId'),
    input(box(bar.x, bar.y, 170, 36), 'Регион: Юг', { sign: 'down' }),
    tag(bar.x + 186, bar.y + 18, 'f'),
    input(box(bar.x + bar.w - 220, bar.y, 150, 36), 'лесной', { sign: 'search' }),
    tag(bar.x + bar.w - 56, bar.y + 18, 'fts'),
    panel(side, color.surface),
    text(side.x + 14, side.y + 28, 'Регионы'),
    rect(box(side.x + 6, side.y + 46, side.w - 12, 34), { fill: color.soft, radius: 6 }),
    text(side.x + 14, side.y + 63, 'План-факт', { bold: true, fill: color.accent }),
    tag(side.x + 14, side.y + 104, 'dboard'),
    chart,
    tag(main.x + 130, main.y + 22, 'dash'),
    ...REGIONS.map((name, i) =>
      all(
        text(room.x, room.y + 14 + i * 31, name),
        rect(box(room.x + 76, room.y + 4 + i * 31, (FACT[i] / 2400) * (room.w - 80), 20), {
          fill: i === 1 ? color.accent : color.line,
          radius: 3,
        }),
      ),
    ),
  )
}
