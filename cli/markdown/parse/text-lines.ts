// Converts between offsets in a text and lines and columns.
import { lineIndex, lineStarts } from '../../text/line-starts.ts'
import type { TreePoint, TreePosition } from '../tree.ts'

/** A text with the start offsets of its lines. */
export interface TextLines {
  readonly text: string
  readonly starts: readonly number[]
}

/** Splits a text into lines. */
export function textLines(text: string): TextLines {
  return { text, starts: lineStarts(text) }
}

/** End offset of a 0-based line, before its line break. */
export function lineEnd({ text, starts }: TextLines, line: number): number {
  const next = starts[line + 1]
  return next === undefined ? text.length : next - 1
}

/** 0-based index of the line that contains an offset. */
export function lineAt({ starts }: TextLines, offset: number): number {
  return lineIndex(starts, offset)
}

/** The point at an offset. */
export function pointAt(lines: TextLines, offset: number): TreePoint {
  const line = lineAt(lines, offset)
  return { line: line + 1, column: offset - (lines.starts[line] ?? 0) + 1, offset }
}

/** The position of a range of offsets. */
export function positionAt(lines: TextLines, at: number, end: number): TreePosition {
  return { start: pointAt(lines, at), end: pointAt(lines, end) }
}

/** The position from an offset to the end of its line. */
export function restOfLine(lines: TextLines, at: number): TreePosition {
  return positionAt(lines, at, lineEnd(lines, lineAt(lines, at)))
}
