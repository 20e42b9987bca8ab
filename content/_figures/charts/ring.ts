// A small ring of shares for drawings that hold several dashlets.
import { theme } from '../palette.ts'
import { el, round } from '../svg.ts'

/** Shares from the top clockwise. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  parts: readonly { readonly value: number; readonly fill: string }[],
): string {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const inner = r * 0.6
  const point = (share: number, radius: number): string => {
    const angle = share * 2 * Math.PI
    return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`
  }
  const arc = (radius: number, large: boolean, clockwise: boolean, end: string): string =>
    `A${round(radius)} ${round(radius)} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${end}`
  return parts
    .map(({ value, fill }, index) => {
      const from = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0) / whole
      const to = from + value / whole
      const large = to - from > 0.5
      const d = `M${point(from, r)}${arc(r, large, true, point(to, r))}L${point(to, inner)}${arc(inner, large, false, point(from, inner))}Z`
      return el('path', { d, fill, stroke: theme.background, 'stroke-width': 2 })
    })
    .join('')
}
