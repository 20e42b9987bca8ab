// Tables of pages as rows of cells.

/** Rows below the heading row that begins with these cells; an error when the page has no such table. */
export function rowsBelow(source: string, head: string): readonly (readonly string[])[] {
  const from = source.indexOf(head)
  if (from < 0) throw new Error(`no table ${head}`)
  const lines = source.slice(from).split('\n').slice(2)
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** A cell as a database would write it: no emphasis, no spaces in numbers, no signs of the page's typography. */
export function plainCell(cell: string): string {
  const text = cell.replaceAll('*', '')
  const number = text
    .replaceAll(/[\s+%]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(number) ? String(Number(number)) : text
}
