// Reusable memory for ranking tables. Ranking on each keystroke would otherwise leave megabytes that browsers are slow to
// collect, because they underestimate the size of the buffers.

type Table = Float64Array | Float32Array | Uint32Array | Uint8Array

/** Alignment of tables, in bytes. */
const STEP = 8

/** Allocates zero-filled tables. */
export interface Tables {
  /** Frees all tables allocated so far. */
  clear(): void
  of<T extends Table>(
    kind: { new (buffer: ArrayBuffer, start: number, length: number): T; readonly BYTES_PER_ELEMENT: number },
    length: number,
  ): T
}

/** Tables in a single buffer, which grows to the size of the largest ranking. */
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
