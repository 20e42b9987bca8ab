// Parts of an interface that sketches are put together from: buttons, fields, chips, marks with numbers. They show no
// particular product: flat shapes in the site's colours.
import { color } from './colors.ts'
import { all, circle, line, rect, type Svg, TEXT, text, textIn, widthOf } from './draw.ts'
import { type Box, box, cutTop, inset } from './geometry.ts'
import { type Icon, icon } from './icons.ts'

/** Height of buttons and fields. */
const CONTROL = 36

/** A plain area with a thin border. */
export const panel = (b: Box, fill: string = color.paper, stroke: string = color.line): Svg =>
  rect(b, { fill, stroke, radius: 8 })

/** A window: its outline with a bar, and the room below the bar. */
export function windowed(b: Box, title: string, tools: readonly Icon[] = []): [Svg, Box] {
  const [bar, body] = cutTop(b, 44)
  const drawing = all(
    rect(b, { fill: color.paper, stroke: color.outline, radius: 10 }),
    rect(inset(bar, 1), { fill: color.surface, radius: 9 }),
    line(bar.x, bar.y + bar.h, bar.x + bar.w, bar.y + bar.h),
    text(bar.x + 16, bar.y + 22, title, { bold: true, room: bar.w - 40 - tools.length * 30 }),
    ...tools.map((tool, i) => icon(tool, bar.x + bar.w - 24 - 30 * (tools.length - 1 - i), bar.y + 22)),
  )
  return [drawing, body]
}

/** A round number that the text of the page refers to. */
export const mark = (cx: number, cy: number, number: number): Svg =>
  all(
    circle(cx, cy, 13, { fill: color.gold, stroke: color.paper, width: 2 }),
    text(cx, cy, String(number), { bold: true, anchor: 'middle' }),
  )

/** A button that fills its box. */
export function button(b: Box, label: string, kind: 'primary' | 'plain' | 'danger' = 'plain'): Svg {
  const look = {
    primary: { fill: color.accent, stroke: color.accent, text: color.paper },
    plain: { fill: color.paper, stroke: color.outline, text: color.ink },
    danger: { fill: color.paper, stroke: color.bad, text: color.bad },
  }[kind]
  return all(
    rect(b, { fill: look.fill, stroke: look.stroke, radius: 6 }),
    textIn(b, label, { fill: look.text, anchor: 'middle', bold: kind === 'primary' }),
  )
}

/** Buttons side by side from the left, each as wide as its label needs. */
export function buttons(
  x: number,
  y: number,
  labels: readonly (string | [string, 'primary' | 'danger'])[],
  gap = 12,
): Svg {
  let at = x
  return labels
    .map((entry) => {
      const [label, kind] = typeof entry === 'string' ? [entry, 'plain' as const] : entry
      const place = box(at, y, widthOf(label, { bold: true }) + 32, CONTROL)
      at += place.w + gap
      return button(place, label, kind)
    })
    .join('')
}

/** How a field is shown. */
export interface FieldLook {
  sign?: Icon
  /** The value is only a hint of what to type. */
  empty?: boolean
  mono?: boolean
  tone?: 'plain' | 'bad' | 'locked' | 'focus'
}

/** The input itself, without a label. */
export function input(b: Box, value: string, look: FieldLook = {}): Svg {
  const stroke = { plain: color.outline, bad: color.bad, locked: color.line, focus: color.accent }[
    look.tone ?? 'plain'
  ]
  const [place] = cutTop(b, CONTROL)
  return all(
    rect(place, {
      fill: look.tone === 'locked' ? color.surface : color.paper,
      stroke,
      radius: 6,
      width: look.tone === 'focus' ? 2 : 1,
    }),
    text(place.x + 12, place.y + CONTROL / 2, value, {
      fill: look.empty ? color.muted : color.ink,
      mono: look.mono ?? false,
      room: place.w - (look.sign ? 44 : 20),
    }),
    look.sign ? icon(look.sign, place.x + place.w - 20, place.y + CONTROL / 2) : '',
  )
}

/** An input under its label. */
export function field(b: Box, label: string, value: string, look: FieldLook = {}): Svg {
  const [head, rest] = cutTop(b, 24)
  return all(text(head.x, head.y + 10, label, { fill: color.muted, room: head.w }), input(rest, value, look))
}

/** A short word on a coloured ground, from the left edge `x`; `chipWidth` tells how long it is. */
export function chip(
  x: number,
  cy: number,
  label: string,
  tone: 'plain' | 'accent' | 'good' | 'warn' | 'bad' = 'plain',
): Svg {
  const [fill, ink] = {
    plain: [color.strong, color.ink],
    accent: [color.soft, color.accent],
    good: [color.goodSoft, color.good],
    warn: [color.warnSoft, color.warn],
    bad: [color.badSoft, color.bad],
  }[tone] as [string, string]
  const place = box(x, cy - 14, chipWidth(label), 28)
  return all(rect(place, { fill, radius: 14 }), textIn(place, label, { fill: ink, anchor: 'middle' }))
}

/** Width of a chip with this label. */
export const chipWidth = (label: string): number => widthOf(label) + 24

/** A tick box with its label. */
export const tick = (x: number, cy: number, on: boolean, label = ''): Svg =>
  all(
    rect(box(x, cy - 9, 18, 18), {
      fill: on ? color.accent : color.paper,
      stroke: on ? color.accent : color.outline,
      radius: 4,
    }),
    on ? icon('check', x + 9, cy, color.paper) : '',
    label ? text(x + 28, cy, label) : '',
  )

/** A round choice with its label. */
export const choice = (x: number, cy: number, on: boolean, label: string): Svg =>
  all(
    circle(x + 9, cy, 9, { fill: color.paper, stroke: on ? color.accent : color.outline, width: 2 }),
    on ? circle(x + 9, cy, 4.5, { fill: color.accent }) : '',
    text(x + 28, cy, label),
  )

/** A switch. */
export const toggle = (x: number, cy: number, on: boolean): Svg =>
  all(
    rect(box(x, cy - 11, 40, 22), { fill: on ? color.accent : color.outline, radius: 11 }),
    circle(x + (on ? 29 : 11), cy, 8, { fill: color.paper }),
  )

/** A scale with a knob; `part` is from 0 to 1. */
export const slider = (x: number, cy: number, w: number, part: number, from = 0): Svg =>
  all(
    rect(box(x, cy - 3, w, 6), { fill: color.strong, radius: 3 }),
    rect(box(x + w * Math.min(from, part), cy - 3, w * Math.abs(part - from), 6), {
      fill: color.accent,
      radius: 3,
    }),
    circle(x + w * part, cy, 10, { fill: color.paper, stroke: color.accent, width: 3 }),
  )

/** Where the heads of tabs stand: their left edges and widths. */
export function tabPlaces(b: Box, labels: readonly string[], active: number): { x: number; w: number }[] {
  let x = b.x
  const places = labels.map((label, i) => {
    const place = { x, w: widthOf(label, { bold: i === active }) }
    x += place.w + 24
    return place
  })
  if (x - 24 > b.x + b.w) throw new Error(`tabs ${labels.join(', ')} need ${Math.ceil(x - 24 - b.x)} units`)
  return places
}

/** Tabs along the top of a box, the active one underlined. */
export function tabs(b: Box, labels: readonly string[], active: number): Svg {
  const places = tabPlaces(b, labels, active)
  return all(
    line(b.x, b.y + 38, b.x + b.w, b.y + 38),
    rect(box(places[active].x, b.y + 35, places[active].w, 3), { fill: color.accent, radius: 1.5 }),
    ...labels.map((label, i) =>
      text(places[i].x, b.y + 18, label, {
        bold: i === active,
        fill: i === active ? color.accent : color.muted,
      }),
    ),
  )
}

/** Initials in a circle, in place of a photograph. */
export const portrait = (cx: number, cy: number, r: number, initials: string): Svg =>
  all(
    circle(cx, cy, r, { fill: color.soft, stroke: color.accent }),
    text(cx, cy, initials, {
      anchor: 'middle',
      bold: true,
      fill: color.accent,
      size: Math.max(TEXT, r * 0.8),
    }),
  )

/** A small note with a coloured edge. */
export function note(b: Box, tone: 'good' | 'warn' | 'bad' | 'accent', ...content: string[]): Svg {
  const [fill, edge] = {
    good: [color.goodSoft, color.good],
    warn: [color.warnSoft, color.warn],
    bad: [color.badSoft, color.bad],
    accent: [color.soft, color.accent],
  }[tone] as [string, string]
  const top = b.y + b.h / 2 - (content.length - 1) * 12
  return all(
    rect(b, { fill, radius: 6 }),
    rect(box(b.x, b.y, 4, b.h), { fill: edge }),
    ...content.map((value, i) => text(b.x + 16, top + i * 24, value, { room: b.w - 28 })),
  )
}
