// A JSON object as text with entries put behind its own, which stay as they are written.

/** Indentation of files that have none yet. */
const INDENT = '  '

/** The text with further entries; null when it holds no JSON object. No text at all is an empty object. */
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

/** An entry on a line of its own, as people write it. */
const spaced = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
