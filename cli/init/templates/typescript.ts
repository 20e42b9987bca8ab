// Formats a value as TypeScript the way a person would: short lists and objects on one line, comments above values that
// need a decision.

/** Longest line of a single-line value. */
const WIDTH = 100

/** Comments by key path, such as `docs.editUrl`. */
export type Comments = ReadonlyMap<string, string>

/** Source text that is written verbatim. */
export class SourceText {
  constructor(readonly text: string) {}
}

/** A string literal. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

/** Text of a value indented by `indent` spaces; functions are written as their source text. */
export function valueText(value: unknown, indent: number, comments: Comments, path = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (value instanceof RegExp) return String(value)
  if (value instanceof SourceText) return indented(value.text, indent)
  if (typeof value === 'function') return indented(String(value), indent)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((item: unknown, at) => valueText(item, indent + 2, comments, `${path}[${at}]`))
    : Object.entries(value).map(([key, part]: [string, unknown]) =>
        entryText(key, part, indent + 2, comments, path),
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const gap = Array.isArray(value) ? '' : ' '
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (parts.length === 0) return open + close
  if (indent > 0 && indent + line.length <= WIDTH && !/\n|\/\//.test(line.replaceAll('://', ''))) return line
  const pad = ' '.repeat(indent + 2)
  return `${open}\n${parts.map((part) => `${pad}${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

/** A function as an object entry; the source text of a method already is one. */
export function functionEntry(key: string, text: string): string {
  const isMethod = !/^(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/.test(text)
  return isMethod ? text : `${keyText(key)}: ${text}`
}

function entryText(key: string, part: unknown, indent: number, comments: Comments, above: string): string {
  const path = above === '' ? key : `${above}.${key}`
  const comment = comments.get(path)
  const before =
    comment === undefined
      ? ''
      : `${comment
          .split('\n')
          .map((line) => `// ${line}`)
          .join(`\n${' '.repeat(indent)}`)}\n${' '.repeat(indent)}`
  const text = valueText(part, indent, comments, path)
  return `${before}${typeof part === 'function' ? functionEntry(key, text) : `${keyText(key)}: ${text}`}`
}

/** Text of a function, with its last line indented like its first. */
function indented(text: string, indent: number): string {
  const [first = '', ...rest] = text.split('\n')
  const inner = rest.filter((line) => line.trim() !== '')
  const least = Math.min(...inner.map((line) => line.length - line.trimStart().length))
  return [
    first,
    ...rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(indent) + line.slice(least))),
  ].join('\n')
}
