// Tables, trees and menus: what repeats line by line.
import { color } from './colors.ts'
import { all, line, rect, type Svg, text, textIn } from './draw.ts'
import { type Box, box, columns } from './geometry.ts'
import { type Icon, icon } from './icons.ts'
import { panel } from './widgets.ts'

/** What a table shows. */
export interface TableLook {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Shares of the width. */
  widths: readonly number[]
  /** Columns of numbers, which end at the right. */
  numbers?: readonly number[]
  rowHeight?: number
  /** Rows in bold: totals. */
  totals?: readonly number[]
  /** Ground of a row. */
  ground?: (row: number) => string | undefined
  /** Colour of a cell's text. */
  tint?: (row: number, column: number) => string | undefined
}

/** A table from the top of the box; its height follows from the rows. */
export function table(b: Box, look: TableLook): Svg {
  const step = look.rowHeight ?? 34
  const cells = columns(box(b.x, b.y, b.w, step), look.widths)
  const cell = (value: string, row: number, column: number, header: boolean): Svg => {
    const place = cells[column]
    if (!place) throw new Error(`no column ${column} for «${value}»`)
    const bold = header || (look.totals?.includes(row) ?? false)
    const tint = header ? color.muted : look.tint?.(row, column)
    return textIn(box(place.x, b.y + step * (row + 1), place.w, step), value, {
      pad: 8,
      bold,
      anchor: look.numbers?.includes(column) ? 'end' : 'start',
      ...(tint ? { fill: tint } : {}),
    })
  }
  return all(
    rect(box(b.x, b.y, b.w, step), { fill: color.surface }),
    ...look.rows.map((_, row) => {
      const fill = look.ground?.(row) ?? (look.totals?.includes(row) ? color.soft : undefined)
      return fill ? rect(box(b.x, b.y + step * (row + 1), b.w, step), { fill }) : ''
    }),
    ...look.rows.map((_, row) => line(b.x, b.y + step * (row + 1), b.x + b.w, b.y + step * (row + 1))),
    line(b.x, b.y + tableHeight(look), b.x + b.w, b.y + tableHeight(look)),
    ...look.head.map((value, column) => cell(value, -1, column, true)),
    ...look.rows.map((row, r) => row.map((value, column) => cell(value, r, column, false)).join('')),
  )
}

/** Height of a table. */
export const tableHeight = (look: Pick<TableLook, 'rows' | 'rowHeight'>): number =>
  (look.rowHeight ?? 34) * (look.rows.length + 1)

/** A line of a tree or of a menu. */
export interface Entry {
  label: string
  level?: number
  sign?: Icon
  active?: boolean
  bold?: boolean
  /** Text at the right end. */
  side?: string
  tint?: string
}

/** Lines under one another, the active one on a coloured ground. */
export function entries(b: Box, list: readonly Entry[], step = 34): Svg {
  return list
    .map((entry, i) => {
      const place = box(b.x, b.y + i * step, b.w, step)
      const indent = 10 + (entry.level ?? 0) * 20
      const ink = entry.tint ?? (entry.active ? color.accent : color.ink)
      return all(
        entry.active ? rect(place, { fill: color.soft, radius: 6 }) : '',
        entry.sign
          ? icon(
              entry.sign,
              place.x + indent + 8,
              place.y + step / 2,
              entry.active ? color.accent : color.muted,
            )
          : '',
        text(place.x + indent + (entry.sign ? 26 : 0), place.y + step / 2, entry.label, {
          bold: entry.bold ?? entry.active ?? false,
          fill: ink,
          room: place.w - indent - (entry.sign ? 26 : 0) - 4,
        }),
        entry.side
          ? text(place.x + place.w - 10, place.y + step / 2, entry.side, { anchor: 'end', fill: color.muted })
          : '',
      )
    })
    .join('')
}

/** A menu over the page. */
export const menu = (b: Box, list: readonly Entry[], step = 34): Svg =>
  all(
    rect(box(b.x + 3, b.y + 4, b.w, list.length * step + 12), { fill: color.strong, radius: 8 }),
    panel(box(b.x, b.y, b.w, list.length * step + 12), color.paper, color.outline),
    entries(box(b.x + 6, b.y + 6, b.w - 12, list.length * step), list, step),
  )
