// Memory for the tables of a ranking, the same for each: a query for every letter would leave megabytes behind that the browser
// is slow to take back, because it does not see how large they are.

type Table = Float64Array | Float32Array | Uint32Array | Uint8Array

/** Bytes at whose multiples any table may begin. */
const STEP = 8

/** Gives tables of zeros. */
export interface Tables {
  /** Makes all tables given so far free for others. */
  clear(): void
  of<T extends Table>(
    kind: { new (buffer: ArrayBuffer, start: number, length: number): T; readonly BYTES_PER_ELEMENT: number },
    length: number,
  ): T
}

/** Tables in one piece of memory, as large as what the largest ranking took. */
export function newTables(): Tables {
  let memory = new ArrayBuffer(0)
  let end = 0
  return {
    clear() {
      if (end > memory.byteLength) memory = new ArrayBuffer(end)
      end = 0
    },
    of(kind, length) {
      const start = end
      end += Math.ceil((length * kind.BYTES_PER_ELEMENT) / STEP) * STEP
      const isInside = end <= memory.byteLength
      const table = isInside
        ? new kind(memory, start, length)
        : new kind(new ArrayBuffer(length * kind.BYTES_PER_ELEMENT), 0, length)
      if (isInside) table.fill(0)
      return table
    },
  }
}
