// Converts blocks of MkDocs, with those inside them: `!!! note "Title"` with indented text and `/// note | Title` … `///` to
// directives, `=== "Tab"` and `/// tab | Tab` to tabs.
import { own } from '../../../runtime/model/own.ts'
import { capitalized } from '../../text/capitalized.ts'
import { isAdmonition } from '../components/admonition.ts'

/** A converted block: the end offset of its source, and its replacement. */
export interface ConvertedBlock {
  readonly to: number
  readonly replacement: string
}

/** Lines that replace a number of lines of the source. */
interface Converted {
  readonly lines: readonly string[]
  readonly count: number
}

/** Configured keywords of admonitions, and the number of blocks around. */
interface Context {
  readonly keywords: readonly string[]
  readonly depth: number
}

/** The first line of a block, and the lines that belong to it. */
interface Block {
  readonly indent: string
  readonly sign: string
  readonly type: string
  readonly title: string | undefined
  /** Content without its own indentation. */
  readonly body: readonly string[]
  readonly count: number
}

/** Longest block that is converted, in UTF-16 code units: each block of a page is looked at, so the cost of one must be bounded. */
const MAX_BLOCK = 50_000
/** Longest first line of a tab. */
const LONGEST_LINE = 500
/** Deeper blocks are left as they are. */
const MAX_DEPTH = 5

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
const BOX = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"([^"\n]+)")?[ \t]*$/
const TAB = /^([ \t]*)===([+!]?)[ \t]+"([^"\n]+)"[ \t]*$/
const FENCED = /^([ \t]*)(\/{3,})[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*([^\n]*?))?[ \t]*$/
const CODE = /^[ \t]*(`{3,}|~{3,})/
/** Icons and marks of code and emphasis, which labels of tabs do not have. */
const LABEL_MARKS = /:(?:fontawesome|material|octicons|simple)-[\w-]+:|`|\*\*/g
/** Characters that mean something else in an attribute, or links. */
const NO_LABEL = /["<>{}&\\]|\]\(/
const NO_TITLE = /[[\]\\]/

/**
 * Converts the block whose first line contains an offset; null if its conversion needs a decision. Blocks inside it that need one
 * are left as they are.
 */
export function convertedMkdocsBlock(
  text: string,
  from: number,
  keywords: readonly string[],
): ConvertedBlock | null {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const [line = ''] = text.slice(start, from + LONGEST_LINE).split('\n', 1)
  if (followsTab(text, start, line)) return null
  const lines = text.slice(start, start + MAX_BLOCK).split('\n')
  const converted = convertAt(lines, 0, { keywords, depth: 0 })
  if (converted === null) return null
  // The text was cut before anything follows, so the block may be longer.
  if (text.length - start > MAX_BLOCK && lines.slice(converted.count).every(isBlank)) return null
  const source = lines.slice(0, converted.count).join('\n')
  return { to: start + source.length, replacement: converted.lines.join('\n').slice(from - start) }
}

/** Whether a tab belongs to the group of the tab before it, which is converted as a whole. */
function followsTab(text: string, start: number, line: string): boolean {
  const [, indent, sign] = TAB.exec(line) ?? []
  if (indent === undefined || sign === '!') return false
  for (let end = start - 1; end > 0 && start - end < MAX_BLOCK; ) {
    const begin = text.lastIndexOf('\n', end - 1) + 1
    const before = text.slice(begin, end)
    if (!isBlank(before) && !isInside(before, indent)) return TAB.exec(before)?.[1] === indent
    end = begin - 1
  }
  return false
}

function convertAt(lines: readonly string[], at: number, context: Context): Converted | null {
  const block = blockAt(lines, at)
  if (block === null) return null
  return block.type === 'tab' ? tabsAt(lines, at, context) : boxOf(block, context)
}

function boxOf({ indent, sign, type, title, body, count }: Block, context: Context): Converted | null {
  const open = directiveOf(sign, type, title, context.keywords)
  if (open === null) return null
  const content = convertAll(body, context)
  // The colons of a directive are more than those of the directives inside it.
  const inner = content.map((line) => /^[ \t]*(:{3,})/.exec(line)?.[1]?.length ?? 0)
  const colons = ':'.repeat(Math.max(2, ...inner) + 1)
  return { lines: [indent + colons + open, ...content, indent + colons], count }
}

/** The directive without its colons; null if there is none with this meaning. */
function directiveOf(
  sign: string,
  type: string,
  title: string | undefined,
  keywords: readonly string[],
): string | null {
  const isKnown = isAdmonition(type, keywords)
  const name = isKnown ? type : own(TYPES, type)
  const standard = capitalized(type)
  if (title !== undefined && NO_TITLE.test(title)) return null
  if (type === 'details' && sign.startsWith('/')) return title ? `details[${title}]` : null
  if (name === undefined) return null
  if (sign.startsWith('?')) return `details[${title ?? standard}]${sign.endsWith('+') ? '{open}' : ''}`
  const label = title || (isKnown ? '' : standard)
  return label ? `${name}[${label}]` : name
}

/** A tab and the tabs that follow it; null if a label cannot be written as an attribute. */
function tabsAt(lines: readonly string[], first: number, context: Context): Converted | null {
  const items: string[] = []
  let [end, next] = [first, first]
  let indent: string | undefined
  for (;;) {
    const block = blockAt(lines, next)
    const isMore = block?.type === 'tab' && block.indent === (indent ?? block.indent)
    if (block === null || !isMore || (next > first && block.sign.endsWith('!'))) break
    const { sign, body, count } = block
    const label = (block.title ?? '').replace(LABEL_MARKS, '').trim()
    if (label === '' || NO_LABEL.test(label)) return null
    indent = block.indent
    const isDefault = sign.endsWith('+') ? ' default' : ''
    items.push(`${indent}<TabItem value="${label}"${isDefault}>`, '')
    items.push(...trimmed(convertAll(body, context)), '', `${indent}</TabItem>`)
    end = next + count
    next = end
    while (next < lines.length && isBlank(lines[next] ?? '')) next++
  }
  return { lines: [`${indent}<Tabs>`, ...items, `${indent}</Tabs>`], count: end - first }
}

/** Converts all blocks of a text, except in its code. */
function convertAll(lines: readonly string[], { keywords, depth }: Context): readonly string[] {
  if (depth === MAX_DEPTH) return lines
  const context = { keywords, depth: depth + 1 }
  const result: string[] = []
  let fence = ''
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const [, sign = ''] = CODE.exec(line) ?? []
    if (fence === '') fence = sign
    else if (sign.startsWith(fence)) fence = ''
    const converted = fence === '' ? convertAt(lines, at, context) : null
    result.push(...(converted?.lines ?? [line]))
    at += converted?.count ?? 1
  }
  return result
}

function blockAt(lines: readonly string[], at: number): Block | null {
  const line = lines[at] ?? ''
  const fenced = FENCED.exec(line)
  if (fenced) return fencedBlock(lines, at, fenced)
  const box = BOX.exec(line)
  const [, indent = '', sign = '', ...rest] = box ?? TAB.exec(line) ?? []
  const [type = '', title] = box ? rest : ['tab', rest[0]]
  if (!box && title === undefined) return null
  const body = indentedLines(lines.slice(at + 1), indent)
  return body.length === 0 ? null : { indent, sign, type, title, body, count: body.length + 1 }
}

/** The block up to its closing line; null if there is none, or if options follow the first line. */
function fencedBlock(
  lines: readonly string[],
  at: number,
  [, indent = '', sign = '', type = '', title]: RegExpExecArray,
): Block | null {
  const end = lines.findIndex((line, other) => other > at && line.trimEnd() === indent + sign)
  if (end === -1 || /^[ \t]+\w+:/.test((lines[at + 1] ?? '').slice(indent.length))) return null
  return { indent, sign, type, title, body: lines.slice(at + 1, end), count: end - at + 1 }
}

/** The lines that are indented more, without that indentation and without blank lines at the end. */
function indentedLines(lines: readonly string[], indent: string): readonly string[] {
  const end = lines.findIndex((line) => !isBlank(line) && !isInside(line, indent))
  return trimmedEnd(end === -1 ? lines : lines.slice(0, end)).map((line) =>
    isInside(line, indent) ? indent + line.slice(indent.length).replace(INNER, '') : line,
  )
}

/** Indentation of the content of a block. */
const INNER = /^(?: {4}|\t)/
const isInside = (line: string, indent: string): boolean =>
  line.startsWith(indent) && INNER.test(line.slice(indent.length, indent.length + 4))
const isBlank = (line: string): boolean => line.trim() === ''
const trimmedEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1)
function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !isBlank(line))
  return trimmedEnd(lines.slice(Math.max(0, first)))
}
