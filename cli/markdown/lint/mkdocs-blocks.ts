// Converts boxes of MkDocs to directives, line by line: `!!! note "Title"` with indented text, and `/// note | Title` … `///`.
import { own } from '../../../runtime/model/own.ts'
import { isAdmonition } from '../components/admonition.ts'

/** A converted block: the end offset of its source, and its replacement. */
export interface ConvertedBlock {
  readonly to: number
  readonly replacement: string
}

/** Types of Material for MkDocs that have another name here. */
const TYPES: Readonly<Record<string, string>> = {
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  hint: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'note',
  cite: 'note',
  seealso: 'note',
}

/** `!!! note "Title"`, `??? note`, `???+ note`; other words, such as `inline`, are positions that boxes here do not have. */
const INDENTED = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"([^"\n]+)")?[ \t]*$/
const FENCED = /^([ \t]*)(\/{3,})[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*([^\n]*?))?[ \t]*$/

/**
 * Converts the block whose first line starts at an offset; null if its conversion needs a decision, or more lines than the source
 * has. The result has the same number of lines, so that a diff of it stays small.
 */
export function convertedMkdocsBlock(
  text: string,
  from: number,
  configured: readonly string[],
): ConvertedBlock | null {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const [first = '', ...lines] = text.slice(start).split('\n')
  const length = (count: number) => lines.slice(0, count).reduce((sum, line) => sum + line.length + 1, 0)
  const indented = INDENTED.exec(first)
  const fenced = indented ? null : FENCED.exec(first)
  const [, indent = '', sign = '', type = '', title] = indented ?? fenced ?? []
  const open = openingLine(sign, type, title, configured)
  if (open === null) return null
  const body = indented ? indentedBody(lines, indent) : fencedBody(lines, indent, sign)
  if (body === null) return null
  const close = indent + (fenced ? sign.replaceAll('/', ':') : ':::')
  const end = start + first.length + length(body.length + 1)
  const isLast = body.length + 1 >= lines.length
  return {
    to: end,
    replacement: [open, ...body, close, ...(isLast && indented ? [''] : [])].join('\n'),
  }
}

/** The directive without its indentation; null if there is none with this meaning. */
function openingLine(
  sign: string,
  type: string,
  title: string | undefined,
  configured: readonly string[],
): string | null {
  const colons = sign.startsWith('/') ? sign.replaceAll('/', ':') : ':::'
  const isKnown = isAdmonition(type, configured)
  const isBox = isKnown || own(TYPES, type) !== undefined
  const standard = type.charAt(0).toUpperCase() + type.slice(1)
  if (title !== undefined && !isLabel(title)) return null
  if (sign.startsWith('?') && isBox)
    return `${colons}details[${title ?? standard}]${sign.endsWith('+') ? '{open}' : ''}`
  if (type === 'details' && sign.startsWith('/')) return title ? `${colons}details[${title}]` : null
  if (!isBox || sign === '') return null
  const label = title || (isKnown ? '' : standard)
  return colons + (own(TYPES, type) && !isKnown ? own(TYPES, type) : type) + (label ? `[${label}]` : '')
}

/** Whether a title may stand between brackets as it is. */
const isLabel = (title: string): boolean => !/[[\]\\]/.test(title)

/** Content without its indentation; null if no empty line follows that can become the end of the directive. */
function indentedBody(lines: readonly string[], indent: string): readonly string[] | null {
  const inner = new RegExp(`^${indent}(?: {4}|\\t)`)
  const isBlank = (line: string) => line.trim() === ''
  let end = lines.findIndex((line) => !isBlank(line) && !inner.test(line))
  if (end === -1) end = lines.length
  while (end > 0 && isBlank(lines[end - 1] ?? '')) end--
  if (end === 0 || lines[end] === undefined || !isBlank(lines[end] ?? '')) return null
  return lines.slice(0, end).map((line) => line.replace(inner, indent))
}

/** Content up to the closing line; null if there is none, or if options follow the opening line. */
function fencedBody(lines: readonly string[], indent: string, sign: string): readonly string[] | null {
  const end = lines.findIndex((line) => line.trimEnd() === indent + sign)
  if (end === -1 || /^[ \t]+\w+:/.test((lines[0] ?? '').slice(indent.length))) return null
  return lines.slice(0, end)
}
