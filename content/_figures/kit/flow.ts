// Nodes and wires of a flow, as its editor draws them.
import { color } from './colors.ts'
import { all, circle, n, path, rect, type Svg, text } from './draw.ts'
import { type Box, box } from './geometry.ts'
import { type Icon, icon } from './icons.ts'

/** Height of a node. */
export const NODE = 40

/** A node of a flow. */
export interface NodeLook {
  x: number
  y: number
  w: number
  label: string
  sign: Icon
  tone?: 'start' | 'work' | 'end' | 'alarm'
  /** Ports: what a node without input or output lacks. */
  input?: boolean
  outputs?: number
  /** A line of state below the node. */
  state?: string
  stateTint?: string
}

/** A node with its sign, ports and state. */
export function node(look: NodeLook): Svg {
  const ground = { start: color.blueSoft, work: color.soft, end: color.goodSoft, alarm: color.warnSoft }[
    look.tone ?? 'work'
  ]
  const edge = { start: color.blue, work: color.accent, end: color.good, alarm: color.warn }[
    look.tone ?? 'work'
  ]
  const place = box(look.x, look.y, look.w, NODE)
  const port = (cx: number, cy: number): Svg =>
    rect(box(cx - 6, cy - 6, 12, 12), { fill: color.paper, stroke: edge, width: 2, radius: 3 })
  return all(
    rect(place, { fill: ground, stroke: edge, radius: 6 }),
    icon(look.sign, place.x + 24, place.y + NODE / 2, edge),
    text(place.x + 44, place.y + NODE / 2, look.label, { room: look.w - 52 }),
    look.input === false ? '' : port(place.x, place.y + NODE / 2),
    ...outputs(place, look.outputs ?? 1).map(([x, y]) => port(x, y)),
    look.state
      ? all(
          circle(place.x + 12, place.y + NODE + 16, 5, { fill: look.stateTint ?? color.good }),
          text(place.x + 24, place.y + NODE + 16, look.state, { fill: color.muted }),
        )
      : '',
  )
}

/** Where the outputs of a node are. */
export function outputs(place: Box, count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => [
    place.x + place.w,
    place.y + (NODE * (i + 1)) / (count + 1),
  ])
}

/** A wire from an output to an input. */
export function wire(x1: number, y1: number, x2: number, y2: number, stroke: string = color.outline): Svg {
  const bend = Math.max(24, Math.abs(x2 - x1) / 2)
  const d = `M${n(x1)} ${n(y1)}C${n(x1 + bend)} ${n(y1)} ${n(x2 - bend)} ${n(y2)} ${n(x2)} ${n(y2)}`
  return path(d, { stroke, width: 3 })
}
