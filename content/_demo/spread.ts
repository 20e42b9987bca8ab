// Whole numbers with given sums: what keeps the totals of the demo set exactly those of the pages.

/** Splits a whole total by weights; the largest remainders get the units that rounding leaves. */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  const exact = weights.map((weight) => (total * weight) / all)
  const parts = exact.map(Math.floor)
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const left = total - sum(parts)
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** A table of whole numbers with these sums of rows and columns, as near to the proportions of the seed as may be. */
export function fitted(
  rows: readonly number[],
  columns: readonly number[],
  seed: (row: number, column: number) => number,
): number[][] {
  let table = rows.map((_, row) => columns.map((_, column) => seed(row, column)))
  for (let round = 0; round < ROUNDS; round++) {
    table = table.map((line, row) => scaled(line, rows[row] ?? 0))
    const sums = columns.map((_, column) => sum(table.map((line) => line[column] ?? 0)))
    table = table.map((line) => line.map((value, at) => (value * (columns[at] ?? 0)) / (sums[at] || 1)))
  }
  const whole = table.map((line) => line.map(Math.floor))
  const rowLeft = rows.map((value, row) => value - sum(whole[row] ?? []))
  const columnLeft = columns.map((value, column) => value - sum(whole.map((line) => line[column] ?? 0)))
  return whole.map((line, row) =>
    line.map((value, column) => {
      const more = Math.min(rowLeft[row] ?? 0, columnLeft[column] ?? 0)
      rowLeft[row] = (rowLeft[row] ?? 0) - more
      columnLeft[column] = (columnLeft[column] ?? 0) - more
      return value + more
    }),
  )
}

const ROUNDS = 60

const scaled = (line: readonly number[], total: number): number[] => {
  const all = sum(line)
  return line.map((value) => (value * total) / (all || 1))
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
