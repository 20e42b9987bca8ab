// Columns of one height whose width counts: the area of a layer is its share of the whole.
import { categories, regionByCategory, regionsByFact, sum } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, series, theme } from '../palette.ts'
import { at, rect, text } from '../svg.ts'
import { percent } from '../words.ts'
import { asset } from './echarts.ts'

const categoryColors = [meaning.coffee, meaning.tea, meaning.cocoa]
const onCategory = [theme.onAccent, theme.text, theme.onAccent]

/** A column of a Mekko chart: its name, its sum and the sums of its layers. */
interface MekkoColumn {
  readonly name: string
  readonly values: readonly number[]
}

/** Columns as wide as their share of the whole; layers as high as their share of the column. */
function mekkoFigure(
  name: string,
  title: string,
  columns: readonly MekkoColumn[],
  layers: readonly { readonly name: string; readonly color: string; readonly on: string }[],
): Figure {
  return {
    file: asset(name),
    svg: () =>
      card({
        title,
        height: 370,
        body: ({ width }) => {
          const whole = sum(columns.flatMap(({ values }) => values))
          const starts = columns.map((_, index) =>
            sum(columns.slice(0, index).flatMap(({ values }) => values)),
          )
          const keys = layers.map((layer, index) =>
            at(
              index * 124,
              0,
              rect(0, 4, 18, 12, { rx: 3, fill: layer.color }),
              text(25, 16, layer.name, { 'font-size': 17 }),
            ),
          )
          return [
            ...keys,
            ...columns.map((column, index) =>
              at(((starts[index] ?? 0) / whole) * width, 34, mekkoColumn(column, whole, width, layers)),
            ),
          ].join('')
        },
      }),
  }
}

const HEIGHT = 276

function mekkoColumn(
  { name, values }: MekkoColumn,
  whole: number,
  width: number,
  layers: readonly { readonly color: string; readonly on: string }[],
): string {
  const own = sum(values)
  const wide = (own / whole) * width - 4
  const stacked = values.map((value, index) => {
    const below = sum(values.slice(0, index)) / own
    const height = (value / own) * HEIGHT
    const y = HEIGHT - below * HEIGHT - height
    return [
      rect(0, y + 1, wide, height - 2, { fill: layers[index]?.color }),
      text(wide / 2, y + height / 2 + 6, percent(value / own), {
        'font-size': 17,
        fill: layers[index]?.on ?? theme.text,
        'text-anchor': 'middle',
      }),
    ].join('')
  })
  const under = (y: number, content: string, fill: string) =>
    text(wide / 2, y, content, { 'font-size': 17, fill, 'text-anchor': 'middle' })
  return [
    ...stacked,
    under(HEIGHT + 26, name, theme.text),
    under(HEIGHT + 50, percent(own / whole), theme.textMuted),
  ].join('')
}

const mekko = mekkoFigure(
  'mekko',
  'Доли категорий; ширина — выручка региона',
  regionsByFact.map(({ region }) => ({ name: region, values: regionByCategory[region] })),
  categories.map((name, index) => ({
    name,
    color: categoryColors[index] ?? theme.accent,
    on: onCategory[index] ?? theme.text,
  })),
)

const mekkoTurned = mekkoFigure(
  'mekko-turned',
  'Доли регионов; ширина — выручка категории',
  categories.map((name, index) => ({
    name,
    values: regionsByFact.map(({ region }) => regionByCategory[region][index] ?? 0),
  })),
  regionsByFact.map(({ region }, index) => ({
    name: region,
    color: [theme.accent, series[3], theme.info, meaning.plan][index] ?? theme.accent,
    on: [theme.onAccent, theme.text, theme.onAccent, theme.text][index] ?? theme.text,
  })),
)

/** Figures of the page of Mekko charts. */
export const mekkos: readonly Figure[] = [mekko, mekkoTurned]
