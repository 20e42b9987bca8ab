// Sketches of the guide to master data: the list of reference books and how they are set up.
import { color } from '../kit/colors.ts'
import { all, arrow, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutLeft, cutRight, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { entries, table } from '../kit/lists.ts'
import {
  button,
  buttons,
  chip,
  choice,
  field,
  input,
  mark,
  note,
  panel,
  tick,
  windowed,
} from '../kit/widgets.ts'

/** The list of reference books. */
export function books(): Svg {
  const outer = box(8, 8, WIDTH - 16, 372)
  const [head, body] = windowed(outer, 'Мастер-данные')
  const [bar, rest] = cutTop(inset(body, 18, 14), 36, 16)
  const [side, main] = cutLeft(rest, 120, 16)
  return frame(
    388,
    head,
    input(box(bar.x, bar.y, 250, 36), 'Поиск по названию', { sign: 'search', empty: true }),
    input(box(bar.x + 264, bar.y, 150, 36), 'Все группы', { sign: 'down' }),
    button(box(bar.x + bar.w - 120, bar.y, 120, 36), 'Создать', 'primary'),
    entries(
      box(side.x - 6, side.y, side.w, 0),
      [
        { label: 'Сеть', sign: 'folder', active: true },
        { label: 'Товары', sign: 'folder' },
        { label: 'Люди', sign: 'folder' },
      ],
      40,
    ),
    line(side.x + side.w + 4, side.y, side.x + side.w + 4, side.y + side.h - 8),
    table(main, {
      head: ['Название', 'Записей', 'Ждут', 'Опубликован'],
      rows: [
        ['Магазины', '40 из 41', '1', '12.03, 05:45'],
        ['Города', '10', '—', '12.03, 05:45'],
        ['Регионы', '4', '—', '01.01, 05:45'],
        ['Категории', '3', '—', '01.01, 05:45'],
      ],
      widths: [13, 10, 7, 15],
      numbers: [2],
      rowHeight: 42,
      ground: (row) => (row === 0 ? color.soft : undefined),
      tint: (row, column) => (row === 0 && column === 2 ? color.warn : undefined),
    }),
    mark(bar.x + 250, bar.y, 1),
    mark(side.x + 104, side.y + 8, 2),
    mark(main.x + 112, main.y + 63, 3),
    mark(main.x + main.w - 4, main.y, 4),
  )
}

/** The tree of regions with a node on its way to another parent. */
export function tree(): Svg {
  const outer = box(8, 8, WIDTH - 16, 392)
  const [head, body] = windowed(outer, 'Иерархия магазинов', ['search'])
  const [side, main] = cutLeft(inset(body, 16, 12), 316, 20)
  const list = [
    { label: 'Вся сеть', sign: 'down', bold: true },
    { label: 'Центр', sign: 'down', level: 1 },
    { label: 'Ключевск', sign: 'down', level: 2 },
    { label: 'Ц-01 Центральный', level: 4 },
    { label: 'Ц-02 Мостовой', level: 4, tint: color.warn },
    { label: 'Север', sign: 'down', level: 1 },
    { label: 'Заозёрье', sign: 'right', level: 2, active: true },
    { label: 'Юг', sign: 'right', level: 1 },
    { label: 'Восток', sign: 'right', level: 1 },
  ] as const
  return frame(
    408,
    head,
    entries(side, list, 35),
    arrow(side.x + 268, side.y + 206, side.x + 268, side.y + 62, color.gold),
    line(side.x + 112, side.y + 53, side.x + 268, side.y + 53, { stroke: color.gold, width: 2, dash: '4 5' }),
    panel(box(main.x, main.y, main.w, main.h - 4), color.surface),
    text(main.x + 16, main.y + 28, 'Перенос узла', { bold: true }),
    text(main.x + 16, main.y + 60, 'Заозёрье: Север → Центр'),
    field(box(main.x + 16, main.y + 86, main.w - 32, 60), 'С какого дня', '01.01.2026', { sign: 'calendar' }),
    note(
      box(main.x + 16, main.y + 166, main.w - 32, 70),
      'warn',
      'Переедут 6 магазинов,',
      '1 право на ветку',
    ),
    buttons(main.x + 16, main.y + 256, [['На согласование', 'primary']]),
  )
}

/** Columns of a file beside the attributes they go to. */
export function mapping(): Svg {
  const outer = box(8, 8, WIDTH - 16, 348)
  const [head, body] = windowed(outer, 'Импорт: stores.csv, шаг 2 из 4', ['close'])
  const inside = inset(body, 24, 18)
  const pairs = [
    ['Код маг.', 'code', 'good'],
    ['Название', 'name', 'good'],
    ['Город', 'city', 'good'],
    ['Примечание', 'не загружать', 'plain'],
  ] as const
  return frame(
    364,
    head,
    text(inside.x, inside.y + 8, 'Столбец файла', { fill: color.muted }),
    text(inside.x + 266, inside.y + 8, 'Атрибут справочника', { fill: color.muted }),
    ...pairs.map(([column, attribute, tone], i) => {
      const y = inside.y + 28 + i * 48
      return all(
        rect(box(inside.x, y, 200, 36), { fill: color.surface, radius: 6 }),
        text(inside.x + 14, y + 18, column),
        arrow(inside.x + 212, y + 18, inside.x + 252, y + 18),
        input(box(inside.x + 266, y, 200, 36), attribute, {
          sign: 'down',
          mono: tone === 'good',
          empty: tone === 'plain',
        }),
        tone === 'good' ? chip(inside.x + 484, y + 18, 'узнан', 'good') : '',
      )
    }),
    text(inside.x, inside.y + 246, 'Режим: добавить и обновить', { fill: color.muted }),
    buttons(outer.x + outer.w - 262, inside.y + 228, ['Назад', ['Проверить', 'primary']]),
  )
}

/** The form of an attribute. */
export function attributeForm(): Svg {
  const outer = box(8, 8, WIDTH - 16, 372)
  const [head, body] = windowed(outer, 'Атрибут справочника «Магазины»', ['close'])
  const inside = inset(body, 24, 20)
  const at = (i: number): Box[] => columns(box(inside.x, inside.y + i * 74, inside.w, 60), equal(2), 24)
  return frame(
    388,
    head,
    field(at(0)[0], 'Код', 'code', { mono: true }),
    field(at(0)[1], 'Заголовок', 'Код'),
    field(at(1)[0], 'Тип', 'Строка', { sign: 'down' }),
    field(at(1)[1], 'Маска', '^[СЮЦВ]-\\d{2}$', { mono: true }),
    tick(inside.x, inside.y + 166, true, 'Обязательный'),
    tick(inside.x + 200, inside.y + 166, true, 'Ключ'),
    tick(inside.x + 320, inside.y + 166, true, 'Уникальный'),
    field(
      box(inside.x, inside.y + 196, inside.w, 60),
      'Подсказка для ввода',
      'Буква региона, дефис, две цифры: Ц-02',
    ),
    chip(inside.x, inside.y + 284, 'Ц-02 подходит', 'good'),
    chip(inside.x + 156, inside.y + 284, 'C-01 латиницей — нет', 'bad'),
  )
}

/** Handing over approval for a holiday. */
export function deputy(): Svg {
  const outer = box(8, 8, WIDTH - 16, 330)
  const [head, body] = windowed(outer, 'Заместить согласующего', ['close'])
  const inside = inset(body, 24, 20)
  const [who, what] = columns(box(inside.x, inside.y, inside.w, 60), equal(2), 24)
  const [from, to] = columns(box(inside.x, inside.y + 74, inside.w, 60), equal(2), 24)
  const [ok, rest] = cutRight(box(inside.x, inside.y + 220, inside.w, 36), 140)
  return frame(
    346,
    head,
    field(who, 'Заместитель', 'Ирина Соколова', { sign: 'down' }),
    field(what, 'Справочники', 'Магазины, Города', { sign: 'down' }),
    field(from, 'С', '13.07.2026', { sign: 'calendar' }),
    field(to, 'По', '26.07.2026', { sign: 'calendar' }),
    choice(inside.x, inside.y + 160, true, 'Начатые согласования оставить себе'),
    choice(inside.x, inside.y + 190, false, 'Передать и начатые'),
    icon('user', rest.x + 10, rest.y + 18),
    text(rest.x + 30, rest.y + 18, 'В журнале: «утвердила за»', { fill: color.muted }),
    button(ok, 'Сохранить', 'primary'),
  )
}
