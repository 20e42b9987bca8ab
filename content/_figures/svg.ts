// Writes SVG as text: elements with escaped attributes and rounded numbers, and the root that every figure has.
import { fontFamily, theme } from './palette.ts'

/** Attributes of an element; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Text as it stands in markup. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A number with at most two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0

/** An element with children that are markup already. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${escapeText(String(typeof value === 'number' ? round(value) : value))}"`,
    )
    .join('')
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
}

/** A group moved to a place. */
export const at = (x: number, y: number, ...children: readonly string[]): string =>
  el('g', { transform: `translate(${round(x)} ${round(y)})` }, ...children)

/** One line of text; `y` is its base line. */
export const text = (
  x: number,
  y: number,
  content: string,
  attributes: Attributes & { readonly 'font-size': number },
): string => el('text', { x, y, fill: theme.text, ...attributes }, escapeText(content))

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  el('rect', { x, y, width, height, ...attributes })

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}) =>
  el('line', { x1, y1, x2, y2, stroke: theme.line, ...attributes })

/** A whole drawing on white: figures are shown by the page in both colour modes. */
export const root = (width: number, height: number, ...children: readonly string[]): string =>
  `${el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily,
    },
    '\n',
    ...children.map((child) => `${child}\n`),
  )}\n`
