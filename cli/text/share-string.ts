// Plain data that was parsed or copied holds the same text many times over. The name of its file stands in every place of a
// page: kept once it weighs nothing.

/** Makes every part of `value`, a tree of plain data not shared yet, that is equal to `text` be `text` itself. */
export function shareString<Value>(value: Value, text: string): Value {
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  for (const [key, part] of Object.entries(parts)) {
    if (part === text) parts[key] = text
    else shareString(part, text)
  }
  return value
}
