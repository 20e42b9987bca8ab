// Deduplicates strings in parsed or copied data. Every position on a page contains the file name; stored once, it weighs
// nothing.

/** Replaces every string equal to `text` in `value`, a tree of plain data not shared yet, with `text` itself. */
export function dedupeString<Value>(value: Value, text: string): Value {
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  for (const [key, part] of Object.entries(parts)) {
    if (part === text) parts[key] = text
    else dedupeString(part, text)
  }
  return value
}
