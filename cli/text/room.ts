// Memory that is used again: large buffers made one after another lie about until the engine looks after them.

/** Gives room for one thing at a time: what was put there before is overwritten. */
export interface Room {
  bytes(length: number): Uint8Array
  numbers(length: number): Uint32Array
  doubles(length: number): Float64Array
}

/** Room that grows to what is asked for. */
export function newRoom(): Room {
  const state = { buffer: new ArrayBuffer(0) }
  const atLeast = (bytes: number): ArrayBuffer => {
    if (state.buffer.byteLength < bytes) state.buffer = new ArrayBuffer(bytes + Math.ceil(bytes / 4))
    return state.buffer
  }
  return {
    bytes: (length) => new Uint8Array(atLeast(length), 0, length),
    numbers: (length) => new Uint32Array(atLeast(length * Uint32Array.BYTES_PER_ELEMENT), 0, length),
    doubles: (length) => new Float64Array(atLeast(length * Float64Array.BYTES_PER_ELEMENT), 0, length),
  }
}
