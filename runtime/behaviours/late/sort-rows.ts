// Sorts the rows of a table by a column: numbers by value, other texts alphabetically.

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
/** An empty cell, also with a dash. */
const EMPTY = /^[—–-]?$/

/** The rows in order. Rows without a value come last in both directions, as in spreadsheets. */
export function sortedBy<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  order: 'ascending' | 'descending',
): readonly Row[] {
  const isEmpty = (row: Row) => EMPTY.test(textOf(row))
  const direction = order === 'ascending' ? 1 : -1
  const filled = rows.filter((row) => !isEmpty(row))
  return [...filled.sort((a, b) => compare(textOf(a), textOf(b)) * direction), ...rows.filter(isEmpty)]
}

/** Numbers may have spaces as thousands separators and a decimal comma. */
function compare(first: string, second: string): number {
  const [left, right] = [numberIn(first), numberIn(second)]
  return left !== null && right !== null ? left - right : collator.compare(first, second)
}

/** Parses a number, optionally followed by a unit; null if the text is not one. */
function numberIn(text: string): number | null {
  const match = /^[−-]?\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?(?=\s*[^\d.,]*$)/.exec(text)
  if (!match) return null
  return Number(
    match[0]
      .replace('−', '-')
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(',', '.'),
  )
}
