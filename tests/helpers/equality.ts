// Before each file of tests: how values are compared. Bytes are compared as such, for `toEqual` alone looks at a megabyte of them
// one property after the other, which takes seconds.
import { expect } from 'vitest'

/** Whether two arrays of bytes of one kind hold the same; of anything else nothing is said. */
function bytesAreEqual(a: unknown, b: unknown): boolean | undefined {
  if (!(a instanceof Uint8Array && b instanceof Uint8Array)) return undefined
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return undefined
  return Buffer.compare(a, b) === 0
}

expect.addEqualityTesters([bytesAreEqual])
