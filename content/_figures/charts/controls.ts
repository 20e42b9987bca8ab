// Dashlets that steer others: filters, lists that depend on each other, tabs, axes, scenarios, buttons.
import { categories, cities, factByCategory, regionByCategory, regionsByFact, total } from '../data.ts'
import type { Figure } from '../figure.ts'
import { all, arrow, frame, line, rect, type Svg, text, WIDTH } from '../kit/draw.ts'
import { type Box, box, columns, cutTop, equal } from '../kit/geometry.ts'
import { entries } from '../kit/lists.ts'
import { bars } from '../kit/minicharts.ts'
import { dashlet } from '../kit/parts.ts'
import { button, buttons, chip, field, input, panel, slider, tabs, tick } from '../kit/widgets.ts'
import { meaning, theme } from '../palette.ts'
import { number, percent, signed } from '../words.ts'
import { asset } from './echarts.ts'

const sketch = (name: string, height: number, draw: () => Svg): Figure => ({
  file: asset(name),
  svg: () => frame(height, draw()),
})

const whole = (height: number): Box => box(6, 6, WIDTH - 12, height - 12)
const regionNames = regionsByFact.map(({ region }) => region)
const categoryColors = [meaning.coffee, meaning.tea, meaning.cocoa]

/** Columns of one series with their numbers. */
const oneSeries = (
  area: Box,
  names: readonly string[],
  values: readonly number[],
  top: number,
  fill: string = meaning.fact,
): Svg => bars(area, { names, series: [{ values, fill }], labels: values.map((value) => number(value)), top })

const regionColumns = (area: Box): Svg =>
  oneSeries(
    area,
    regionNames,
    regionsByFact.map(({ fact }) => fact),
    2300,
  )

const tabsContent = sketch('tabs', 290, () => {
  const place = whole(290)
  return all(
    panel(place),
    tabs(box(place.x + 20, place.y + 8, place.w - 40, 40), ['Регионы', 'Категории', 'Динамика'], 0),
    regionColumns(box(place.x + 24, place.y + 62, place.w - 48, place.h - 74)),
  )
})

const tabsFilter = sketch('tabs-filter', 300, () => {
  const place = whole(300)
  const tea = categories.indexOf('Чай')
  const ground = box(place.x + 20, place.y + 66, place.w - 40, place.h - 84)
  const [chartArea, cardArea] = columns(ground, [2.6, 1], 14)
  if (!chartArea || !cardArea) throw new Error('a chart and a card need two places')
  const [dash, plot] = dashlet(chartArea, 'Выручка по регионам')
  return all(
    panel(place),
    tabs(box(place.x + 20, place.y + 8, place.w - 40, 40), ['Все', ...categories], tea + 1),
    dash,
    oneSeries(
      plot,
      regionNames,
      regionNames.map((region) => regionByCategory[region][tea] ?? 0),
      680,
      meaning.tea,
    ),
    panel(cardArea),
    text(cardArea.x + cardArea.w / 2, cardArea.y + 60, 'Чай', {
      anchor: 'middle',
      fill: theme.textMuted,
      size: 18,
    }),
    text(cardArea.x + cardArea.w / 2, cardArea.y + 104, number(factByCategory[tea] ?? 0), {
      anchor: 'middle',
      bold: true,
      size: 32,
    }),
    text(cardArea.x + cardArea.w / 2, cardArea.y + 144, 'тыс.\u00a0₽', {
      anchor: 'middle',
      fill: theme.textMuted,
    }),
  )
})

/** Two choices above a chart: before and after the first of them changed. */
const axesSelector = sketch('axes-selector', 330, () => {
  const state = (place: Box, dimension: string, draw: (area: Box) => Svg): Svg => {
    const [left, right] = columns(box(place.x + 12, place.y + 12, place.w - 24, 60), [1, 1], 10)
    if (!left || !right) throw new Error('two fields need two places')
    return all(
      panel(place),
      field(left, 'Разрез', dimension, { sign: 'down', tone: 'focus' }),
      field(right, 'Показатель', 'Выручка', { sign: 'down' }),
      draw(box(place.x + 14, place.y + 86, place.w - 28, place.h - 96)),
    )
  }
  const [left, right] = columns(whole(330), equal(2), 32)
  if (!left || !right) throw new Error('two states need two places')
  return all(
    state(left, 'Регион', regionColumns),
    arrow(left.x + left.w + 5, left.y + 48, right.x - 5, left.y + 48, theme.accent),
    state(right, 'Категория', (area) => oneSeries(area, categories, factByCategory, 3000)),
  )
})

/** Sliders of a scenario and what they make of the plan. */
const whatIfControls = sketch('what-if-controls', 262, () => {
  const place = whole(262)
  const rows = [
    { name: 'Рост плана, %', from: -20, to: 30, value: 10 },
    { name: 'Рост цены, %', from: -10, to: 10, value: 0 },
    { name: 'Рост количества, %', from: -10, to: 10, value: 0 },
  ]
  const plan = (total.plan * 110) / 100
  return all(
    panel(place),
    text(place.x + 20, place.y + 28, 'Сценарий', { bold: true, size: 18 }),
    ...rows.map(({ name, from, to, value }, index) => {
      const y = place.y + 74 + index * 46
      const share = (number_: number) => (number_ - from) / (to - from)
      return all(
        text(place.x + 20, y, name, { size: 17 }),
        text(place.x + 232, y, signed(from), { anchor: 'end', fill: theme.textMuted }),
        slider(place.x + 246, y, 220, share(value), share(0)),
        text(place.x + 480, y, signed(to), { fill: theme.textMuted }),
        input(box(place.x + place.w - 92, y - 18, 72, 36), signed(value), {
          tone: value ? 'focus' : 'plain',
        }),
      )
    }),
    line(place.x + 20, place.y + 194, place.x + place.w - 20, place.y + 194),
    text(place.x + 20, place.y + 222, `План: ${number(total.plan)} → ${number(plan)} тыс.\u00a0₽`, {
      bold: true,
      size: 17,
    }),
    text(place.x + place.w - 20, place.y + 222, `выполнение ${percent(total.fact / plan)}`, {
      anchor: 'end',
      size: 17,
      fill: theme.danger,
    }),
  )
})

const filters = sketch('filter-panel', 190, () => {
  const place = whole(190)
  const [period, region, category] = columns(
    box(place.x + 18, place.y + 18, place.w - 36, 60),
    [1.5, 1, 1],
    14,
  )
  if (!period || !region || !category) throw new Error('three fields need three places')
  return all(
    panel(place),
    field(period, 'Период', '01.01.2025 — 31.12.2025', { sign: 'calendar' }),
    field(region, 'Регион', 'Юг', { sign: 'down', tone: 'focus' }),
    field(category, 'Категория', 'Все', { sign: 'down', empty: true }),
    text(place.x + 18, place.y + 126, 'Отобрано:', { fill: theme.textMuted }),
    chip(place.x + 104, place.y + 126, '2025 год', 'accent'),
    chip(place.x + 210, place.y + 126, 'Юг', 'accent'),
    buttons(place.x + place.w - 266, place.y + 108, [['Применить', 'primary'], 'Сбросить']),
  )
})

/** The second list holds only the cities of the region chosen in the first. */
const dependentLists = sketch('lpekoob', 262, () => {
  const [left, right] = columns(whole(262), equal(2), 60)
  if (!left || !right) throw new Error('two lists need two places')
  const list = (
    place: Box,
    title: string,
    names: readonly (readonly [string, number])[],
    active: number,
  ): Svg => {
    const [head, body] = cutTop(place, 60, 8)
    return all(
      field(head, title, names[active]?.[0] ?? '', { sign: 'down', tone: 'focus' }),
      panel(box(body.x, body.y, body.w, names.length * 40 + 12)),
      entries(
        box(body.x + 6, body.y + 6, body.w - 12, names.length * 40),
        names.map(([label, fact], index) => ({ label, side: number(fact), active: index === active })),
        40,
      ),
    )
  }
  return all(
    list(
      left,
      'Регион',
      regionsByFact.map(({ region, fact }) => [region, fact] as const),
      0,
    ),
    arrow(left.x + left.w + 8, left.y + 42, right.x - 8, left.y + 42, theme.accent),
    list(
      right,
      'Город — только из «Центра»',
      cities.filter(({ region }) => region === 'Центр').map(({ city, fact }) => [city, fact] as const),
      0,
    ),
  )
})

/** A switch of two buttons: the same chart in pieces. */
const buttonSwitch = sketch('button', 270, () => {
  const place = whole(270)
  const row = box(place.x + 20, place.y + 16, 100, 36)
  return all(
    panel(place),
    button(row, 'Рубли'),
    button(box(row.x + 112, row.y, 100, 36), 'Штуки', 'primary'),
    text(place.x + 246, row.y + 18, 'Количество по регионам, шт.', { bold: true, size: 18 }),
    oneSeries(
      box(place.x + 24, place.y + 62, place.w - 48, place.h - 72),
      regionNames,
      regionsByFact.map(({ qty }) => qty),
      7400,
      theme.info,
    ),
  )
})

/** What the states of a button look like. */
const buttonStates = sketch('button-states', 96, () => {
  const places = columns(box(6, 8, WIDTH - 12, 36), equal(4), 16)
  const captions = ['обычная', 'нажатая', 'опасная', 'запрещённая']
  const middle = (place: Box) => place.x + place.w / 2
  return all(
    ...places.map((place, index) =>
      all(
        index === 3
          ? all(
              rect(place, { fill: theme.surfaceStrong, stroke: theme.line, radius: 6 }),
              text(middle(place), place.y + 18, 'Выгрузить', { anchor: 'middle', fill: theme.textMuted }),
            )
          : button(
              place,
              ['Заметки', 'Штуки', 'Пересчитать'][index] ?? '',
              (['plain', 'primary', 'danger'] as const)[index] ?? 'plain',
            ),
        text(middle(place), place.y + 62, captions[index] ?? '', { anchor: 'middle', fill: theme.textMuted }),
      ),
    ),
  )
})

/** Legend switched off: what is left is no longer the whole. */
const hiddenSlice = sketch('legend-hidden', 96, () => {
  const place = whole(96)
  return all(
    panel(place),
    ...categories.map((name, index) => {
      const x = place.x + 24 + index * 200
      const on = index < 2
      const share = (factByCategory[index] ?? 0) / ((factByCategory[0] ?? 0) + (factByCategory[1] ?? 0))
      return all(
        tick(x, place.y + 42, on),
        rect(box(x + 30, place.y + 35, 14, 14), {
          fill: on ? (categoryColors[index] ?? '') : theme.line,
          radius: 3,
        }),
        text(x + 52, place.y + 42, on ? `${name} ${percent(share)}` : `${name} скрыто`, {
          size: 17,
          fill: on ? theme.text : theme.textMuted,
        }),
      )
    }),
  )
})

/** Figures of the pages of dashlets that steer others. */
export const controls: readonly Figure[] = [
  tabsContent,
  tabsFilter,
  axesSelector,
  whatIfControls,
  filters,
  dependentLists,
  buttonSwitch,
  buttonStates,
  hiddenSlice,
]
