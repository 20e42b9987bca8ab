// Sketches of the author's guide: the forms that describe data, and a report made of it.
import { color } from '../kit/colors.ts'
import { frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal, inset } from '../kit/geometry.ts'
import { table } from '../kit/lists.ts'
import { buttons, field, note, tabs, windowed } from '../kit/widgets.ts'

/** The fields of a cube: name, title, type. */
export function cubeFields(): Svg {
  const outer = box(8, 8, WIDTH - 16, 466)
  const [head, body] = windowed(outer, 'Куб demo.sales', ['close'])
  const [bar, rest] = cutTop(inset(body, 20, 12), 40, 16)
  const rowsOf = [
    ['dt', 'Дата продажи', 'PERIOD'],
    ['region', 'Регион', 'STRING'],
    ['category', 'Категория', 'STRING'],
    ['lat', 'Широта', 'NUMBER'],
    ['amount', 'Выручка, ₽', 'SUM'],
    ['plan', 'План выручки, ₽', 'SUM'],
    ['avg_check', 'Средний чек', 'AGGFN'],
  ]
  return frame(
    482,
    head,
    tabs(bar, ['Запрос SQL', 'Поля', 'Настройки'], 1),
    table(rest, {
      head: ['Имя', 'Заголовок', 'Тип', 'Вид'],
      rows: rowsOf.map((row, i) => [...row, i < 4 ? 'измерение' : 'факт']),
      widths: [3, 4, 3, 3],
      ground: (row) => (row < 4 ? color.paper : color.soft),
    }),
    buttons(rest.x, outer.y + outer.h - 54, [['Сохранить', 'primary'], 'Проверить запрос']),
  )
}

/** The form of a data source. */
export function sourceForm(): Svg {
  const outer = box(8, 8, WIDTH - 16, 404)
  const [head, body] = windowed(outer, 'Источник данных', ['close'])
  const inside = inset(body, 24, 20)
  const at = (i: number): Box => box(inside.x, inside.y + i * 74, inside.w, 60)
  const [ident, title] = columns(at(0), [1, 2], 20)
  const [login, pass] = columns(at(2), equal(2), 20)
  return frame(
    420,
    head,
    field(ident, 'ident', 'demo', { mono: true }),
    field(title, 'Название', 'Хранилище продаж'),
    field(at(1), 'Строка JDBC', 'jdbc:postgresql://db.example.ru:5432/dwh', { mono: true }),
    field(login, 'Учётная запись', 'bi_reader', { mono: true }),
    field(pass, 'Пароль', '••••••••••••', { sign: 'eye' }),
    note(box(inside.x, at(3).y + 2, inside.w, 40), 'good', 'Соединение установлено, PostgreSQL 17'),
    buttons(inside.x, at(3).y + 60, [['Сохранить', 'primary'], 'Проверить соединение']),
  )
}

/** A printed form, filled. */
export function printedForm(): Svg {
  const sheet = box(90, 8, WIDTH - 180, 372)
  return frame(
    388,
    rect(box(0, 0, WIDTH, 388), { fill: color.surface }),
    rect(sheet, { fill: color.paper, stroke: color.outline }),
    text(sheet.x + 28, sheet.y + 36, 'План-факт по регионам', { bold: true, size: 20 }),
    text(sheet.x + 28, sheet.y + 68, 'Период: 2025 год. Суммы — тыс. ₽', { fill: color.muted }),
    table(box(sheet.x + 28, sheet.y + 96, sheet.w - 56, 0), {
      head: ['Регион', 'План', 'Выручка', '%'],
      rows: [
        ['Север', '1\u00a0200', '1\u00a0260', '105,0'],
        ['Юг', '950', '870', '91,6'],
        ['Центр', '2\u00a0100', '2\u00a0240', '106,7'],
        ['Восток', '700', '640', '91,4'],
        ['Итого', '4\u00a0950', '5\u00a0010', '101,2'],
      ],
      widths: [5, 4, 4, 3],
      numbers: [1, 2, 3],
      totals: [4],
    }),
    line(sheet.x + 28, sheet.y + 328, sheet.x + sheet.w - 28, sheet.y + 328),
    text(sheet.x + 28, sheet.y + 348, 'Выпущен 12.01.2026, 08:00', { fill: color.muted }),
    text(sheet.x + sheet.w - 28, sheet.y + 348, 'стр. 1 из 1', { anchor: 'end', fill: color.muted }),
  )
}
