// Columns of a line as CommonMark counts them: tabs reach to the next multiple of four.

const TAB = 9
const SPACE = 32

/** A place in a line: a tab that is only partly used up keeps its index while the column moves inside it. */
export interface Cursor {
  index: number
  column: number
}

/** The column behind the white space at an index; -1 when there is none. */
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

/** How many columns of white space follow. */
export function indentAt(text: string, cursor: Cursor): number {
  let { index, column } = cursor
  for (let after = next(text, index, column); after >= 0; after = next(text, ++index, column)) column = after
  return column - cursor.column
}

/** Moves over at most `columns` columns of white space; returns how many are left of a tab that is only partly used up. */
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

/** Moves over characters that are not white space. */
export function skipCharacters(cursor: Cursor, count: number): void {
  cursor.index += count
  cursor.column += count
}

/** Whether nothing but white space follows. */
export function isBlank(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code !== SPACE && code !== TAB) return false
  }
  return true
}
