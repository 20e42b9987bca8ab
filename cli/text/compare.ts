// One order for everything that is listed: code points, the same on every machine.

/** Code-point order of two strings. */
export function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
