// Sketches of the reader's guide: the screens from the sign-in window to the dashboard.
import { color } from '../kit/colors.ts'
import { all, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { box, columns, cutLeft, cutRight, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { entries, table } from '../kit/lists.ts'
import { bars, legend, trend } from '../kit/minicharts.ts'
import { atlas, dashlet, figure, logo, page, SECTIONS } from '../kit/parts.ts'
import { BY_QUARTER, PLAN_FACT, REGIONS } from '../kit/sales.ts'
import { button, buttons, chip, field, input, mark, panel, tick, windowed } from '../kit/widgets.ts'

/** The sign-in window. */
export function signIn(): Svg {
  const card = box(150, 24, 340, 366)
  const inside = inset(card, 28)
  const [name, below] = cutTop(box(inside.x, 104, inside.w, 260), 60, 16)
  const [password, rest] = cutTop(below, 60, 22)
  const [enter] = cutTop(rest, 40)
  return frame(
    414,
    rect(box(0, 0, WIDTH, 414), { fill: color.surface }),
    panel(card, color.paper, color.outline),
    logo(card.x + 42, 66, 32),
    text(card.x + 70, 66, 'Вход', { size: 22, bold: true }),
    field(name, 'Имя', 'ivanova'),
    field(password, 'Пароль', '••••••••••', { sign: 'eye' }),
    button(enter, 'Войти', 'primary'),
    text(WIDTH / 2, 326, 'Войти через организацию', { anchor: 'middle', fill: color.accent }),
    line(inside.x, 350, inside.x + inside.w, 350),
    text(inside.x, 370, 'Русский', { fill: color.muted }),
    icon('down', inside.x + 76, 371),
    mark(card.x, name.y + 42, 1),
    mark(card.x, password.y + 42, 2),
    mark(card.x, enter.y + 20, 3),
    mark(card.x, 326, 4),
    mark(card.x, 370, 5),
  )
}

/** The start page as a reader sees it: three sections, three atlases. */
export function readerHome(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 390), 'Стартовая страница')
  const [sections, atlases] = cutTop(inset(body, 20), 110, 46)
  const shown = SECTIONS.filter(({ title }) => title !== 'Данные' && title !== 'Администрирование')
  const cards = [
    ['Продажи сети', 'План и выручка', 'chart'],
    ['Склад', 'Остатки и сроки', 'data'],
    ['Персонал', 'Штат и графики', 'user'],
  ] as const
  return frame(
    406,
    shell,
    ...columns(sections, equal(3), 16).map((place, i) =>
      all(
        panel(place, i === 0 ? color.soft : color.paper, i === 0 ? color.accent : color.outline),
        icon(shown[i].sign, place.x + place.w / 2, place.y + 38, color.accent),
        text(place.x + place.w / 2, place.y + 78, shown[i].title, { anchor: 'middle', bold: i === 0 }),
      ),
    ),
    text(atlases.x, atlases.y - 22, 'Атласы раздела «Визуализации»', { bold: true }),
    ...columns(atlases, equal(3), 16).map((place, i) => {
      const [title, about, sign] = cards[i]
      return atlas(place, title, about, sign)
    }),
  )
}

/** The page of an atlas with its six zones. */
export function atlasPage(): Svg {
  const [shell, body] = page(box(8, 8, WIDTH - 16, 452), 'Продажи сети')
  const [side, rest] = cutLeft(body, 176)
  const [talk, middle] = cutRight(rest, 54)
  const [title, below] = cutTop(inset(middle, 14, 0), 46)
  const [filters, work] = cutTop(below, 44, 12)
  const [upper, lower] = cutTop(work, 142, 16)
  const grid = columns(upper, equal(2), 12)
  const [left, leftRoom] = dashlet(grid[0], 'Регионы')
  const [right, rightRoom] = dashlet(grid[1], 'Кварталы')
  const tree = [
    { label: 'Итоги', bold: true, sign: 'folder' },
    { label: 'Регионы', level: 1 },
    { label: 'План-факт', level: 1, active: true },
    { label: 'Магазины', bold: true, sign: 'folder' },
    { label: 'Карта', level: 1 },
    { label: 'Чеки', level: 1 },
  ] as const
  return frame(
    468,
    shell,
    rect(inset(side, 1), { fill: color.surface, radius: 8 }),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    entries(inset(side, 8, 14), tree),
    line(talk.x, talk.y, talk.x, talk.y + talk.h),
    ...(['talk', 'flag', 'report'] as const).map((sign, i) => icon(sign, talk.x + 27, talk.y + 76 + i * 46)),
    text(title.x, title.y + 24, 'План-факт', { bold: true, size: 20 }),
    icon('expand', title.x + title.w - 48, title.y + 24),
    icon('download', title.x + title.w - 16, title.y + 24),
    input(box(filters.x, filters.y, 150, 36), '2025 год', { sign: 'down' }),
    input(box(filters.x + 162, filters.y, 150, 36), 'Все регионы', { sign: 'down' }),
    left,
    bars(box(leftRoom.x, leftRoom.y - 24, leftRoom.w, leftRoom.h + 50), {
      names: ['', '', '', ''],
      series: PLAN_FACT,
      top: 2400,
    }),
    right,
    trend(rightRoom, BY_QUARTER, [900, 1500]),
    table(box(lower.x, lower.y, lower.w, 0), {
      head: ['Регион', 'План', 'Факт'],
      rows: [
        ['Север', '1\u00a0200', '1\u00a0260'],
        ['Юг', '950', '870'],
        ['Центр', '2\u00a0100', '2\u00a0240'],
      ],
      widths: [2, 1, 1],
      numbers: [1, 2],
    }),
    mark(15, 34, 1),
    mark(side.x + side.w, side.y + 20, 2),
    mark(title.x + 130, title.y + 24, 3),
    mark(filters.x + filters.w - 24, filters.y + 18, 4),
    mark(work.x + work.w / 2, work.y + 20, 5),
    mark(talk.x + 27, talk.y + 24, 6),
  )
}

/** A dashboard with numbered elements. */
export function dashboard(): Svg {
  const outer = box(8, 8, WIDTH - 16, 622)
  const [head, body] = windowed(outer, 'Итоги года', ['expand', 'download'])
  const [filters, afterFilters] = cutTop(inset(body, 16), 36, 16)
  const [cards, afterCards] = cutTop(afterFilters, 84, 16)
  const [charts, grid] = cutTop(afterCards, 200, 16)
  const [cardA, cardB, cardC] = columns(cards, equal(3), 16)
  const [areaA, areaB] = columns(charts, [3, 2], 16)
  const [regions, regionsRoom] = dashlet(areaA, 'Выручка и план, тыс. ₽')
  const [quarters, quartersRoom] = dashlet(areaB, 'По кварталам')
  return frame(
    638,
    head,
    input(box(filters.x + 20, filters.y, 150, 36), '2025 год', { sign: 'calendar' }),
    input(box(filters.x + 186, filters.y, 170, 36), 'Все регионы', { sign: 'down' }),
    input(box(filters.x + 372, filters.y, 200, 36), 'Все категории', { sign: 'down' }),
    figure(cardA, 'Выручка', '5\u00a0010 тыс. ₽'),
    figure(cardB, 'Выполнение плана', '101,2 %', color.good),
    figure(cardC, 'Продано', '17\u00a0100 шт.'),
    rect(box(cardB.x, cardB.y + 8, 5, cardB.h - 16), { fill: color.good, radius: 2 }),
    regions,
    legend(regionsRoom.x, regionsRoom.y + 6, color.plan, 'План'),
    legend(regionsRoom.x + 84, regionsRoom.y + 6, color.accent, 'Выручка'),
    bars(box(regionsRoom.x, regionsRoom.y + 4, regionsRoom.w, regionsRoom.h), {
      names: REGIONS,
      series: PLAN_FACT,
      top: 2300,
    }),
    quarters,
    trend(
      box(quartersRoom.x, quartersRoom.y + 6, quartersRoom.w, quartersRoom.h),
      BY_QUARTER,
      [900, 1500],
      ['1', '2', '3', '4'],
    ),
    table(grid, {
      head: ['Регион', 'План', 'Факт', 'Отклонение'],
      rows: [
        ['Север', '1\u00a0200', '1\u00a0260', '+60'],
        ['Юг', '950', '870', '−80'],
        ['Центр', '2\u00a0100', '2\u00a0240', '+140'],
        ['Восток', '700', '640', '−60'],
      ],
      widths: [3, 2, 2, 2],
      numbers: [1, 2, 3],
      tint: (row, column) => (column === 3 ? (row % 2 === 0 ? color.good : color.bad) : undefined),
    }),
    mark(filters.x + 4, filters.y + 18, 1),
    mark(cardA.x + cardA.w - 18, cardA.y + 20, 2),
    mark(cardB.x + cardB.w - 18, cardB.y + 60, 3),
    mark(areaA.x + areaA.w - 18, areaA.y + 20, 4),
    mark(areaB.x + areaB.w - 18, areaB.y + 20, 5),
    mark(grid.x + 84, grid.y + 17, 6),
  )
}

/** The panel of filters. */
export function filters(): Svg {
  const outer = box(8, 8, WIDTH - 16, 300)
  const inside = inset(outer, 20)
  const [a, b, c] = columns(inside, [11, 10, 10], 20)
  const list = box(b.x, b.y + 64, b.w, 172)
  return frame(
    316,
    panel(outer, color.surface, color.outline),
    field(a, 'Период', '01.01–31.12.2025', { sign: 'calendar' }),
    ...['Прошлый месяц', 'Текущий квартал', 'С начала года'].map((label, i) =>
      chip(a.x, a.y + 86 + i * 38, label, i === 2 ? 'accent' : 'plain'),
    ),
    field(b, 'Регион', '2 из 4', { sign: 'up', tone: 'focus' }),
    panel(list, color.paper, color.outline),
    ...REGIONS.map((name, i) => tick(list.x + 14, list.y + 26 + i * 40, i === 1 || i === 3, name)),
    field(c, 'Категория', 'Все', { sign: 'down' }),
    buttons(c.x, outer.y + outer.h - 100, [['Применить', 'primary']]),
    buttons(c.x, outer.y + outer.h - 54, ['Сбросить']),
    mark(a.x + a.w - 10, a.y + 10, 1),
    mark(b.x + b.w - 10, b.y + 10, 2),
    mark(c.x + c.w - 10, c.y + 10, 3),
    mark(c.x + c.w - 10, outer.y + outer.h - 82, 4),
  )
}
