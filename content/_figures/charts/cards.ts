// Dashlets without axes: cards with one number, boards of them, text, notes.
import { regionsByFact, total } from '../data.ts'
import type { Figure } from '../figure.ts'
import { all, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal, rows } from '../kit/geometry.ts'
import { icon } from '../kit/icons.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet, logo } from '../kit/parts.ts'
import { buttons, input, panel, portrait } from '../kit/widgets.ts'
import { meaning, theme } from '../palette.ts'
import { el } from '../svg.ts'
import { number, percent, signed } from '../words.ts'
import { asset } from './echarts.ts'
import { ring } from './ring.ts'

const sketch = (name: string, height: number, draw: () => Svg): Figure => ({
  file: asset(name),
  svg: () => frame(height, draw()),
})

const whole = (height: number): Box => box(6, 6, WIDTH - 12, height - 12)
const rub = (value: number): string => `${number(value)}\u00a0тыс.\u00a0₽`
const toneOf = (share: number): string =>
  share >= 1 ? theme.tip : share >= 0.95 ? theme.warning : theme.danger

/** The item of a list that is known to be there. */
function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`no item ${index}`)
  return item
}

/** What a card says. */
interface Card {
  readonly title: string
  readonly value: string
  readonly note?: string
  readonly tint?: string
  readonly size?: number
}

/** A card: its name above, the number large, what it is compared with below. */
function card(place: Box, { title, value, note, tint = theme.text, size = 30 }: Card): Svg {
  const middle = place.x + place.w / 2
  return all(
    panel(place),
    text(middle, place.y + 26, title, { anchor: 'middle', fill: theme.textMuted, room: place.w - 16 }),
    text(middle, place.y + place.h / 2 + (note ? 2 : 12), value, {
      anchor: 'middle',
      bold: true,
      size,
      fill: tint,
      room: place.w - 12,
    }),
    note
      ? text(middle, place.y + place.h - 24, note, {
          anchor: 'middle',
          fill: theme.textMuted,
          room: place.w - 12,
        })
      : '',
  )
}

/** A stripe in the colour of the judgement at the left edge of a card. */
const stripe = (place: Box, tint: string): Svg =>
  rect(box(place.x + 1, place.y + 8, 6, place.h - 16), { fill: tint, radius: 3 })

const label = sketch('label', 190, () => {
  const place = box(120, 6, WIDTH - 240, 178)
  return card(place, {
    title: 'Выручка сети, 2025 год',
    value: rub(total.fact),
    note: `План ${rub(total.plan)} · ${percent(total.fact / total.plan)}`,
    size: 46,
  })
})

const labelLights = sketch('label-stoplight', 150, () =>
  all(
    ...columns(whole(150), equal(4), 12).map((place, index) => {
      const { region, plan, fact } = at(regionsByFact, index)
      const tint = toneOf(fact / plan)
      return all(
        card(place, {
          title: region,
          value: number((100 * fact) / plan, 1),
          note: `план ${number(plan)}`,
          tint,
        }),
        stripe(place, tint),
      )
    }),
  ),
)

const margin = (total.fact - total.cost) / total.fact

const board = sketch('board', 262, () => {
  const six: readonly Card[] = [
    { title: 'Выручка', value: rub(total.fact) },
    { title: 'План', value: rub(total.plan) },
    { title: 'Выполнение', value: percent(total.fact / total.plan), tint: theme.tip },
    { title: 'Себестоимость', value: rub(total.cost) },
    { title: 'Маржа', value: percent(margin) },
    { title: 'Продано', value: `${number(total.qty)}\u00a0шт.` },
  ]
  return all(
    ...rows(whole(262), equal(2), 12).flatMap((row, upper) =>
      columns(row, equal(3), 12).map((place, index) =>
        card(place, { size: 27, ...at(six, upper * 3 + index) }),
      ),
    ),
  )
})

const boardRegions = sketch('board-regions', 138, () =>
  all(
    ...columns(whole(138), equal(4), 12).map((place, index) => {
      const { region, fact } = at(regionsByFact, index)
      return card(place, { title: region, value: number(fact), note: 'тыс.\u00a0₽' })
    }),
  ),
)

const zeroDimensional = sketch('zero-dimensional', 290, () => {
  const done = total.fact / total.plan
  const four: readonly Card[] = [
    { title: 'Выручка', value: rub(total.fact), note: `план ${number(total.plan)}` },
    { title: 'Выполнение плана', value: percent(done), note: 'план выполнен', tint: theme.tip },
    { title: 'Продано', value: `${number(total.qty)}\u00a0шт.`, note: 'за 2025 год' },
    { title: 'Средний чек', value: '341\u00a0₽', note: 'по всем магазинам' },
  ]
  return all(
    ...rows(whole(290), equal(2), 12).flatMap((row, upper) =>
      columns(row, equal(2), 12).map((place, index) =>
        card(place, { size: 34, ...at(four, upper * 2 + index) }),
      ),
    ),
  )
})

const html = sketch('html', 148, () => {
  const place = whole(148)
  return all(
    panel(place),
    rect(box(place.x + 1, place.y + 8, 6, place.h - 16), { fill: theme.accent, radius: 3 }),
    el(
      'text',
      { x: place.x + 26, y: place.y + 41, 'font-size': 20, fill: theme.text },
      'За 2025 год сеть выполнила план на ',
      el('tspan', { 'font-weight': 600, fill: theme.tip }, percent(total.fact / total.plan)),
    ),
    text(place.x + 26, place.y + 70, `Лучший регион — Центр, ${rub(2240)}`, { size: 18 }),
    text(place.x + 26, place.y + 106, 'Методика расчёта', { size: 18, fill: theme.accent }),
    line(place.x + 26, place.y + 117, place.x + 172, place.y + 117, { stroke: theme.accent }),
  )
})

/** A dashboard's upper strip with the sign of the chain in its left cell; two charts below. */
const image = sketch('image', 330, () => {
  const [head, body] = cutTop(whole(330), 64, 12)
  const [left, right] = columns(body, equal(2), 12)
  if (!left || !right) throw new Error('two charts need two places')
  const [first, plotArea] = dashlet(left, 'Выручка по регионам')
  const [second, ringArea] = dashlet(right, 'Категории')
  const mark = box(head.x, head.y, 116, head.h)
  return all(
    panel(head),
    rect(mark, { fill: theme.accentSoft, stroke: theme.accent, width: 2, radius: 8 }),
    logo(mark.x + 30, mark.y + 32, 34),
    text(mark.x + 56, mark.y + 32, 'Сеть', { bold: true, size: 18, fill: theme.accent }),
    text(head.x + 136, head.y + 32, 'Продажи сети — 2025 год', { bold: true, size: 20 }),
    input(box(head.x + head.w - 146, head.y + 14, 130, 36), 'Фильтры', { sign: 'filter' }),
    first,
    regionBars(plotArea),
    second,
    categoryRing(ringArea),
  )
})

/** Revenue of the regions as small columns. */
const regionBars = (area: Box): Svg =>
  bars(area, {
    names: regionsByFact.map(({ region }) => region),
    series: [{ values: regionsByFact.map(({ fact }) => fact), fill: meaning.fact }],
    labels: regionsByFact.map(({ fact }) => number(fact)),
    top: 2400,
  })

/** Shares of the categories as a ring with the whole in the middle. */
const categoryRing = (area: Box): Svg => {
  const [cx, cy, r] = [area.x + area.w / 2, area.y + area.h / 2, Math.min(area.w, area.h) / 2 - 4]
  return all(
    ring(cx, cy, r, [
      { value: 2900, fill: meaning.coffee },
      { value: 1510, fill: meaning.tea },
      { value: 600, fill: meaning.cocoa },
    ]),
    text(cx, cy, number(total.fact), { anchor: 'middle', bold: true, size: 18 }),
  )
}

const notes = sketch('notes', 268, () => {
  const place = whole(268)
  const entry = (y: number, initials: string, who: string, content: string): Svg =>
    all(
      portrait(place.x + 38, y + 26, 20, initials),
      text(place.x + 72, y + 14, who, { fill: theme.textMuted }),
      text(place.x + 72, y + 40, content, { size: 17, room: place.w - 90 }),
      line(place.x + 16, y + 64, place.x + place.w - 16, y + 64),
    )
  return all(
    panel(place),
    text(place.x + 18, place.y + 26, 'Заметки · План-факт · Юг', { bold: true, size: 18 }),
    line(place.x, place.y + 48, place.x + place.w, place.y + 48),
    entry(place.y + 58, 'ЗМ', '14.01.2026, Зимин', 'План 2026 года пересчитан по факту'),
    entry(place.y + 130, 'ОР', '12.01.2026, Орлова', `Недобор ${rub(80)}: план выше продаж на 9 %`),
    buttons(place.x + 18, place.y + 206, [['Добавить заметку', 'primary']]),
  )
})

const grid = sketch('grid', 356, () => {
  const place = whole(356)
  const [upper, lower] = rows(box(place.x + 14, place.y + 14, place.w - 28, place.h - 28), [1, 2.2], 12)
  if (!upper || !lower) throw new Error('a grid of two rows needs two places')
  const [revenue, done] = columns(upper, equal(2), 12)
  const [left, right] = columns(lower, equal(2), 12)
  if (!revenue || !done || !left || !right) throw new Error('a grid of two columns needs two places')
  const [first, plotArea] = dashlet(left, 'Столбцы по регионам')
  const [second, ringArea] = dashlet(right, 'Кольцо категорий')
  return all(
    rect(place, { fill: theme.surface, stroke: theme.lineStrong, dash: '6 5', radius: 8 }),
    card(revenue, { title: 'Выручка', value: rub(total.fact), size: 28 }),
    card(done, { title: 'Выполнение', value: percent(total.fact / total.plan), tint: theme.tip, size: 28 }),
    first,
    regionBars(plotArea),
    second,
    categoryRing(ringArea),
  )
})

/** The list of shops with the judgement of the plan instead of one colour. */
const listLights = sketch('list-stoplight', 200, () => {
  const place = whole(200)
  return all(
    panel(place),
    text(place.x + 18, place.y + 26, 'Регионы: выполнение плана', { bold: true, size: 18 }),
    ...regionsByFact.map(({ region, plan, fact }, index) => {
      const y = place.y + 64 + index * 34
      const tint = toneOf(fact / plan)
      return all(
        icon(fact >= plan ? 'check' : 'warning', place.x + 28, y, tint),
        text(place.x + 52, y, region, { size: 17 }),
        text(place.x + place.w - 130, y, signed(fact - plan), {
          anchor: 'end',
          fill: theme.textMuted,
          size: 17,
        }),
        text(place.x + place.w - 20, y, percent(fact / plan), {
          anchor: 'end',
          fill: tint,
          bold: true,
          size: 17,
        }),
      )
    }),
  )
})

/** Figures of the pages of cards and of what stands beside charts. */
export const cards: readonly Figure[] = [
  label,
  labelLights,
  board,
  boardRegions,
  zeroDimensional,
  html,
  image,
  notes,
  grid,
  listLights,
]
