// Records with a key for each page.

/**
 * A record with many entries. Without a prototype it is a hash table from the first key on; `Object.fromEntries` creates a new
 * object layout for each of the first thousand keys, which costs fifty times as much.
 */
export function largeRecord<Value>(
  entries: Iterable<readonly [key: string, value: Value]>,
): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null)
  for (const [key, value] of entries) record[key] = value
  return record
}
