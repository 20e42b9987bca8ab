// The card that a chart stands in: a dashlet with its heading, as a reader of a dashboard sees it.
import { WIDTH } from './figure.ts'
import { theme } from './palette.ts'
import { at, line, rect, root, text } from './svg.ts'

/** Height of the heading of a card. */
const HEADING = 50
/** Space between the edge of a card and what is in it. */
const PADDING = 20

/** A card and what it holds. */
export interface Card {
  readonly title: string
  /** Stands muted at the right end of the heading: the unit. */
  readonly note?: string
  /** Height of the content. */
  readonly height: number
  readonly width?: number
  /** Draws the content into an area of this size. */
  readonly body: (area: { readonly width: number; readonly height: number }) => string
}

/** A whole figure: one card. */
export function card({ title, note, height, width = WIDTH, body }: Card): string {
  const whole = height + HEADING + PADDING + 8
  return root(
    width,
    whole,
    rect(0.5, 0.5, width - 1, whole - 1, { rx: 8, fill: theme.background, stroke: theme.line }),
    text(PADDING, 32, title, { 'font-size': 20, 'font-weight': 600 }),
    ...(note
      ? [text(width - PADDING, 32, note, { 'font-size': 17, fill: theme.textMuted, 'text-anchor': 'end' })]
      : []),
    line(0.5, HEADING - 0.5, width - 0.5, HEADING - 0.5),
    at(PADDING, HEADING + 8, body({ width: width - 2 * PADDING, height })),
  )
}
