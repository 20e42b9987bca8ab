// Narrows the range of a whole link to the exact words that a finding is about.
import type { Diagnostic, Place, Position } from '../model/diagnostic.ts'
import { positionAfter } from '../text/position.ts'

/** The place of `about` within the range of a finding; the whole range if the source spells it differently. */
export function locateWithin(
  { place, about }: Diagnostic,
  lines: readonly string[] | undefined,
): Place | undefined {
  if (!place || !about || !lines || about.text === '') return place
  if (!place.end && place.start.line === 1 && place.start.column === 1)
    return quotedPlace(place.file, about.text, lines) ?? place
  const end = place.end ?? { line: place.start.line, column: (lines[place.start.line - 1]?.length ?? 0) + 1 }
  const source = textBetween(lines, place.start, end)
  const at = likeliest(source, about.text)
  if (at < 0) return place
  const start = positionAfter(place.start, source.slice(0, at))
  return { file: place.file, start, end: positionAfter(start, about.text) }
}

/** Finds a text in quotes, or as a key, in a file whose values carry no positions. */
function quotedPlace(file: string, text: string, lines: readonly string[]): Place | undefined {
  const forms = ["'", '"', '`'].map((quote) => quote + text + quote)
  for (const [at, line] of lines.entries()) {
    const column = forms.map((form) => line.indexOf(form)).find((found) => found >= 0)
    if (column === undefined) continue
    const start = { line: at + 1, column: column + 2 }
    return { file, start, end: { line: at + 1, column: start.column + text.length } }
  }
  return keyPlace(file, text, lines)
}

function keyPlace(file: string, key: string, lines: readonly string[]): Place | undefined {
  if (!/^[\w$]+$/.test(key)) return undefined
  const form = new RegExp(`(?<![\\w$])${key.replaceAll('$', '\\$')}(?=\\s*:)`)
  for (const [at, line] of lines.entries()) {
    const found = form.exec(line)
    if (!found) continue
    const start = { line: at + 1, column: found.index + 1 }
    return { file, start, end: { line: at + 1, column: start.column + key.length } }
  }
  return undefined
}

/**
 * The last occurrence where a URL is expected (after a bracket, quote or `=`), otherwise the last occurrence anywhere.
 */
function likeliest(source: string, text: string): number {
  // The name of a component, which its attributes may repeat: `<Card title="Card">`.
  if (/^[A-Z]/.test(text) && source.startsWith(`<${text}`)) return 1
  for (const before of ['(', '"', "'", '<', '=', '']) {
    const at = source.lastIndexOf(before + text)
    if (at >= 0) return at + before.length
  }
  return -1
}

function textBetween(lines: readonly string[], start: Position, end: Position): string {
  if (start.line === end.line) return (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1)
  return [
    (lines[start.line - 1] ?? '').slice(start.column - 1),
    ...lines.slice(start.line, end.line - 1),
    (lines[end.line - 1] ?? '').slice(0, end.column - 1),
  ].join('\n')
}
