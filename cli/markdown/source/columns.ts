// Columns of a line as CommonMark counts them: tabs reach to the next multiple of four.

const TAB = 9
const SPACE = 32

/** A place in a line: a tab that is only partly used up keeps its index while the column moves inside it. */
export interface Cursor {
  index: number
  column: number
}

function next(text: string, cursor: Cursor): number {
  const code = text.charCodeAt(cursor.index)
  if (code === SPACE) return cursor.column + 1
  return code === TAB ? cursor.column + 4 - (cursor.column % 4) : -1
}

/** How many columns of white space follow. */
export function indentAt(text: string, cursor: Cursor): number {
  const probe = { ...cursor }
  for (let column = next(text, probe); column >= 0; column = next(text, probe)) {
    probe.column = column
    probe.index++
  }
  return probe.column - cursor.column
}

/** Moves over at most `columns` columns of white space. */
export function skipIndent(text: string, cursor: Cursor, columns: number): void {
  const target = cursor.column + columns
  while (cursor.column < target) {
    const column = next(text, cursor)
    if (column < 0) return
    if (column > target) {
      cursor.column = target
      return
    }
    cursor.column = column
    cursor.index++
  }
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
