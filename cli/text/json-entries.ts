// Appends entries to a JSON object as text, leaving its existing entries as they are written.
import { isRecord } from './record.ts'

/** Default indentation, for files without any. */
const INDENT = '  '

/** The text with the entries appended; null if it is not a JSON object. A missing or empty text counts as an empty object. */
export function withEntries(
  text: string | null,
  entries: readonly (readonly [string, unknown])[],
): string | null {
  const own = text === null || text.trim() === '' ? '{}\n' : text
  if (!isObject(own)) return null
  const end = own.lastIndexOf('}')
  const head = own.slice(0, end).trimEnd()
  const indent = /\n([ \t]+)"/.exec(own)?.[1] ?? INDENT
  const comma = head.endsWith('{') ? '' : ','
  const lines = entries.map(([key, value]) => `${indent}${JSON.stringify(key)}: ${spaced(value)}`)
  return `${head}${comma}\n${lines.join(',\n')}\n${own.slice(end)}`
}

/** A value on a single line, with spaces as people write them. */
const spaced = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isRecord(value)
  } catch {
    return false
  }
}
