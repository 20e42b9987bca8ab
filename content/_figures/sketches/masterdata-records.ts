// Sketches of the guide to master data: what happens to a record, from its card to approval.
import { color } from '../kit/colors.ts'
import { all, arrow, frame, line, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal, inset } from '../kit/geometry.ts'
import { table } from '../kit/lists.ts'
import { buttons, chip, choice, field, mark, note, panel, tabs, windowed } from '../kit/widgets.ts'

/** The card of a new record. */
export function recordCard(): Svg {
  const outer = box(8, 8, WIDTH - 16, 462)
  const [head, body] = windowed(outer, 'Ц-02 Мостовой', ['close'])
  const [bar, rest] = cutTop(inset(body, 24, 12), 40, 18)
  const at = (i: number): Box[] => columns(box(rest.x, rest.y + i * 74, rest.w, 60), equal(2), 24)
  return frame(
    478,
    head,
    chip(outer.x + outer.w - 158, outer.y + 22, 'черновик', 'warn'),
    tabs(bar, ['Основное', 'Версии', 'Использование', 'История'], 0),
    field(at(0)[0], 'Код', 'Ц-02', { tone: 'focus' }),
    field(at(0)[1], 'Наименование', 'Мостовой'),
    field(at(1)[0], 'Город', 'Ключевск — Центр', { sign: 'link' }),
    field(at(1)[1], 'Формат', 'улица', { sign: 'down' }),
    field(at(2)[0], 'Действует с', '01.04.2026', { sign: 'calendar' }),
    field(at(2)[1], 'Широта и долгота', 'не заполнены', { empty: true }),
    note(
      box(rest.x, rest.y + 226, rest.w, 44),
      'warn',
      'Координаты не заполнены: магазина не будет на карте',
    ),
    buttons(rest.x, rest.y + 288, [['На согласование', 'primary'], 'Сохранить', 'Копировать']),
    mark(at(0)[0].x + at(0)[0].w - 14, at(0)[0].y + 10, 1),
    mark(at(1)[0].x + at(1)[0].w - 14, at(1)[0].y + 10, 2),
    mark(at(2)[0].x + at(2)[0].w - 14, at(2)[0].y + 10, 3),
    mark(rest.x + rest.w - 14, rest.y + 224, 4),
    mark(rest.x + 470, rest.y + 306, 5),
  )
}

/** A change of several records at once: before and after. */
export function bulkEdit(): Svg {
  const outer = box(8, 8, WIDTH - 16, 338)
  const [head, body] = windowed(outer, 'Массовая правка: выделено 3 записи', ['close'])
  const inside = inset(body, 20, 16)
  const [attribute, value] = columns(box(inside.x, inside.y, inside.w, 60), equal(2), 20)
  return frame(
    354,
    head,
    field(attribute, 'Атрибут', 'Формат', { sign: 'down' }),
    field(value, 'Новое значение', 'торговый центр', { sign: 'down' }),
    table(box(inside.x, inside.y + 76, inside.w, 0), {
      head: ['Запись', 'Было', 'Стало'],
      rows: [
        ['С-01 Озёрный', 'улица', 'торговый центр'],
        ['Ю-01 Южный', 'улица', 'торговый центр'],
        ['В-01 Таёжный', 'торговый центр', 'без изменений'],
      ],
      widths: [1, 1, 1],
      tint: (row, column) =>
        column === 0 ? undefined : row === 2 ? color.muted : column === 1 ? color.bad : color.good,
    }),
    buttons(inside.x, inside.y + 226, [['Изменить 2 записи', 'primary'], 'Отмена']),
  )
}

/** Two cards of one shop and the golden record made of them. */
export function merge(): Svg {
  const top = columns(box(8, 8, WIDTH - 16, 170), equal(2), 20)
  const golden = box(8, 238, WIDTH - 16, 176)
  const card = (
    place: Box,
    title: string,
    source: string,
    values: readonly (readonly [string, string, boolean])[],
  ): Svg =>
    all(
      panel(place, color.paper, color.outline),
      text(place.x + 16, place.y + 24, title, { bold: true }),
      text(place.x + place.w - 16, place.y + 24, source, { anchor: 'end', fill: color.muted }),
      line(place.x, place.y + 46, place.x + place.w, place.y + 46),
      ...values.map(([label, value, taken], i) =>
        choice(place.x + 16, place.y + 70 + i * 36, taken, `${label}${value}`),
      ),
    )
  const row = (i: number, label: string, value: string, from: string): Svg =>
    all(
      text(golden.x + 20, golden.y + 68 + i * 32, label, { fill: color.muted }),
      text(golden.x + 180, golden.y + 68 + i * 32, value, { bold: true }),
      chip(golden.x + golden.w - 130, golden.y + 68 + i * 32, from, 'plain'),
    )
  return frame(
    422,
    card(top[0], 'Ц-01', 'редактор', [
      ['', 'Центральный', true],
      ['', '+7 900 000-00-00', false],
      ['', '55.75, 37.62', true],
    ]),
    card(top[1], 'новая', 'касса', [
      ['', 'Центр. маг.', false],
      ['', '+7 900 000-00-01', true],
      ['', '55.7509, 37.6181', false],
    ]),
    arrow(top[0].x + top[0].w / 2, 184, top[0].x + top[0].w / 2, 230, color.accent),
    arrow(top[1].x + top[1].w / 2, 184, top[1].x + top[1].w / 2, 230, color.accent),
    text(WIDTH / 2, 208, 'похожи: имя, 40 м', { anchor: 'middle', fill: color.muted }),
    panel(golden, color.soft, color.accent),
    text(golden.x + 20, golden.y + 28, 'Золотая запись Ц-01', { bold: true, fill: color.accent }),
    row(0, 'Наименование', 'Центральный', 'редактор'),
    row(1, 'Телефон', '+7 900 000-00-01', 'касса'),
    row(2, 'Координаты', '55.75, 37.62', 'редактор'),
  )
}

/** What a person who approves sees. */
export function approval(): Svg {
  const outer = box(8, 8, WIDTH - 16, 410)
  const [head, body] = windowed(outer, 'На согласовании: Ц-02 Мостовой', ['close'])
  const inside = inset(body, 20, 16)
  return frame(
    426,
    head,
    table(inside, {
      head: ['Атрибут', 'Было', 'Стало', 'Правило'],
      rows: [
        ['Код', '—', 'Ц-02', 'пройдено'],
        ['Наименование', '—', 'Мостовой', 'пройдено'],
        ['Город', '—', 'Ключевск', 'пройдено'],
        ['Координаты', '—', '—', 'внимание'],
        ['Действует с', '—', '01.04.2026', 'пройдено'],
      ],
      widths: [4, 2, 4, 3],
      ground: (row) => (row === 3 ? color.warnSoft : undefined),
      tint: (row, column) => (column === 3 ? (row === 3 ? color.warn : color.good) : undefined),
    }),
    field(box(inside.x, inside.y + 220, inside.w, 60), 'Замечание', 'Дата открытия перенесена на 15.04.2026'),
    buttons(inside.x, inside.y + 296, [
      ['Утвердить', 'primary'],
      ['Вернуть', 'danger'],
      'Запросить сведения',
    ]),
    mark(inside.x + 258, inside.y, 1),
    mark(inside.x + inside.w - 12, inside.y + 153, 2),
    mark(inside.x + inside.w - 14, inside.y + 232, 3),
    mark(inside.x + inside.w - 90, inside.y + 314, 4),
  )
}
