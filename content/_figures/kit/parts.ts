// Parts of the platform's own screens that several sketches show: its header, its sections, a dashlet, a card of an atlas.
// One drawing of each, so that the same thing looks the same on every page.
import { color } from './colors.ts'
import { all, line, path, rect, type Svg, text } from './draw.ts'
import { type Box, box, cutTop, inset } from './geometry.ts'
import { type Icon, icon } from './icons.ts'
import { input, panel, portrait } from './widgets.ts'

/** Height of the header of a page. */
const HEADER = 52

/** A page of the platform: outline, header with a logo, a search field and the reader's initials; and the room below. */
export function page(b: Box, title: string, search = 'Поиск'): [Svg, Box] {
  const [head, body] = cutTop(b, HEADER)
  const cy = head.y + HEADER / 2
  const drawing = all(
    rect(b, { fill: color.paper, stroke: color.outline, radius: 10 }),
    logo(head.x + 28, cy),
    text(head.x + 52, cy, title, { bold: true, room: head.w - 310 }),
    input(box(head.x + head.w - 236, head.y + 8, 170, 36), search, { sign: 'search', empty: true }),
    portrait(head.x + head.w - 32, cy, 18, 'А'),
    line(head.x, head.y + HEADER, head.x + head.w, head.y + HEADER),
  )
  return [drawing, body]
}

/** The sign in the corner of every page: three bars in a square. */
export const logo = (cx: number, cy: number, size = 28): Svg => {
  const bar = (i: number, part: number): Svg =>
    rect(box(cx - size * 0.3 + i * size * 0.22, cy + size * 0.28 - size * part, size * 0.15, size * part), {
      fill: color.paper,
    })
  return all(
    rect(box(cx - size / 2, cy - size / 2, size, size), { fill: color.accent, radius: size * 0.22 }),
    bar(0, 0.3),
    bar(1, 0.56),
    bar(2, 0.42),
  )
}

/** The five sections with their signs, in the order of the menu. */
export const SECTIONS: readonly { title: string; sign: Icon }[] = [
  { title: 'Визуализации', sign: 'chart' },
  { title: 'Данные', sign: 'data' },
  { title: 'Отчёты', sign: 'report' },
  { title: 'Коммуникации', sign: 'talk' },
  { title: 'Администрирование', sign: 'gear' },
]

/** The narrow strip of section signs at the left of a page. */
export function rail(b: Box, active: number, count = SECTIONS.length): Svg {
  return all(
    rect(inset(b, 1), { fill: color.surface, radius: 8 }),
    line(b.x + b.w, b.y, b.x + b.w, b.y + b.h),
    ...SECTIONS.slice(0, count).map(({ sign }, i) => {
      const cy = b.y + 30 + i * 46
      return all(
        i === active ? rect(box(b.x + 8, cy - 19, b.w - 16, 38), { fill: color.soft, radius: 8 }) : '',
        icon(sign, b.x + b.w / 2, cy, i === active ? color.accent : color.muted),
      )
    }),
  )
}

/** A dashlet: a card with a title; and the room for its content. */
export function dashlet(b: Box, title: string, tools: readonly Icon[] = []): [Svg, Box] {
  const drawing = all(
    panel(b),
    text(b.x + 14, b.y + 22, title, { bold: true, room: b.w - 24 - tools.length * 28 }),
    ...tools.map((tool, i) => icon(tool, b.x + b.w - 22 - 28 * (tools.length - 1 - i), b.y + 22)),
  )
  return [drawing, box(b.x + 14, b.y + 42, b.w - 28, b.h - 54)]
}

/** A card with one number. */
export function figure(b: Box, label: string, value: string, tint: string = color.ink): Svg {
  return all(
    panel(b),
    text(b.x + 14, b.y + 22, label, { fill: color.muted, room: b.w - 24 }),
    text(b.x + 14, b.y + b.h - 24, value, { bold: true, size: 24, fill: tint, room: b.w - 24 }),
  )
}

/** A card of an atlas: a picture in its colour, a name and a line about it. */
export function atlas(
  b: Box,
  title: string,
  about: string,
  sign: Icon,
  tint: string = color.accent,
  ground: string = color.soft,
): Svg {
  const [picture, rest] = cutTop(b, b.h - 66)
  return all(
    panel(b, color.paper, color.outline),
    path(
      `M${b.x + 1} ${picture.y + picture.h}V${b.y + 8}a7 7 0 0 1 7 -7H${b.x + b.w - 8}a7 7 0 0 1 7 7V${picture.y + picture.h}Z`,
      {
        fill: ground,
      },
    ),
    icon(sign, picture.x + picture.w / 2, picture.y + picture.h / 2, tint),
    text(rest.x + 12, rest.y + 22, title, { bold: true, room: rest.w - 20 }),
    text(rest.x + 12, rest.y + 46, about, { fill: color.muted, room: rest.w - 20 }),
  )
}
