// Sketches of the guide to 1C: the settings of an unloading, its journal, and the first dashboard over its tables.
import { color } from '../kit/colors.ts'
import { arrow, frame, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box, columns, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { table } from '../kit/lists.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'
import { buttons, field, mark, note, panel, tick, toggle, windowed } from '../kit/widgets.ts'

/** The form of an unloading. */
export function unloadForm(): Svg {
  const outer = box(8, 8, WIDTH - 16, 514)
  const [head, body] = windowed(outer, 'Настройка выгрузки', ['close'])
  const inside = inset(body, 20, 16)
  const [server, schema, user] = columns(box(inside.x, inside.y, inside.w, 60), [6, 4, 5], 16)
  const [left, right] = columns(box(inside.x, inside.y + 80, inside.w, 222), equal(2), 16)
  const objects = [
    ['РегистрНакопления.Продажи', true],
    ['Документ.РеализацияТоваров', true],
    ['Справочник.Магазины', true],
    ['Справочник.Сотрудники', true],
    ['Справочник.Номенклатура', true],
  ] as const
  return frame(
    530,
    head,
    field(server, 'Хранилище', 'db.example.ru, dwh'),
    field(schema, 'Схема', 'onec'),
    field(user, 'Пользователь', 'onec_writer'),
    panel(left, color.surface),
    text(left.x + 14, left.y + 24, 'Состав: 5 из 214', { bold: true }),
    ...objects.map(([label, on], i) => tick(left.x + 14, left.y + 60 + i * 34, on, label)),
    panel(right, color.surface),
    text(right.x + 14, right.y + 24, 'Отборы', { bold: true }),
    field(box(right.x + 14, right.y + 44, right.w - 28, 60), 'Период с', '01.01.2024', { sign: 'calendar' }),
    field(box(right.x + 14, right.y + 118, right.w - 28, 60), 'Организация', 'Сеть', { sign: 'down' }),
    text(inside.x, inside.y + 332, 'Расписание: каждые 30 минут'),
    toggle(inside.x + 250, inside.y + 332, true),
    note(box(inside.x, inside.y + 354, inside.w, 40), 'good', 'Прошлая выгрузка успешна: 12.03, 09:30'),
    buttons(inside.x, inside.y + 408, [['Сохранить', 'primary'], 'Проверить', 'Выгрузить сейчас']),
    mark(inside.x + inside.w - 8, inside.y + 10, 1),
    mark(left.x + left.w - 20, left.y + 24, 2),
    mark(right.x + right.w - 20, right.y + 24, 3),
    mark(inside.x + 314, inside.y + 332, 4),
    mark(inside.x + inside.w - 22, inside.y + 374, 5),
  )
}

/** The journal of unloadings. */
export function unloadLog(): Svg {
  const [head, body] = windowed(box(8, 8, WIDTH - 16, 296), 'Журнал выгрузки')
  return frame(
    312,
    head,
    table(inset(body, 18, 14), {
      head: ['Начало', 'Вид', 'Строк', 'Длилась', 'Итог'],
      rows: [
        ['12.03, 09:30', 'изменения', '500', '0:07', 'успешно'],
        ['12.03, 09:00', 'изменения', '212', '0:05', 'успешно'],
        ['12.03, 08:30', 'изменения', '0', '0:02', 'успешно'],
        ['12.03, 08:00', 'изменения', '96', '0:31', 'ошибка'],
        ['08.03, 01:00', 'полная', '486\u00a0310', '14:20', 'успешно'],
      ],
      widths: [10, 9, 7, 7, 8],
      numbers: [2, 3],
      rowHeight: 38,
      ground: (row) => (row === 3 ? color.badSoft : undefined),
      tint: (row, column) => (column === 4 ? (row === 3 ? color.bad : color.good) : undefined),
    }),
  )
}

/** Revenue by region from posted documents. */
export function revenue(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 330), 'Выручка по регионам за 2025 год, тыс. ₽', [
    'expand',
  ])
  return frame(
    346,
    shell,
    text(room.x, room.y + 4, 'Данные на 12.03.2026, 09:30', { fill: color.muted }),
    bars(box(room.x, room.y + 20, room.w, room.h - 20), {
      names: REGIONS,
      series: [{ values: FACT, fill: color.accent }],
      top: 2350,
      labels: FACT.map(thousands),
    }),
  )
}

/** A document of 1C beside the rows that it becomes. */
export function documentToRows(): Svg {
  const sheet = box(8, 8, 270, 282)
  const store = box(342, 8, WIDTH - 350, 282)
  return frame(
    298,
    panel(sheet, color.paper, color.outline),
    rect(box(sheet.x + 1, sheet.y + 1, sheet.w - 2, 44), { fill: color.warnSoft, radius: 8 }),
    text(sheet.x + 16, sheet.y + 23, 'Реализация № 000117', { bold: true }),
    text(sheet.x + 16, sheet.y + 70, 'Магазин: Южный', { fill: color.muted }),
    text(sheet.x + 16, sheet.y + 96, 'Ответственный: Жуков', { fill: color.muted }),
    table(box(sheet.x + 1, sheet.y + 118, sheet.w - 2, 0), {
      head: ['Товар', 'Шт.', 'Сумма'],
      rows: [
        ['Кофе', '12', '3\u00a0600'],
        ['Чай', '8', '2\u00a0400'],
      ],
      widths: [4, 2, 3],
      numbers: [1, 2],
      rowHeight: 36,
    }),
    icon('check', sheet.x + 24, sheet.y + 254, color.good),
    text(sheet.x + 42, sheet.y + 254, 'проведён', { fill: color.good }),
    arrow(286, 148, 334, 148, color.accent),
    panel(store, color.soft, color.accent),
    text(store.x + 16, store.y + 23, 'onec.reg_sales', { bold: true, mono: true, fill: color.accent }),
    table(box(store.x + 1, store.y + 118, store.w - 2, 0), {
      head: ['item_ref', 'qty', 'amount'],
      rows: [
        ['8f1c…', '12', '3\u00a0600'],
        ['27ab…', '8', '2\u00a0400'],
      ],
      widths: [4, 2, 3],
      numbers: [1, 2],
      rowHeight: 36,
      ground: () => color.paper,
    }),
    text(store.x + 16, store.y + 70, 'recorder_ref: d04e…', { fill: color.muted }),
    text(store.x + 16, store.y + 96, 'store_ref: 51c2…', { fill: color.muted }),
    text(store.x + 16, store.y + 254, '2 строки регистра', { fill: color.muted }),
  )
}
