// Look-ups by names that people write. An object also has names that it inherits (`constructor`, `toString`), so a
// table that is asked for a written name is asked through this function, or is a Map.

/** The value a record itself has under a name; undefined where the name is only inherited. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
