// Sketches of the author's guide: the start page, the tree, the gallery of atlases, the constructor of dashlets.
import { color } from '../kit/colors.ts'
import { all, arrow, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutLeft, cutTop, equal, inset, rows } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { entries, menu } from '../kit/lists.ts'
import { bars, legend } from '../kit/minicharts.ts'
import { atlas, dashlet, figure, page, rail, SECTIONS } from '../kit/parts.ts'
import { PLAN_FACT, REGIONS } from '../kit/sales.ts'
import {
  buttons,
  chip,
  chipWidth,
  field,
  mark,
  panel,
  slider,
  tabPlaces,
  tabs,
  windowed,
} from '../kit/widgets.ts'

/** The start page of an author: all five sections, atlases in folders, a button for a new one. */
export function authorHome(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 404), 'Стартовая страница')
  const [side, main] = cutLeft(body, 220)
  const inside = inset(main, 20)
  const cards = columns(box(inside.x, inside.y + 92, inside.w, 140), equal(2), 16)
  return frame(
    420,
    shell,
    rect(inset(side, 1), { fill: color.surface, radius: 8 }),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    entries(
      inset(side, 8, 16),
      SECTIONS.map(({ title, sign }, i) => ({ label: title, sign, active: i === 0 })),
      46,
    ),
    buttons(inside.x, inside.y, [['Создать атлас', 'primary']]),
    text(inside.x, inside.y + 66, 'Все атласы', { bold: true }),
    atlas(cards[0], 'Продажи сети', 'План и выручка', 'chart'),
    atlas(cards[1], 'Склад', 'Остатки', 'data'),
    icon('dots', cards[0].x + cards[0].w - 24, cards[0].y + 98),
    icon('dots', cards[1].x + cards[1].w - 24, cards[1].y + 98),
    ...['Для директора', 'Обучение'].map((title, i) =>
      all(
        panel(
          box(inside.x + i * ((inside.w + 16) / 2), inside.y + 252, (inside.w - 16) / 2, 52),
          color.paper,
          color.outline,
        ),
        icon('folder', inside.x + 24 + i * ((inside.w + 16) / 2), inside.y + 278),
        text(inside.x + 44 + i * ((inside.w + 16) / 2), inside.y + 278, title),
      ),
    ),
    mark(15, 34, 1),
    mark(side.x + side.w, side.y + 40, 2),
    mark(cards[0].x + cards[0].w - 2, cards[0].y + 30, 3),
    mark(inside.x - 4, inside.y + 254, 4),
    mark(inside.x + 186, inside.y + 18, 5),
  )
}

/** The panel of navigation with the tree of an open atlas. */
export function navigation(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 376), 'Продажи сети')
  const [strip, rest] = cutLeft(body, 60)
  const [side, main] = cutLeft(rest, 244)
  return frame(
    392,
    shell,
    rail(strip, 0),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    entries(inset(side, 8, 16), [
      { label: 'Итоги', bold: true, sign: 'down' },
      { label: 'Выручка по регионам', level: 1 },
      { label: 'План-факт', level: 1, active: true, side: '…' },
      { label: 'Магазины', bold: true, sign: 'down' },
      { label: 'Карта магазинов', level: 1 },
      { label: 'Чеки', level: 1 },
      { label: 'Архив', bold: true, sign: 'right' },
    ]),
    icon('left', side.x + side.w - 22, side.y + side.h - 24),
    text(side.x + side.w - 40, side.y + side.h - 24, 'Свернуть', { anchor: 'end', fill: color.muted }),
    text(main.x + 22, main.y + 34, 'Итоги / План-факт', { fill: color.accent }),
    ...[0, 1].map((i) => panel(box(main.x + 20, main.y + 60 + i * 126, main.w - 40, 110), color.surface)),
    menu(box(side.x + side.w - 20, side.y + 118, 190, 0), [
      { label: 'Переименовать', sign: 'pencil' },
      { label: 'Переместить', sign: 'folder' },
      { label: 'Удалить', sign: 'trash', tint: color.bad },
    ]),
    mark(15, 34, 1),
    mark(strip.x + strip.w, strip.y + 30, 2),
    mark(side.x + side.w, side.y + 33, 3),
    mark(side.x + side.w - 132, side.y + side.h - 24, 4),
    mark(side.x + side.w + 14, side.y + 100, 5),
  )
}

/** The section of visualisations: folders, cards and the menu of a card. */
export function gallery(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 384), 'Визуализации', 'Найти атлас')
  const [strip, main] = cutLeft(body, 60)
  const inside = inset(main, 20)
  const cards = columns(box(inside.x, inside.y + 62, inside.w - 130, 188), equal(2), 18)
  const [sales, stock] = cards
  return frame(
    400,
    shell,
    rail(strip, 0),
    ...['Все', 'Продажи', 'Для директора'].map((label, i) => {
      const before = ['Все', 'Продажи', 'Для директора']
        .slice(0, i)
        .reduce((sum, one) => sum + chipWidth(one) + 12, 0)
      return chip(inside.x + before, inside.y + 16, label, i === 1 ? 'accent' : 'plain')
    }),
    atlas(sales, 'Продажи сети', 'Для директора', 'chart'),
    atlas(stock, 'Склад', 'Для логистов', 'data', color.blue, color.blueSoft),
    text(sales.x + 12, sales.y + sales.h + 20, 'ds_sales', { mono: true, fill: color.muted }),
    text(stock.x + 12, stock.y + stock.h + 20, 'ds_stock', { mono: true, fill: color.muted }),
    icon('dots', sales.x + sales.w - 26, sales.y + 26),
    icon('dots', stock.x + stock.w - 26, stock.y + 26),
    menu(box(stock.x + stock.w - 46, stock.y + 44, 168, 0), [
      { label: 'Свойства' },
      { label: 'Доступ' },
      { label: 'Копия' },
      { label: 'Выгрузить' },
      { label: 'Удалить', tint: color.bad },
    ]),
    mark(sales.x + 24, sales.y + 26, 1),
    mark(sales.x + sales.w - 22, sales.y + sales.h - 44, 2),
    mark(sales.x + sales.w - 22, sales.y + sales.h - 14, 3),
    mark(sales.x + 112, sales.y + sales.h + 20, 4),
    mark(stock.x + stock.w - 58, stock.y + 26, 5),
  )
}

/** The constructor: seven blocks of its window. */
export function constructorWindow(): Svg {
  const outer = box(8, 8, WIDTH - 16, 530)
  const [head, body] = windowed(outer, 'Конструктор: Выручка и план по регионам', ['close'])
  const [kinds, rest] = cutTop(inset(body, 20, 16), 56, 12)
  const [bar, main] = cutTop(rest, 40, 44)
  const [form, view] = cutLeft(main, 276, 24)
  const tiles = columns(kinds, equal(6), 12)
  const blocks = ['Данные', 'Оформление', 'Отображение', 'Действия', 'JSON']
  const names = ['column', 'line', 'pie', 'pivot', 'map', 'label']
  const at = (i: number): Box => box(form.x, form.y + i * 70, form.w, 60)
  return frame(
    546,
    head,
    ...tiles.map((tile, i) =>
      all(
        panel(tile, i === 0 ? color.soft : color.paper, i === 0 ? color.accent : color.line),
        text(tile.x + tile.w / 2, tile.y + 28, names[i], {
          anchor: 'middle',
          mono: true,
          bold: i === 0,
        }),
      ),
    ),
    tabs(bar, blocks, 0),
    field(at(0), 'Куб', 'demo.sales', { sign: 'down', mono: true }),
    field(at(1), 'Ось X', 'region', { mono: true }),
    text(form.x, at(2).y + 10, 'Меры', { fill: color.muted }),
    chip(form.x, at(2).y + 40, 'sum(amount):fact', 'accent'),
    chip(form.x, at(2).y + 74, 'sum(plan):plan', 'accent'),
    text(form.x, at(3).y + 44, 'Фильтры', { fill: color.muted }),
    chip(form.x, at(3).y + 74, 'region: true'),
    panel(view, color.surface),
    legend(view.x + 16, view.y + 24, color.plan, 'План'),
    legend(view.x + 100, view.y + 24, color.accent, 'Выручка'),
    bars(box(view.x + 16, view.y + 46, view.w - 32, view.h - 56), {
      names: REGIONS,
      series: PLAN_FACT,
      top: 2300,
    }),
    mark(kinds.x + kinds.w, kinds.y, 1),
    ...tabPlaces(bar, blocks, 0).map(({ x, w }, i) => mark(x + w / 2, bar.y + 60, i + 2)),
    mark(view.x + view.w - 20, view.y + 24, 7),
  )
}

/** A dashboard on a grid of twelve columns. */
export function grid(): Svg {
  const area = box(44, 44, WIDTH - 60, 330)
  const cells = columns(area, equal(12))
  const lanes = rows(area, equal(11))
  const unit = { w: area.w / 12, h: area.h / 11 }
  const block = (x: number, y: number, w: number, h: number, label: string, frameText: string): Svg => {
    const place = inset(box(area.x + x * unit.w, area.y + y * unit.h, w * unit.w, h * unit.h), 3)
    const tall = place.h > 50
    return all(
      rect(place, { fill: color.soft, stroke: color.accent, radius: 5 }),
      text(place.x + place.w / 2, place.y + place.h / 2 - (tall ? 12 : 0), label, {
        anchor: 'middle',
        bold: tall,
      }),
      tall
        ? text(place.x + place.w / 2, place.y + place.h / 2 + 14, frameText, { anchor: 'middle', mono: true })
        : '',
    )
  }
  return frame(
    386,
    ...cells.map((cell, i) =>
      text(cell.x + cell.w / 2, 26, String(i), { anchor: 'middle', fill: color.muted }),
    ),
    ...lanes.map((lane, i) =>
      text(26, lane.y + lane.h / 2, String(i), { anchor: 'middle', fill: color.muted }),
    ),
    ...cells.map((cell) => line(cell.x, area.y, cell.x, area.y + area.h)),
    line(area.x + area.w, area.y, area.x + area.w, area.y + area.h),
    ...lanes.map((lane) => line(area.x, lane.y, area.x + area.w, lane.y)),
    line(area.x, area.y + area.h, area.x + area.w, area.y + area.h),
    block(0, 0, 12, 1, 'Панель фильтров', ''),
    ...[0, 3, 6, 9].map((x) => block(x, 1, 3, 1, 'Карточка', '')),
    block(0, 2, 6, 4, 'График', 'x:0 y:2 w:6 h:4'),
    block(6, 2, 6, 4, 'График', 'x:6 y:2 w:6 h:4'),
    block(0, 6, 12, 5, 'Таблица', 'x:0 y:6 w:12 h:5'),
  )
}

/** What holds what: atlas, topic, dashboard, dashlet. */
export function nesting(): Svg {
  const outer = box(8, 8, WIDTH - 16, 356)
  const topic = box(outer.x + 20, outer.y + 52, 380, 284)
  const board = box(topic.x + 20, topic.y + 48, 340, 216)
  const [chart, room] = dashlet(box(board.x + 16, board.y + 46, 308, 154), 'Дэшлет')
  const label = (place: Box, kind: string, name: string): Svg =>
    all(
      text(place.x + 16, place.y + 26, kind, { bold: true, fill: color.accent }),
      text(place.x + place.w - 16, place.y + 26, name, { anchor: 'end', fill: color.muted }),
    )
  const side = box(topic.x + topic.w + 20, topic.y, outer.w - topic.w - 60, 0)
  const stored = [
    ['Ресурсы', 'res:logo.svg'],
    ['Кубы атласа', 'ds_sales.plan'],
    ['Настройки', 'тема, значок'],
  ] as const
  return frame(
    372,
    panel(outer, color.soft, color.accent),
    label(outer, 'Атлас', '«Продажи сети», ds_sales'),
    panel(topic, color.paper, color.outline),
    label(topic, 'Тема', '«Итоги»'),
    panel(board, color.surface, color.outline),
    label(board, 'Дэшборд', '«План-факт»'),
    chart,
    bars(box(room.x, room.y - 20, room.w, room.h + 24), { names: REGIONS, series: PLAN_FACT, top: 2300 }),
    ...stored.map(([name, example], i) => {
      const place = box(side.x, side.y + i * 98, side.w, 88)
      return all(
        panel(place, color.paper, color.outline),
        text(place.x + 14, place.y + 30, name, { bold: true }),
        text(place.x + 14, place.y + 58, example, { fill: color.muted, room: place.w - 20 }),
      )
    }),
  )
}

/** Two sliders of a scenario and the number they change. */
export function scenario(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 300), 'Сценарий: рост цены', ['dots'])
  const [left, right] = columns(room, [5, 4], 28)
  const [base, plan] = [box(right.x, right.y, right.w, 104), box(right.x, right.y + 120, right.w, 104)]
  const knob = (y: number, label: string, part: number, value: string): Svg =>
    all(
      text(left.x, y, label),
      text(left.x + left.w, y, value, { anchor: 'end', bold: true }),
      slider(left.x + 10, y + 34, left.w - 20, part, 0.5),
      text(left.x, y + 66, '−10 %', { fill: color.muted }),
      text(left.x + left.w, y + 66, '+10 %', { anchor: 'end', fill: color.muted }),
    )
  return frame(
    316,
    shell,
    knob(room.y + 24, 'Цена', 0.75, '+5 %'),
    knob(room.y + 142, 'Количество', 0.5, '0 %'),
    figure(base, 'База', '5\u00a0010 тыс. ₽'),
    figure(plan, 'Сценарий', '5\u00a0260,5 тыс. ₽', color.good),
    arrow(right.x + right.w / 2, base.y + base.h + 2, right.x + right.w / 2, plan.y - 2),
  )
}
