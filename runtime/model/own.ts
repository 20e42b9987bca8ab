// Lookup by user-written names. Objects inherit names (`constructor`, `toString`), so a table is queried for a written name only
// through this function, or is a Map.

/** The value of an own property; undefined if the name is only inherited. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
