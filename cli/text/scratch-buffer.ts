// Reuses buffers: large ones allocated one after another occupy memory until the next garbage collection.

/** A buffer for one value at a time: each call overwrites the previous value. */
export interface ScratchBuffer {
  bytes(length: number): Uint8Array
  numbers(length: number): Uint32Array
  doubles(length: number): Float64Array
}

/** A buffer that grows to the largest size requested. */
export function createScratchBuffer(): ScratchBuffer {
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
