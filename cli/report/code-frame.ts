// Code frame: the source lines around a finding, with carets under its range.
import type { Place } from '../model/diagnostic.ts'
import type { Palette } from './colors.ts'
import { displayWidth, printable } from './width.ts'

/** Number of lines shown before the line of the finding. */
const LINES_BEFORE = 1
/** Longest part of a line that is shown, in UTF-16 code units. */
const LONGEST = 160
/** UTF-16 code units shown before the finding if the start of the line is cut off. */
const LEAD = 40

/** Splits a text into lines at any kind of line break. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
}

interface Cut {
  readonly text: string
  /** Index of `text` in the whole line. `mark` is the ellipsis shown before it. */
  readonly from: number
  readonly mark: string
}

function isLowSurrogate(text: string, index: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(index))
}

/** The part of a long line around a column. */
function cutLine(line: string, column: number): Cut {
  if (line.length <= LONGEST) return { text: line, from: 0, mark: '' }
  const wanted = column - 1 > LONGEST - LEAD ? column - 1 - LEAD : 0
  const from = isLowSurrogate(line, wanted) ? wanted - 1 : wanted
  const text = line.slice(from, from + LONGEST)
  const rest = from + LONGEST < line.length ? '…' : ''
  return { text: `${text}${rest}`, from, mark: from > 0 ? '…' : '' }
}

function carets({ text, from, mark }: Cut, start: number, end: number): string {
  const before = printable(text.slice(0, start - from))
  const upTo = printable(text.slice(0, Math.max(end - from, start - from)))
  const margin = displayWidth(mark) + displayWidth(before)
  const width = Math.max(1, displayWidth(upTo) - displayWidth(before))
  return `${' '.repeat(margin)}${'^'.repeat(width)}`
}

/** Lines of the frame; empty if the place is outside the text. */
export function codeFrame(text: string, place: Place, style: Palette): readonly string[] {
  const lines = linesOf(text)
  const { start, end } = place
  const line = lines[start.line - 1]
  if (line === undefined || start.column > line.length + 1) return []
  const gutter = String(start.line).length
  const row = (label: string, content: string) =>
    `${style.dim(`${label.padStart(gutter)} |`)} ${content}`.trimEnd()
  const first = Math.max(1, start.line - LINES_BEFORE)
  const before = lines
    .slice(first - 1, start.line - 1)
    .map((shown, index) => row(String(first + index), printable(cutLine(shown, 1).text)))
  const cut = cutLine(line, start.column)
  const last = Math.min(
    end === undefined ? start.column : end.line > start.line ? line.length + 1 : end.column,
    cut.from + LONGEST + 1,
  )
  return [
    ...before,
    row(String(start.line), `${cut.mark}${printable(cut.text)}`),
    row('', style.severity.error(carets(cut, start.column - 1, last - 1))),
  ]
}
