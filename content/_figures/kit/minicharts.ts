// Small charts inside a sketch. They are drawn to scale from the numbers given, so a sketch never contradicts the data.
import { color } from './colors.ts'
import { all, circle, line, polyline, rect, type Svg, text } from './draw.ts'
import { type Box, box, columns, equal } from './geometry.ts'

/** A bar is never wider than this. */
const WIDEST = 52

/** Series side by side over common names. */
export interface BarsLook {
  names: readonly string[]
  series: readonly { values: readonly number[]; fill: string }[]
  top: number
  /** Numbers above the bars of the last series. */
  labels?: readonly string[]
  /** Emphasises one group: the others are faint. */
  only?: number
}

/** Upright bars with names below. */
export function bars(b: Box, look: BarsLook): Svg {
  const plot = box(b.x, b.y + 22, b.w, b.h - 48)
  const height = (value: number): number => (plot.h * value) / look.top
  const slots = columns(plot, equal(look.names.length), 14)
  const group = (slot: Box, i: number): Svg => {
    const faint = look.only !== undefined && look.only !== i
    const width = Math.min(slot.w, look.series.length * WIDEST)
    const place = box(slot.x + (slot.w - width) / 2, slot.y, width, slot.h)
    const parts = columns(place, equal(look.series.length), 3).map((part, s) => {
      const series = look.series[s]
      const h = height(series.values[i])
      return rect(box(part.x, plot.y + plot.h - h, part.w, h), {
        fill: faint ? color.line : series.fill,
      })
    })
    const tallest = Math.max(...look.series.map((series) => height(series.values[i])))
    return all(
      ...parts,
      look.labels
        ? text(slot.x + slot.w / 2, plot.y + plot.h - tallest - 12, look.labels[i], {
            anchor: 'middle',
          })
        : '',
      text(slot.x + slot.w / 2, plot.y + plot.h + 16, look.names[i], {
        anchor: 'middle',
        fill: color.muted,
      }),
    )
  }
  return all(
    line(plot.x - 4, plot.y + plot.h, plot.x + plot.w + 4, plot.y + plot.h, { stroke: color.outline }),
    ...slots.map(group),
  )
}

/** A line through values, with names below and a dot at each value. */
export function trend(
  b: Box,
  values: readonly number[],
  range: readonly [number, number],
  names: readonly string[] = [],
): Svg {
  const plot = names.length > 0 ? box(b.x, b.y, b.w, b.h - 28) : b
  const slots = columns(plot, equal(values.length))
  const points = values.map((value, i): [number, number] => {
    const slot = slots[i]
    return [slot.x + slot.w / 2, plot.y + plot.h - (plot.h * (value - range[0])) / (range[1] - range[0])]
  })
  return all(
    line(plot.x, plot.y + plot.h, plot.x + plot.w, plot.y + plot.h, { stroke: color.outline }),
    polyline(points),
    ...points.map(([x, y]) => circle(x, y, 4, { fill: color.paper, stroke: color.accent, width: 2.5 })),
    ...names.map((name, i) =>
      text(points[i][0], plot.y + plot.h + 16, name, { anchor: 'middle', fill: color.muted }),
    ),
  )
}

/** A name with the colour of its series. */
export const legend = (x: number, cy: number, fill: string, label: string): Svg =>
  all(rect(box(x, cy - 7, 14, 14), { fill, radius: 3 }), text(x + 22, cy, label))
