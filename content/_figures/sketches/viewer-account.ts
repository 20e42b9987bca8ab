// Sketches of the reader's guide, continued: what belongs to one person, from bookmarks to the account.
import { color } from '../kit/colors.ts'
import { all, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box, cutBottom, cutRight, cutTop, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { menu, table } from '../kit/lists.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { FACT, REGIONS, thousands } from '../kit/sales.ts'
import {
  button,
  buttons,
  chip,
  chipWidth,
  field,
  mark,
  panel,
  portrait,
  toggle,
  windowed,
} from '../kit/widgets.ts'

/** The window of bookmarks. */
export function bookmarks(): Svg {
  const outer = box(8, 8, WIDTH - 16, 340)
  const [head, body] = windowed(outer, 'Закладки дэшборда «План-факт»', ['close'])
  const [add, list] = cutTop(inset(body, 24, 20), 60, 24)
  const [save, name] = cutRight(add, 140, 14)
  const saved = ['Сеть, с начала года', 'Отстающие, прошлый месяц', 'Мой магазин, неделя']
  return frame(
    356,
    head,
    field(name, 'Название', 'Юг — чай — прошлый месяц', { tone: 'focus' }),
    button(box(save.x, save.y + 24, save.w, 36), 'Сохранить', 'primary'),
    ...saved.map((title, i) => {
      const cy = list.y + 24 + i * 52
      return all(
        line(list.x, cy - 26, list.x + list.w, cy - 26),
        icon('flag', list.x + 14, cy, color.accent),
        text(list.x + 38, cy, title),
        icon('link', list.x + list.w - 66, cy),
        icon('trash', list.x + list.w - 18, cy),
      )
    }),
    mark(name.x + name.w - 20, name.y + 12, 1),
    mark(save.x + save.w - 20, name.y + 12, 2),
    mark(list.x + 270, list.y + 24, 3),
    mark(list.x + list.w - 66, list.y + 50, 4),
    mark(list.x + list.w - 18, list.y + 50, 5),
  )
}

/** The panel of discussion beside a dashboard. */
export function discussion(): Svg {
  const outer = box(8, 8, WIDTH - 16, 454)
  const [head, body] = windowed(outer, 'Обсуждение', ['bell', 'close'])
  const [about, rest] = cutTop(inset(body, 20, 16), 36, 18)
  const [write, feed] = cutBottom(rest, 96, 12)
  const [message, tools] = cutTop(write, 48, 12)
  const remark = (y: number, x: number, initials: string, name: string, words: string[]): Svg =>
    all(
      portrait(x + 20, y + 20, 18, initials),
      text(x + 50, y + 10, name, { bold: true }),
      ...words.map((value, i) => text(x + 50, y + 36 + i * 24, value, { room: WIDTH - x - 90 })),
    )
  return frame(
    470,
    head,
    text(about.x, about.y + 18, 'О чём:', { fill: color.muted }),
    chip(about.x + 66, about.y + 18, 'Дэшлет «Выручка по регионам»', 'accent'),
    remark(feed.y, feed.x, 'А', 'Анна, менеджер', [
      'Юг, 3-й квартал: выручка ниже, чем в отчёте',
      'бухгалтерии. Где разница?',
    ]),
    line(feed.x + 20, feed.y + 52, feed.x + 20, feed.y + 122, { stroke: color.line, width: 2 }),
    remark(feed.y + 102, feed.x + 34, 'П', 'Павел, автор дэшборда', ['@Анна, возвраты теперь вычитаются.']),
    text(feed.x + 84, feed.y + 164, 'Ответить', { fill: color.accent }),
    panel(message, color.paper, color.outline),
    text(message.x + 14, message.y + 24, 'Напишите комментарий, @ — позвать человека', { fill: color.muted }),
    icon('clip', tools.x + 14, tools.y + 18),
    buttons(tools.x + tools.w - 134, tools.y, [['Отправить', 'primary']]),
    mark(feed.x + feed.w - 14, feed.y + 12, 1),
    mark(about.x + 66 + chipWidth('Дэшлет «Выручка по регионам»') + 22, about.y + 18, 2),
    mark(message.x + message.w - 20, message.y + 24, 3),
    mark(tools.x + tools.w - 156, tools.y + 18, 4),
    mark(feed.x + 176, feed.y + 164, 5),
  )
}

/** The reader's profile. */
export function profile(): Svg {
  const outer = box(8, 8, WIDTH - 16, 404)
  const [head, body] = windowed(outer, 'Учётная запись', ['close'])
  const inside = inset(body, 24, 20)
  const [side, form] = [
    box(inside.x, inside.y, 150, inside.h),
    box(inside.x + 190, inside.y, inside.w - 190, inside.h),
  ]
  const at = (i: number) => box(form.x, form.y + i * 74, form.w, 60)
  return frame(
    420,
    head,
    portrait(side.x + 75, side.y + 66, 58, 'А'),
    text(side.x + 75, side.y + 148, 'Заменить фото', { anchor: 'middle', fill: color.accent }),
    field(at(0), 'Имя и фамилия', 'Анна Кузнецова'),
    field(at(1), 'Имя входа', 'kuznetsova', { tone: 'locked' }),
    field(at(2), 'Почта', 'kuznetsova@example.ru'),
    text(form.x, at(3).y + 10, 'Группы', { fill: color.muted }),
    chip(form.x, at(3).y + 42, 'managers_south'),
    chip(form.x + chipWidth('managers_south') + 12, at(3).y + 42, 'viewers'),
    text(side.x, side.y + 220, 'Язык', { fill: color.muted }),
    text(side.x, side.y + 246, 'Русский'),
    text(side.x, side.y + 288, 'Тёмная тема', { fill: color.muted }),
    toggle(side.x + 108, side.y + 288, false),
    mark(form.x + form.w - 20, at(0).y + 10, 1),
    mark(form.x + form.w - 20, at(1).y + 10, 2),
    mark(form.x + form.w - 20, at(2).y + 10, 3),
    mark(side.x + 124, side.y + 18, 4),
    mark(form.x + form.w - 20, at(3).y + 10, 5),
  )
}

/** The list of sessions. */
export function sessions(): Svg {
  const [head, body] = windowed(box(8, 8, WIDTH - 16, 230), 'Активные сессии')
  const grid = inset(body, 20, 16)
  return frame(
    246,
    head,
    table(grid, {
      head: ['Устройство', 'Начало', ''],
      rows: [
        ['Рабочий компьютер, Chromium', 'сегодня, 09:12', 'текущая'],
        ['Телефон, Firefox', 'вчера, 18:40', 'Завершить'],
        ['Неизвестное устройство', '12.05, 03:27', 'Завершить'],
      ],
      widths: [10, 6, 5],
      rowHeight: 40,
      ground: (row) => (row === 2 ? color.badSoft : undefined),
      tint: (row, column) => (column === 2 ? (row === 0 ? color.good : color.bad) : undefined),
    }),
  )
}

/** A dashlet with its menu of downloads open. */
export function downloadMenu(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 280), 'Выручка по регионам, тыс. ₽', [
    'expand',
    'download',
  ])
  const list = box(388, 48, 220, 0)
  return frame(
    296,
    shell,
    rect(box(WIDTH - 46, 14, 32, 32), { stroke: color.accent, width: 2, radius: 6 }),
    bars(box(room.x, room.y, 350, room.h), {
      names: REGIONS,
      series: [{ values: FACT, fill: color.accent }],
      top: 2300,
      labels: FACT.map(thousands),
    }),
    menu(
      list,
      [
        { label: 'Картинка PNG' },
        { label: 'Картинка SVG' },
        { label: 'Таблица XLSX', active: true },
        { label: 'Таблица CSV' },
        { label: 'Страница PDF' },
      ],
      38,
    ),
  )
}
