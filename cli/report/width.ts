// Computes how many terminal columns a text takes, so that carets are aligned with the text above.
import { visible } from '../text/escape.ts'

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u
const NONE = /^[\p{Mark}\p{Format}\p{Control}]+$/u

/** Created on first use: loading it takes the engine as long as a whole short command. */
const made: { segmenter?: Intl.Segmenter } = {}

function graphemes(text: string): Intl.Segments {
  made.segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return made.segmenter.segment(text)
}

/** Columns between tab stops. */
export const TAB_WIDTH = 4

/** Columns of a grapheme; tabs are handled by `displayWidth`. */
function graphemeWidth(grapheme: string): number {
  if (NONE.test(grapheme)) return 0
  return WIDE.test(grapheme) || grapheme.includes('\ufe0f') ? 2 : 1
}

/** Columns of a text that starts at the left margin, with tabs expanded. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes(text)) {
    width += segment === '\t' ? TAB_WIDTH - (width % TAB_WIDTH) : graphemeWidth(segment)
  }
  return width
}

/** Expands tabs and makes control characters visible, so that page content cannot send escape codes to the terminal. */
export function printable(text: string): string {
  let made = ''
  for (const part of text.split(/(\t)/)) {
    made += part === '\t' ? ' '.repeat(TAB_WIDTH - (displayWidth(made) % TAB_WIDTH)) : visible(part)
  }
  return made
}
