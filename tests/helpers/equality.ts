// Before each test file: registers a comparison for byte arrays. `toEqual` alone compares a megabyte one property at a time,
// which takes seconds.
import { expect } from 'vitest'

/** Whether two byte arrays of the same kind have the same content; undefined for anything else. */
function bytesAreEqual(a: unknown, b: unknown): boolean | undefined {
  if (!(a instanceof Uint8Array && b instanceof Uint8Array)) return undefined
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return undefined
  return Buffer.compare(a, b) === 0
}

expect.addEqualityTesters([bytesAreEqual])
