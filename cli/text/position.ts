// Converts offsets in decoded text to lines and columns as authors count them.
import { lineIndex, lineStarts } from './line-starts.ts'

/** 1-based line and column; columns count UTF-16 units. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** Line and column of one offset. */
export function positionAt(text: string, offset: number): TextPosition {
  return positionsIn(text)(offset)
}

/** Line and column after a text that begins at a position. */
export function positionAfter({ line, column }: TextPosition, text: string): TextPosition {
  const lines = text.split('\n')
  const last = lines.at(-1) ?? ''
  return lines.length === 1
    ? { line, column: column + last.length }
    : { line: line + lines.length - 1, column: last.length + 1 }
}

/** Line and column of any offset of a text; line ends are located once, on the first call. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  let starts: readonly number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = lineIndex(starts, offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}
