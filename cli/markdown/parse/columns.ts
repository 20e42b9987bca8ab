// Columns of a line as CommonMark counts them: tab stops are every four columns.

const TAB = 9
const SPACE = 32

/** A position in a line. A partly consumed tab keeps its index while the column advances inside it. */
export interface Cursor {
  index: number
  column: number
}

/** The column after the whitespace character at an index; -1 if it is not whitespace. */
function next(text: string, index: number, column: number): number {
  const code = text.charCodeAt(index)
  if (code === SPACE) return column + 1
  return code === TAB ? column + 4 - (column % 4) : -1
}

/** The column of an index. */
export function columnAt(text: string, index: number): number {
  let column = 0
  for (let at = 0; at < index; at++) column += text.charCodeAt(at) === TAB ? 4 - (column % 4) : 1
  return column
}

/** Width in columns of the whitespace at the cursor. */
export function indentAt(text: string, cursor: Cursor): number {
  let { index, column } = cursor
  for (let after = next(text, index, column); after >= 0; after = next(text, ++index, column)) column = after
  return column - cursor.column
}

/** Skips at most `columns` columns of whitespace; returns the remaining width of a partly consumed tab. */
export function skipIndent(text: string, cursor: Cursor, columns: number): number {
  const target = cursor.column + columns
  while (cursor.column < target) {
    const column = next(text, cursor.index, cursor.column)
    if (column < 0) return 0
    if (column > target) {
      cursor.column = target
      return column - target
    }
    cursor.column = column
    cursor.index++
  }
  return 0
}

/** Skips characters that are not whitespace. */
export function skipCharacters(cursor: Cursor, count: number): void {
  cursor.index += count
  cursor.column += count
}

/** Whether only whitespace follows. */
export function isBlank(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code !== SPACE && code !== TAB) return false
  }
  return true
}
