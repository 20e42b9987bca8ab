// A value as TypeScript, as a person would write it: short lists and objects on one line, comments over what needs a decision.

/** Longest line of a value that stands on one. */
const WIDTH = 100

/** Comments by the path of a key, such as `docs.editUrl`. */
export type Comments = ReadonlyMap<string, string>

/** A value as it is to be written. */
export class SourceText {
  constructor(readonly text: string) {}
}

/** A string literal. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

/** The text of a value at an indent of so many spaces; functions stand as their own text. */
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

/** A function as an entry of an object; the text of a method is one already. */
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

/** The text of a function with its last line at the indent of its first. */
function indented(text: string, indent: number): string {
  const [first = '', ...rest] = text.split('\n')
  const inner = rest.filter((line) => line.trim() !== '')
  const least = Math.min(...inner.map((line) => line.length - line.trimStart().length))
  return [
    first,
    ...rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(indent) + line.slice(least))),
  ].join('\n')
}
