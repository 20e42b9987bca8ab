// Sketches of the guide to the frontend: which blocks a page is built of and what a change of one looks like.
import { color } from '../kit/colors.ts'
import { all, arrow, frame, line, path, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutLeft, cutRight, cutTop, equal, inset } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { entries, menu } from '../kit/lists.ts'
import { bars, legend } from '../kit/minicharts.ts'
import { dashlet, logo } from '../kit/parts.ts'
import { FACT, PLAN, REGIONS, thousands } from '../kit/sales.ts'
import { button, chip, chipWidth, input, mark, panel, portrait, tick } from '../kit/widgets.ts'

/** A block with its name and the file that replaces it. */
function block(
  b: Box,
  name: string,
  file: string,
  fill: string = color.soft,
  stroke: string = color.accent,
): Svg {
  return all(
    rect(b, { fill, stroke, radius: 6 }),
    text(b.x + b.w / 2, b.y + b.h / 2 - (file ? 13 : 0), name, { anchor: 'middle', bold: true }),
    file
      ? text(b.x + b.w / 2, b.y + b.h / 2 + 13, file, { anchor: 'middle', mono: true, fill: color.muted })
      : '',
  )
}

/** The screens of the client one inside another. */
export function buildingBlocks(): Svg {
  const outer = box(8, 8, WIDTH - 16, 430)
  const [login, rest] = cutLeft(inset(outer, 18, 54), 150, 18)
  const root = box(rest.x, outer.y + 18, rest.w, outer.h - 36)
  const sections = columns(box(root.x + 16, root.y + 50, root.w - 32, 44), equal(3), 12)
  const shell = box(root.x + 16, root.y + 112, root.w - 32, root.h - 128)
  const inner = inset(shell, 14, 0)
  const head = box(inner.x, shell.y + 46, inner.w, 36)
  const below = box(inner.x, shell.y + 92, inner.w, shell.h - 106)
  const [left, tail] = cutLeft(below, 84, 10)
  const [right, middle] = cutRight(tail, 84, 10)
  return frame(
    446,
    panel(outer, color.surface, color.line),
    block(box(login.x, outer.y + 18, login.w, 130), 'Вход', 'Login'),
    arrow(login.x + login.w / 2, outer.y + 158, login.x + login.w / 2, outer.y + 206),
    text(login.x + login.w / 2, outer.y + 226, 'имя и пароль', { anchor: 'middle', fill: color.muted }),
    text(login.x + login.w / 2, outer.y + 250, 'верны', { anchor: 'middle', fill: color.muted }),
    panel(root, color.paper, color.outline),
    text(root.x + 16, root.y + 26, 'Стартовая страница', { bold: true }),
    text(root.x + root.w - 16, root.y + 26, 'Root', { mono: true, fill: color.muted, anchor: 'end' }),
    ...['Атласы', 'Данные', 'Плагин'].map((name, i) =>
      all(
        rect(sections[i], {
          fill: i === 2 ? color.warnSoft : color.surface,
          stroke: i === 2 ? color.warn : color.line,
          radius: 6,
        }),
        text(sections[i].x + sections[i].w / 2, sections[i].y + 22, name, {
          anchor: 'middle',
        }),
      ),
    ),
    panel(shell, color.soft, color.accent),
    text(shell.x + 14, shell.y + 24, 'Страница атласа', { bold: true }),
    text(shell.x + shell.w - 14, shell.y + 24, 'DsShell', { mono: true, fill: color.muted, anchor: 'end' }),
    block(head, 'Шапка', '', color.paper),
    block(left, 'Панель', '', color.paper),
    block(middle, 'Дэшлеты', '', color.paper),
    block(right, 'Панель', '', color.paper),
  )
}

/** The areas of the page of an atlas. */
export function shellAreas(): Svg {
  const outer = box(8, 8, WIDTH - 16, 380)
  const inside = inset(outer, 14)
  const [title, body] = cutTop(inside, 30)
  const [head, rest] = cutTop(body, 64, 10)
  const [left, tail] = cutLeft(rest, 172, 10)
  const [right, middle] = cutRight(tail, 132, 10)
  const cells = columns(cutTop(inset(middle, 12, 0), 100)[0], equal(2), 10)
  const y = middle.y + 66
  return frame(
    396,
    panel(outer, color.surface, color.outline),
    text(title.x, title.y + 8, 'DsShell', { mono: true, bold: true }),
    rect(head, { fill: color.soft, stroke: color.accent, radius: 6 }),
    logo(head.x + 32, head.y + 32),
    text(head.x + 58, head.y + 21, 'DsShellHeader', { mono: true, bold: true }),
    text(head.x + 58, head.y + 45, 'Атласы / План-факт', { fill: color.muted }),
    portrait(head.x + head.w - 32, head.y + 32, 18, 'А'),
    rect(left, { fill: color.soft, stroke: color.accent, radius: 6 }),
    text(left.x + 12, left.y + 26, 'DsShellLeftPane', { mono: true, bold: true, room: left.w - 14 }),
    entries(box(left.x + 6, left.y + 48, left.w - 12, 0), [
      { label: 'Итоги', bold: true },
      { label: 'Регионы', level: 1 },
      { label: 'План-факт', level: 1, active: true },
      { label: 'Магазины', bold: true },
      { label: 'Карта', level: 1 },
    ]),
    rect(middle, { fill: color.paper, stroke: color.line, radius: 6 }),
    text(middle.x + 12, middle.y + 26, 'Содержимое', { bold: true }),
    ...cells.map((cell) => panel(box(cell.x, y, cell.w, 82), color.surface)),
    panel(box(cells[0].x, y + 94, middle.w - 24, 76), color.surface),
    text(cells[0].x + (middle.w - 24) / 2, y + 132, 'сетка дэшлетов', {
      anchor: 'middle',
      fill: color.muted,
    }),
    rect(right, { fill: color.paper, stroke: color.line, radius: 6 }),
    text(right.x + 12, right.y + 26, 'Панель', { bold: true }),
    text(right.x + 12, right.y + 64, 'фильтры', { fill: color.muted }),
    text(right.x + 12, right.y + 92, 'обсуждения', { fill: color.muted }),
    mark(head.x + head.w - 76, head.y + 32, 1),
    mark(left.x + left.w - 20, left.y + 240, 2),
    mark(middle.x + middle.w - 20, middle.y + 26, 3),
    mark(right.x + right.w - 20, right.y + 26, 4),
  )
}

/** The header of the recipe. */
export function ownHeader(): Svg {
  const bar = box(8, 34, WIDTH - 16, 60)
  const cy = bar.y + 30
  return frame(
    176,
    rect(bar, { fill: color.paper, stroke: color.outline, radius: 8 }),
    logo(bar.x + 30, cy, 32),
    text(bar.x + 60, cy, 'Атласы', { fill: color.accent }),
    text(bar.x + 128, cy, 'Продажи сети ›'),
    text(bar.x + 254, cy, 'План-факт', { bold: true }),
    button(box(bar.x + 356, bar.y + 12, 112, 36), 'Выгрузить'),
    rect(box(bar.x + 480, bar.y + 12, 40, 36), { stroke: color.outline, radius: 6 }),
    path(`M${bar.x + 505} ${cy - 8}a9 9 0 1 0 3 13a8 8 0 0 1 -3 -13z`, { stroke: color.muted, width: 2 }),
    portrait(bar.x + 552, cy, 18, 'А'),
    icon('down', bar.x + 584, cy),
    mark(bar.x + 30, 24, 1),
    mark(bar.x + 190, 24, 2),
    mark(bar.x + 412, 24, 3),
    mark(bar.x + 500, 24, 4),
    mark(bar.x + 552, 24, 5),
    ...(
      [
        [1, 'логотип'],
        [2, 'крошки'],
        [3, 'кнопка плагина'],
        [4, 'тема'],
        [5, 'профиль'],
      ] as const
    ).map(([number, label], i) => {
      const x = [30, 150, 262, 430, 524][i]
      return all(mark(x, 146, number), text(x + 20, 146, label, { fill: color.muted }))
    }),
  )
}

/** A dashlet of one's own: bars with marks of the plan. */
export function ownDashlet(): Svg {
  const [shell, room] = dashlet(box(8, 8, WIDTH - 16, 290), 'План-факт по регионам, тыс. ₽')
  const scale = (value: number): number => ((room.w - 150) * value) / 2400
  const row = (i: number): Svg => {
    const y = room.y + 44 + i * 50
    const fact = FACT[i]
    const plan = PLAN[i]
    return all(
      text(room.x, y + 14, REGIONS[i], { bold: i === 1 }),
      rect(box(room.x + 80, y, room.w - 150, 28), { fill: color.surface, radius: 4 }),
      rect(box(room.x + 80, y, scale(fact), 28), {
        fill: fact < plan ? color.gold : color.accent,
        radius: 4,
      }),
      rect(box(room.x + 78 + scale(plan), y - 5, 4, 38), { fill: color.ink }),
      text(room.x + room.w, y + 14, thousands(fact), { anchor: 'end' }),
    )
  }
  return frame(
    306,
    shell,
    legend(room.x, room.y + 10, color.accent, 'план выполнен'),
    legend(room.x + 170, room.y + 10, color.gold, 'ниже плана'),
    rect(box(room.x + 316, room.y, 4, 20), { fill: color.ink }),
    text(room.x + 330, room.y + 10, 'план'),
    ...REGIONS.map((_, i) => row(i)),
  )
}

/** Where a plugin adds something. */
export function extensionPoints(): Svg {
  const outer = box(8, 8, WIDTH - 16, 350)
  const [home, shell] = columns(inset(outer, 18), [4, 7], 20)
  const [bar, work] = cutTop(shell, 52)
  return frame(
    366,
    panel(outer, color.surface),
    panel(home, color.paper, color.outline),
    text(home.x + 14, home.y + 26, 'Стартовая страница', { bold: true, room: home.w - 20 }),
    ...['Визуализации', 'Данные', 'Магазины'].map((label, i) => {
      const place = box(home.x + 14, home.y + 54 + i * 84, home.w - 28, 70)
      return all(
        rect(place, {
          fill: i === 2 ? color.warnSoft : color.surface,
          stroke: i === 2 ? color.warn : color.line,
          radius: 6,
        }),
        text(place.x + place.w / 2, place.y + 35, label, { anchor: 'middle', bold: i === 2 }),
      )
    }),
    panel(shell, color.paper, color.outline),
    line(bar.x, bar.y + bar.h, bar.x + bar.w, bar.y + bar.h),
    text(bar.x + 14, bar.y + 26, 'План-факт', { bold: true }),
    rect(box(bar.x + bar.w - 140, bar.y + 8, 126, 36), {
      fill: color.warnSoft,
      stroke: color.warn,
      radius: 6,
    }),
    text(bar.x + bar.w - 77, bar.y + 26, 'Выгрузить', { anchor: 'middle' }),
    bars(box(work.x + 14, work.y + 16, 150, 230), {
      names: ['', '', '', ''],
      series: [{ values: FACT, fill: color.accent }],
      top: 2300,
      only: 1,
    }),
    menu(box(work.x + 150, work.y + 70, 188, 0), [
      { label: 'По городам' },
      { label: 'По категориям' },
      { label: 'Карточка магазина', bold: true, tint: color.warn },
    ]),
    mark(home.x + home.w - 22, home.y + 234, 1),
    mark(work.x + 338, work.y + 162, 2),
    mark(bar.x + bar.w - 160, bar.y + 26, 3),
  )
}

/** A filter in the left pane and what it leaves. */
export function leftFilter(): Svg {
  const outer = box(8, 8, WIDTH - 16, 330)
  const [side, main] = cutLeft(outer, 232)
  const inside = inset(main, 20)
  const sums = ['Центр', 'Север', 'Юг', 'Восток'].map((name) => [name, FACT[REGIONS.indexOf(name)]] as const)
  return frame(
    346,
    panel(outer, color.paper, color.outline),
    rect(inset(side, 1), { fill: color.surface, radius: 8 }),
    line(side.x + side.w, side.y, side.x + side.w, side.y + side.h),
    entries(inset(side, 10, 12), [
      { label: 'Регионы' },
      { label: 'План-факт', active: true },
      { label: 'Карта магазинов' },
    ]),
    line(side.x + 16, side.y + 128, side.x + side.w - 16, side.y + 128),
    text(side.x + 20, side.y + 154, 'Регион', { bold: true }),
    chip(side.x + side.w - 20 - chipWidth('2 из 4'), side.y + 154, '2 из 4', 'accent'),
    ...sums.map(([name, value], i) =>
      all(
        tick(side.x + 20, side.y + 192 + i * 36, i > 1, name),
        text(side.x + side.w - 20, side.y + 192 + i * 36, thousands(value), {
          anchor: 'end',
          fill: color.muted,
        }),
      ),
    ),
    text(inside.x, inside.y + 10, 'Выручка, тыс. ₽', { bold: true }),
    text(inside.x, inside.y + 50, '1\u00a0510', { bold: true, size: 30 }),
    bars(box(inside.x, inside.y + 66, inside.w, 222), {
      names: ['Юг', 'Восток'],
      series: [{ values: [870, 640], fill: color.accent }],
      top: 1000,
      labels: ['870', '640'],
    }),
    input(box(inside.x + inside.w - 124, inside.y, 124, 36), 'Сбросить', { sign: 'close' }),
  )
}
