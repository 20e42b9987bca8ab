// Query keys with several parts: `locale|rest`. Locale codes never contain `|`; the rest may.

/** Joins the parts of a key. */
export function joinKey(...parts: readonly string[]): string {
  return parts.join('|')
}

/** Splits a key into its first part and the rest. */
export function splitKey(key: string): readonly [first: string, rest: string] {
  const at = key.indexOf('|')
  return [key.slice(0, at), key.slice(at + 1)]
}
