// Sketches of the guide to Data Boring: the editor of flows and the forms of its nodes.
import { color } from '../kit/colors.ts'
import { all, circle, frame, line, path, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { NODE, node, wire } from '../kit/flow.ts'
import { box, cutLeft, cutRight, cutTop, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { table } from '../kit/lists.ts'
import { button, buttons, chip, field, input, mark, note, panel, windowed } from '../kit/widgets.ts'

/** The editor: palette, canvas, side panel. */
export function editor(): Svg {
  const outer = box(8, 8, WIDTH - 16, 420)
  const bar = cutTop(outer, 52)[0]
  const body = cutTop(outer, 52)[1]
  const [palette, rest] = cutLeft(body, 142)
  const [side, canvas] = cutRight(rest, 176)
  const groups = ['запуск', 'отладка', 'функция', 'запрос', 'запись']
  return frame(
    436,
    rect(outer, { fill: color.paper, stroke: color.outline, radius: 10 }),
    line(outer.x, bar.y + 52, outer.x + outer.w, bar.y + 52),
    chip(bar.x + 16, bar.y + 26, 'План из Excel', 'accent'),
    chip(bar.x + 170, bar.y + 26, 'Продажи ночью'),
    button(box(bar.x + bar.w - 154, bar.y + 8, 140, 36), 'Развернуть', 'primary'),
    rect(inset(palette, 1), { fill: color.surface, radius: 8 }),
    line(palette.x + palette.w, palette.y, palette.x + palette.w, palette.y + palette.h),
    input(box(palette.x + 10, palette.y + 12, palette.w - 20, 36), 'Поиск', { sign: 'search', empty: true }),
    ...groups.map((label, i) =>
      all(
        rect(box(palette.x + 14, palette.y + 66 + i * 48, palette.w - 28, 36), {
          fill: i === 0 ? color.blueSoft : color.soft,
          stroke: i === 0 ? color.blue : color.accent,
          radius: 6,
        }),
        text(palette.x + palette.w / 2, palette.y + 84 + i * 48, label, { anchor: 'middle' }),
      ),
    ),
    ...Array.from({ length: 11 }, (_, i) =>
      Array.from({ length: 12 }, (_, j) =>
        circle(canvas.x + 18 + i * 26, canvas.y + 20 + j * 30, 1, { fill: color.line }),
      ).join(''),
    ),
    wire(canvas.x + 166, canvas.y + 76, canvas.x + 96, canvas.y + 176, color.outline),
    wire(canvas.x + 232, canvas.y + 176, canvas.x + 120, canvas.y + 276, color.outline),
    node({
      x: canvas.x + 40,
      y: canvas.y + 56,
      w: 126,
      label: 'запуск',
      sign: 'play',
      tone: 'start',
      input: false,
    }),
    node({ x: canvas.x + 96, y: canvas.y + 156, w: 136, label: 'функция', sign: 'gear', state: 'Юг: 91,6' }),
    node({
      x: canvas.x + 120,
      y: canvas.y + 256,
      w: 136,
      label: 'отладка',
      sign: 'bug',
      tone: 'end',
      outputs: 0,
    }),
    circle(canvas.x + 226, canvas.y + 156, 6, { fill: color.blue, stroke: color.paper, width: 2 }),
    line(side.x, side.y, side.x, side.y + side.h),
    text(side.x + 16, side.y + 28, 'Отладка', { bold: true }),
    line(side.x, side.y + 52, side.x + side.w, side.y + 52),
    text(side.x + 16, side.y + 78, '17:40, отладка', { fill: color.muted }),
    ...['region: "Юг"', 'amount: 870', 'plan: 950', 'done: 91.6'].map((value, i) =>
      text(side.x + 16, side.y + 110 + i * 28, value, {
        mono: true,
        bold: i === 3,
        fill: i === 3 ? color.accent : color.ink,
      }),
    ),
    mark(palette.x + palette.w, palette.y + 84, 1),
    mark(canvas.x + 190, canvas.y + 30, 2),
    mark(side.x + side.w - 22, side.y + 28, 3),
    mark(bar.x + bar.w - 170, bar.y + 26, 4),
  )
}

/** One node close up: ports, state, marks of an edit and of an error. */
export function nodeAnatomy(): Svg {
  const place = box(206, 96, 228, 72)
  const call = (
    x: number,
    y: number,
    label: string,
    tx: number,
    ty: number,
    anchor: 'start' | 'middle' | 'end' = 'middle',
  ): Svg =>
    all(line(x, y, tx, ty + (ty < y ? 12 : -12), { stroke: color.outline }), text(tx, ty, label, { anchor }))
  return frame(
    250,
    wire(40, 132, 206, 132),
    wire(434, 120, 600, 76),
    wire(434, 144, 600, 188),
    rect(place, { fill: color.soft, stroke: color.accent, radius: 8, width: 2 }),
    icon('gear', 238, 132, color.accent),
    text(264, 132, 'проверить строки', { size: 18 }),
    rect(box(198, 124, 16, 16), { fill: color.paper, stroke: color.accent, width: 2, radius: 3 }),
    rect(box(426, 112, 16, 16), { fill: color.paper, stroke: color.accent, width: 2, radius: 3 }),
    rect(box(426, 136, 16, 16), { fill: color.paper, stroke: color.accent, width: 2, radius: 3 }),
    circle(418, 96, 8, { fill: color.blue, stroke: color.paper, width: 2 }),
    path('M374 104L384 86L394 104Z', { fill: color.bad, stroke: color.paper, width: 2 }),
    circle(218, 188, 6, { fill: color.good }),
    text(232, 188, 'прошло 1200, брак 3', { fill: color.muted }),
    call(198, 126, 'один вход', 96, 92),
    call(384, 84, 'не заполнено поле', 316, 36, 'end'),
    call(418, 86, 'не развёрнуто', 440, 36, 'start'),
    text(520, 232, 'выходов — любое число', { anchor: 'middle' }),
    line(438, 156, 508, 220, { stroke: color.outline }),
    call(250, 198, 'статус', 170, 232),
  )
}

/** The form of a switch node. */
export function switchForm(): Svg {
  const outer = box(8, 8, WIDTH - 16, 372)
  const [head, body] = windowed(outer, 'Переключатель', ['close'])
  const inside = inset(body, 24, 18)
  const rule = (
    i: number,
    condition: string,
    value: string,
    out: string,
    tone: 'bad' | 'warn' | 'good',
  ): Svg => {
    const y = inside.y + 106 + i * 48
    return all(
      icon('handle', inside.x + 10, y + 18),
      input(box(inside.x + 32, y, 180, 36), condition, { sign: 'down' }),
      value ? input(box(inside.x + 224, y, 130, 36), value, { mono: true }) : '',
      text(inside.x + 374, y + 18, '→', { fill: color.muted }),
      chip(inside.x + 404, y + 18, out, tone),
    )
  }
  return frame(
    388,
    head,
    field(box(inside.x, inside.y, 354, 60), 'Проверяемое поле', 'msg.payload.done', { mono: true }),
    text(inside.x, inside.y + 86, 'Правила', { fill: color.muted }),
    rule(0, 'меньше', '95', '1: Юг, Восток', 'bad'),
    rule(1, 'между', '95 и 100', '2: никого', 'warn'),
    rule(2, 'иначе', '', '3: Север, Центр', 'good'),
    text(inside.x, inside.y + 270, 'Режим: до первого совпадения', { fill: color.muted }),
    buttons(outer.x + outer.w - 150, inside.y + 252, [['Готово', 'primary']]),
  )
}

/** The editor of a decision table with the row that fired. */
export function decisionTable(): Svg {
  const outer = box(8, 8, WIDTH - 16, 354)
  const [head, body] = windowed(outer, 'Таблица решений: скидка, политика «первое»', ['plus'])
  const inside = inset(body, 20, 16)
  return frame(
    370,
    head,
    table(inside, {
      head: ['№', 'Категория', 'Количество', 'Регион', 'Скидка'],
      rows: [
        ['1', 'Кофе', '>= 100', '—', '10 %'],
        ['2', 'Кофе', '20..99', '—', '5 %'],
        ['3', 'Чай', '>= 50', '—', '7 %'],
        ['4', '—', '—', 'Восток', '3 %'],
        ['5', '—', '—', '—', '0 %'],
      ],
      widths: [1, 3, 3, 3, 2],
      numbers: [4],
      ground: (row) => (row === 1 ? color.soft : undefined),
      tint: (row, column) => (row === 1 && column === 4 ? color.accent : undefined),
    }),
    note(
      box(inside.x, inside.y + 222, inside.w, 56),
      'accent',
      'Проверка: Кофе, 20 шт., Восток',
      'сработала строка 2, скидка 5 %',
    ),
  )
}

/** The alarm in a chat, and a question to the bot with its answer. */
export function botChat(): Svg {
  const phone = box(150, 8, 340, 416)
  const bubble = (x: number, y: number, w: number, own: boolean, values: readonly string[]): Svg =>
    all(
      rect(box(x, y, w, values.length * 26 + 18), {
        fill: own ? color.soft : color.paper,
        stroke: color.line,
        radius: 12,
      }),
      ...values.map((value, i) =>
        text(x + 14, y + 22 + i * 26, value, { bold: !own && i === 0, room: w - 24 }),
      ),
    )
  return frame(
    432,
    rect(phone, { fill: color.surface, stroke: color.outline, radius: 18 }),
    text(phone.x + 64, phone.y + 30, 'Продажи: тревоги', { bold: true }),
    text(phone.x + 64, phone.y + 54, '4 участника', { fill: color.muted }),
    circle(phone.x + 34, phone.y + 42, 19, { fill: color.accent }),
    icon('bell', phone.x + 34, phone.y + 42, color.paper),
    line(phone.x, phone.y + 74, phone.x + phone.w, phone.y + 74),
    bubble(phone.x + 16, phone.y + 90, 266, false, [
      'План не выполнен',
      'Юг: 870 из 950 тыс. ₽',
      'Восток: 640 из 700 тыс. ₽',
      'Открыть дэшборд',
    ]),
    bubble(phone.x + 216, phone.y + 226, 108, true, ['/plan Юг']),
    bubble(phone.x + 16, phone.y + 284, 266, false, ['Юг', '870 из 950 тыс. ₽, 91,6 %']),
    input(box(phone.x + 16, phone.y + 366, phone.w - 32, 36), 'Сообщение', { empty: true }),
  )
}

/** A flow that loads the plan, with its branch of errors. */
export function loadFlow(): Svg {
  const y = 44
  const low = 178
  return frame(
    290,
    panel(box(8, 8, WIDTH - 16, 274), color.surface),
    wire(134, y + 20, 166, y + 20),
    wire(310, y + 20, 342, y + 20),
    wire(478, y + 20, 510, y + 20),
    path(`M456 ${y + NODE}C456 ${low - 8} 250 ${low - 62} 248 ${low - 6}`, {
      stroke: color.warn,
      width: 2,
      dash: '5 6',
    }),
    wire(346, low + 20, 386, low + 20),
    node({ x: 28, y, w: 106, label: '06:00', sign: 'play', tone: 'start', input: false }),
    node({ x: 166, y, w: 144, label: 'книга Excel', sign: 'report' }),
    node({ x: 342, y, w: 136, label: 'проверка', sign: 'check', state: 'строк: 16' }),
    node({ x: 510, y, w: 106, label: 'запись', sign: 'data', tone: 'end', outputs: 0 }),
    node({ x: 150, y: low, w: 196, label: 'перехват ошибок', sign: 'warning', tone: 'alarm', input: false }),
    node({ x: 386, y: low, w: 204, label: 'письмо владельцу', sign: 'talk', tone: 'alarm', outputs: 0 }),
    text(28, 254, 'Вкладка «План из Excel». Владелец: отдел данных.', { fill: color.muted }),
  )
}
