import { expect, it } from 'vitest'
import { newTables } from '../../../../runtime/search/plan/tables.ts'

it('gives tables of zeros that do not touch each other, from the same memory each time', () => {
  const tables = newTables()
  for (let round = 0; round < 3; round++) {
    tables.clear()
    const bytes = tables.of(Uint8Array, 5)
    const numbers = tables.of(Float64Array, 3)
    expect([...bytes, ...numbers]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    bytes.fill(255)
    numbers.fill(7)
    expect([...bytes, ...numbers]).toEqual([255, 255, 255, 255, 255, 7, 7, 7])
    // The first round has taken its tables before it was known how much it takes.
    expect(bytes.buffer === numbers.buffer).toBe(round > 0)
  }
})
