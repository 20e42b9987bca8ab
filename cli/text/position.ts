// Converts offsets in decoded text to lines and columns as authors count them.

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
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
