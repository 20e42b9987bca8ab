// Strokes of a sketch: text, shapes and the frame of the file. Everything is a string of SVG, so a drawing is a concatenation
// and the same call always gives the same bytes. Text that would leave its place throws: a sketch cannot overlap silently.
import { WIDTH } from '../figure.ts'
import { el, escapeText, root, round } from '../svg.ts'
import { color } from './colors.ts'
import { type Box, box } from './geometry.ts'

export { WIDTH }

/** A piece of SVG. */
export type Svg = string

/** The size of type: nine pixels on a screen 360 px wide, the smallest that is read there. */
export const TEXT = 16

const MONO = "Consolas, Menlo, 'Liberation Mono', monospace"

/** How a text looks. */
export interface TextStyle {
  size?: number
  bold?: boolean
  mono?: boolean
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  /** Room in units; a longer text throws. */
  room?: number
}

/** Joins parts of a drawing. */
export const all = (...parts: Svg[]): Svg => parts.join('')

/** A whole sketch on white, of the common width. */
export const frame = (height: number, ...parts: Svg[]): Svg =>
  root(WIDTH, height, rect(box(0, 0, WIDTH, height), { fill: color.paper }), ...parts.filter(Boolean))

/** A text whose middle line is at `cy`. */
export function text(x: number, cy: number, value: string, style: TextStyle = {}): Svg {
  const size = style.size ?? TEXT
  if (style.room !== undefined) assertFits(value, style.room, style)
  return el(
    'text',
    {
      x,
      y: cy + size * 0.35,
      'font-size': size,
      'font-weight': style.bold ? 600 : undefined,
      'font-family': style.mono ? MONO : undefined,
      fill: style.fill ?? color.ink,
      'text-anchor': style.anchor === 'start' ? undefined : style.anchor,
    },
    escapeText(value),
  )
}

/** Lines of text one under another. */
export function lines(
  x: number,
  cy: number,
  values: readonly string[],
  style: TextStyle = {},
  step = 24,
): Svg {
  return values.map((value, i) => text(x, cy + i * step, value, style)).join('')
}

/** A text inside a box, at its middle height. */
export function textIn(b: Box, value: string, style: TextStyle & { pad?: number } = {}): Svg {
  const pad = style.pad ?? 0
  const anchor = style.anchor ?? 'start'
  const x = { start: b.x + pad, middle: b.x + b.w / 2, end: b.x + b.w - pad }[anchor]
  return text(x, b.y + b.h / 2, value, { ...style, room: b.w - pad * 2 })
}

/** How a shape is painted. */
export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  radius?: number
}

/** A rectangle. */
export function rect(b: Box, paint: Paint = {}): Svg {
  const radius = paint.radius ? ` rx="${n(paint.radius)}"` : ''
  return `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}"${radius}${painted(paint)}/>`
}

/** A circle. */
export const circle = (cx: number, cy: number, r: number, paint: Paint = {}): Svg =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${painted(paint)}/>`

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number, paint: Paint = {}): Svg =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"${painted({ stroke: color.line, ...paint })}/>`

/** A path from its own commands. */
export const path = (d: string, paint: Paint = {}): Svg => `<path d="${d}"${painted(paint)}/>`

/** A line through points. */
export function polyline(points: readonly (readonly [number, number])[], paint: Paint = {}): Svg {
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
  return path(d, { stroke: color.accent, width: 2.5, ...paint })
}

/** A line with a head at its end. */
export function arrow(x1: number, y1: number, x2: number, y2: number, stroke: string = color.muted): Svg {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wing = (turn: number): string =>
    `${n(x2 - 10 * Math.cos(angle + turn))} ${n(y2 - 10 * Math.sin(angle + turn))}`
  const head = `M${wing(0.45)}L${n(x2)} ${n(y2)}L${wing(-0.45)}`
  return all(line(x1, y1, x2, y2, { stroke, width: 2 }), path(head, { stroke, width: 2 }))
}

/** The width a text is expected to take. Fonts differ, so the figure is a little generous. */
export function widthOf(value: string, style: TextStyle = {}): number {
  const size = style.size ?? TEXT
  if (style.mono) return value.length * 0.605 * size
  const units = [...value].reduce((sum, char) => sum + charWidth(char), 0)
  return units * size * (style.bold ? 1.06 : 1)
}

/** A number as it is written into the file: at most two digits after the point. */
export const n = (value: number): string => String(round(value))

function charWidth(char: string): number {
  if (/[ .,:;'|!()[\]ijlІ·\u00a0]/.test(char)) return 0.31
  if (/[frt1гт\-–/"°]/.test(char)) return 0.46
  if (/[mwмжшщюыфMWЖШЩЮМФЫ@%—]/.test(char)) return 0.84
  if (/[A-ZА-Я]/.test(char)) return 0.7
  return 0.56
}

function assertFits(value: string, room: number, style: TextStyle): void {
  const width = widthOf(value, style)
  if (width > room + 1) throw new Error(`«${value}» needs ${Math.ceil(width)} of ${Math.floor(room)} units`)
}

function painted(paint: Paint): string {
  return [
    ` fill="${paint.fill ?? 'none'}"`,
    paint.stroke ? ` stroke="${paint.stroke}"` : '',
    paint.stroke && paint.width && paint.width !== 1 ? ` stroke-width="${n(paint.width)}"` : '',
    paint.stroke && paint.width && paint.width > 1 ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    paint.dash ? ` stroke-dasharray="${paint.dash}"` : '',
  ].join('')
}
