// Content of a share image -> SVG. Lines are broken by estimated widths; the result is then measured and scaled down if
// the font is wider than estimated.
import type { ShareImagesConfig } from '../model/config.ts'
import type { ShareCard } from '../model/share-card.ts'
import { escapeHtml } from '../text/escape.ts'

/** Size in px that social networks ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Measures the width of an SVG's content in px. */
export type MeasureSvg = (svg: string) => number

const { width, height } = SHARE_IMAGE_SIZE
const MARGIN = 88
const ROOM = width - 2 * MARGIN
/** Font sizes of the title, and how many lines fit at each size. */
const TITLE_SIZES = [
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
  { size: 58, lines: 4 },
] as const
const SMALL = 34
/**
 * Text whose estimated width is below this fraction of the space needs no measuring: no common font exceeds the
 * estimate by so much.
 */
const SAFE_WIDTH_RATIO = 0.7

/** The share image of a card. */
export function shareCardSvg(card: ShareCard, style: ShareImagesConfig, widthOf: MeasureSvg): string {
  const { size, lines } = titleLines(card.title)
  const leading = size * 1.18
  const top = height / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2
  const title = lines.map((line, at) => ({ line, y: at * leading, size }))
  const small = (line: string) => [{ line, y: 0, size: SMALL }]
  return document(
    [
      `<rect width="${width}" height="${height}" fill="${style.background}"/>`,
      `<rect width="14" height="${height}" fill="${style.accent}"/>`,
      `<g fill="${style.accent}">${fitted(small(card.site), 116, widthOf)}</g>`,
      `<g fill="${style.color}">${fitted(title, top, widthOf)}</g>`,
      `<g fill="${style.color}" fill-opacity="0.75">${fitted(small(trailText(card.trail)), height - 84, widthOf)}</g>`,
    ].join(''),
  )
}

const document = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Arimo" font-weight="700">${content}</svg>`

/** A line of text, `y` px below the first. */
interface Line {
  readonly line: string
  readonly y: number
  readonly size: number
}

/**
 * Lines moved to their position, and scaled down if they do not fit. Measuring is slow, so clearly short lines are not
 * measured.
 */
function fitted(lines: readonly Line[], y: number, widthOf: MeasureSvg): string {
  const content = lines
    .map((each) => `<text y="${each.y.toFixed(1)}" font-size="${each.size}">${escapeHtml(each.line)}</text>`)
    .join('')
  const isShort = lines.every(({ line, size }) => estimatedWidth(line) * size < ROOM * SAFE_WIDTH_RATIO)
  const wide = isShort ? 0 : widthOf(document(content))
  const scale = wide > ROOM ? ` scale(${(ROOM / wide).toFixed(4)})` : ''
  return `<g transform="translate(${MARGIN} ${y.toFixed(1)})${scale}">${content}</g>`
}

/** The title in the largest size that fits. A title too long for every size ends in an ellipsis. */
export function titleLines(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const { size, lines: most } of TITLE_SIZES) {
    const lines = brokenLines(title, ROOM / size)
    if (lines.length <= most) return { size, lines }
  }
  const { size, lines: most } = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TITLE_SIZES[0]
  const lines = brokenLines(title, ROOM / size).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), `${(lines.at(-1) ?? '').replace(/[\s.,:;–—-]*$/, '')}…`] }
}

/** A space between words, but not after a preposition or conjunction of one or two letters. */
const UNBROKEN = /(?<!(?:^|\s)\p{L}{1,2}) /u

/** Breaks a title into lines at most `room` times the font size wide; longer words are cut. */
function brokenLines(title: string, room: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of title.split(UNBROKEN).flatMap((each) => pieces(each, room))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (estimatedWidth(longer) <= room) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function pieces(word: string, room: number): readonly string[] {
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (estimatedWidth(piece + character) > room) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

/** Estimated width of bold text relative to the font size: narrow, wide and other letters of a common grotesque. */
function estimatedWidth(text: string): number {
  let sum = 0
  for (const character of text)
    sum += /[ijlftrI.,:;!'|()[\]\s]/.test(character)
      ? 0.34
      : /[mwMWшщжюмфыШЩЖЮМФЫ@%—…]/.test(character)
        ? 0.88
        : /\p{Lu}/u.test(character)
          ? 0.72
          : 0.59
  return sum
}

/** The breadcrumb trail of the page in one line; a long trail loses its middle. */
function trailText(trail: readonly string[]): string {
  const whole = trail.join(' › ')
  const most = ROOM / SMALL
  if (trail.length < 3 || estimatedWidth(whole) <= most) return whole
  return `${trail[0]} › … › ${trail.at(-1)}`
}
