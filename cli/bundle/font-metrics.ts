// Fits a system font to the size of another font: by the average width of letters in running text, and by the line
// metrics. https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
import type { OpenedFont } from './font-library.ts'

/** Letter frequencies in running text, per thousand. */
const FREQUENCIES = {
  Latn: 'e127 t91 a82 o75 i70 n67 s63 h61 r60 d43 l40 c28 u28 m24 w24 f22 g20 y20 p19 b15 v10 k8 j1 x1 q1 z1',
  Cyrl: 'о110 е85 а80 и74 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7 ю6 ц5 щ4 э3 ф3 ъ1',
} as const

/** Scripts that a system font can be fitted to. */
export type FittedScript = keyof typeof FREQUENCIES

export const FITTED_SCRIPTS = Object.keys(FREQUENCIES) as readonly FittedScript[]

/** A letter that every font for the script has. */
export const LETTERS: Readonly<Record<FittedScript, number>> = { Latn: 0x61, Cyrl: 0x430 }

/** Unicode ranges of a fitted system font if the font has no `unicode-range`: all other scripts go with Latin. */
export const RANGES: Readonly<Record<FittedScript, string>> = {
  Latn: 'U+0-3FF,U+530-10FFFF',
  Cyrl: 'U+400-52F',
}

/** Mean letter width in running text, in ems; null if letters are missing. */
export function meanWidth(font: OpenedFont, script: FittedScript): number | null {
  const counted = FREQUENCIES[script].split(' ').map((entry) => {
    const [letter = '', count] = [entry.slice(0, 1), Number(entry.slice(1))]
    return { code: letter.codePointAt(0) ?? 0, count }
  })
  if (counted.some(({ code }) => !font.hasGlyphForCodePoint(code))) return null
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const width = counted.reduce(
    (sum, { code, count }) => sum + font.glyphForCodePoint(code).advanceWidth * count,
    0,
  )
  return width / all / font.unitsPerEm
}

/** Declarations that fit a system font to another font. `systemWidth`: mean letter width of the system font, in ems. */
export function fittedTo(font: OpenedFont, script: FittedScript, systemWidth: number): string | null {
  const width = meanWidth(font, script)
  if (width === null || !(width > 0) || !(systemWidth > 0)) return null
  const size = width / systemWidth
  const part = (length: number) => percent(length / font.unitsPerEm / size)
  return [
    `size-adjust:${percent(size)}`,
    `ascent-override:${part(font.ascent)}`,
    `descent-override:${part(Math.abs(font.descent))}`,
    `line-gap-override:${part(font.lineGap)}`,
  ].join(';')
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
