// Parses a directive line: `:::name`, `:::name Title`, `:::name[Title]{#id .class key=value}` or a closing `:::`.

/** A line that begins or ends a directive. */
export type DirectiveLine =
  | {
      readonly kind: 'open'
      readonly name: string
      readonly colons: number
      readonly label: string
      /** Columns between the start of the line and the label. */
      readonly labelColumn: number
    }
  | { readonly kind: 'close'; readonly colons: number }

const FENCE = /^(:{3,})(?:([A-Za-z][\w-]*)(.*)|[ \t]*)$/
const ATTRIBUTES = /^\{[^{}]*\}$/

/** Parses line content that begins with `:::`; null if it is text. Only known names may be followed by a bare title. */
export function readDirectiveLine(
  text: string,
  isDirective: (name: string) => boolean,
): DirectiveLine | null {
  const [, fence, name, after = ''] = FENCE.exec(text.trimEnd()) ?? []
  if (!fence) return null
  const colons = fence.length
  if (!name) return { kind: 'close', colons }
  const labelColumn = colons + name.length
  const title = after.trim()
  if (title === '') return { kind: 'open', name, colons, label: '', labelColumn }
  if (/^[ \t]/.test(after)) {
    if (!isDirective(name)) return null
    return { kind: 'open', name, colons, label: title, labelColumn: labelColumn + after.indexOf(title) }
  }
  const close = after.startsWith('[') ? bracketEnd(after) : 0
  const rest = after.slice(close).trim()
  if (close < 0 || (rest !== '' && !ATTRIBUTES.test(rest))) return null
  return {
    kind: 'open',
    name,
    colons,
    label: after.slice(1, Math.max(1, close - 1)),
    labelColumn: labelColumn + 1,
  }
}

/** Index after the bracket that closes the first one. */
function bracketEnd(text: string): number {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '[') depth++
    else if (text[i] === ']' && --depth === 0) return i + 1
  }
  return -1
}
