// One sort order for all lists: by UTF-16 code unit, the same on every machine.

/** Compares two strings by code unit. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
