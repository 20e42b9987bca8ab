// Reads a directive line: `:::name`, `:::name Title`, `:::name[Title]{#id .class key=value}` or a closing `:::`.
import type { MarkerMeaning } from './markers.ts'
import type { TagAttribute } from './read-tag.ts'

const FENCE = /^(:{3,})(?:([A-Za-z][\w-]*)(.*)|[ \t]*)$/
const ATTRIBUTES = /^\{([^{}]*)\}$/
const ATTRIBUTE =
  /#([^\s#.}=]+)|\.([^\s#.}=]+)|([A-Za-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+)))?/g

/** Meaning of a line's content that begins with `:::`; null when it is text. Only admonitions take a bare title. */
export function readDirective(text: string, isAdmonition: (name: string) => boolean): MarkerMeaning | null {
  const [, fence, name, after = ''] = FENCE.exec(text.trimEnd()) ?? []
  if (!fence) return null
  if (!name) return { kind: 'directive-end', colons: fence.length }
  const base = { kind: 'directive', name, colons: fence.length } as const
  const labelColumn = fence.length + name.length
  if (after.trim() === '') return { label: '', labelColumn, attributes: [], ...base }
  if (/^[ \t]/.test(after)) {
    if (!isAdmonition(name)) return null
    const title = after.trim()
    return { label: title, labelColumn: labelColumn + after.indexOf(title), attributes: [], ...base }
  }
  const close = after.startsWith('[') ? bracketEnd(after) : 0
  const rest = after.slice(close).trim()
  const attributes = rest === '' ? [] : readAttributes(rest)
  if (close < 0 || !attributes) return null
  return { label: after.slice(1, Math.max(1, close - 1)), labelColumn: labelColumn + 1, attributes, ...base }
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

function readAttributes(text: string): TagAttribute[] | null {
  const content = ATTRIBUTES.exec(text)?.[1]
  if (content === undefined) return null
  return [...content.matchAll(ATTRIBUTE)].map(([, id, className, name = '', double, single, bare]) => {
    const [key, value] = id
      ? ['id', id]
      : className
        ? ['className', className]
        : [name, double ?? single ?? bare ?? true]
    return { name: key as string, value: value as string | true, expression: false }
  })
}
