// Scans the content of lines for anything a parser must not see as written and for MDX syntax. Code spans and escapes are
// skipped.
import { elementExpressionAt, valueExpressionAt } from '../../text/code-expression.ts'
import type { TreeNode } from '../tree.ts'
import {
  type Content,
  definitionLabel,
  goTo,
  hold,
  isFirst,
  leavesBlock,
  match,
  type Reader,
} from './inline-reader.ts'
import { readMath } from './read-math.ts'
import { angle } from './scan-tags.ts'
import type { Scanner } from './scanner.ts'

/** How far the scan got and what it found. */
export interface InlineScan {
  /** Offset of a line's end; beyond the content's line if a construct continues there. */
  readonly end: number
  /** Whether there is anything but whitespace outside tags and expressions. */
  readonly hasText: boolean
}

const WITH_COLONS = /[\\`<{$]|:(?=[\p{L}\p{N}_])/gu
const WITHOUT_COLONS = /[\\`<{$]/g
const BACKTICKS = /`+/g
const STRING = /\{\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`)\s*\}/y
const TEMPLATE = /\{\s*`(?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{[\s\w$.?[\]"'-]*\})*`\s*\}/y
const CHILDREN = /\{\s*props\.children\s*\}/y
const COMMENT = /\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}/y
/** `{#id}`; also `{ #id }`, `{: #id }` and `{ id="id" }`, as Python-Markdown and kramdown write it. */
const HEADING_ID =
  /\{(?:#((?:(?!\{#|\}).)+)|(?:[ \t]+|:[ \t]*)(?:#([^\s{}]+)|id=(["'])([^\s{}"']+)\3)[ \t]*)\}(?=[ \t]*#*[ \t]*$)/my

/** Scans the content of a line, and of later lines that a construct extends to. */
export function scanInline(scanner: Scanner, content: Content): InlineScan {
  const { at, end, isHeading, isOneLine, staysInside, quotes } = content
  // Most lines contain nothing special.
  if (nextSpecial(scanner, at) >= end) return { end, hasText: !isBlankUntil(scanner.lines.text, at, end) }
  const reader: Reader = {
    scanner,
    at,
    end,
    isHeading,
    isOneLine,
    staysInside,
    quotes,
    position: at,
    limit: end,
    hasText: false,
  }
  const { text } = scanner.lines
  while (reader.position < reader.limit) {
    const special = nextSpecial(scanner, reader.position)
    const next = Math.min(special, reader.limit)
    reader.hasText ||= !isBlankUntil(text, reader.position, next)
    reader.position = next
    if (special < reader.limit) readAt(reader, text.charAt(special))
  }
  return { end: Math.max(reader.limit, reader.position), hasText: reader.hasText }
}

function isBlankUntil(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 9 && code !== 10) return false
  }
  return true
}

/** Offset of the next character that may have a meaning; cached for all offsets before it. */
function nextSpecial({ special, lines: { text }, hasDirectives }: Scanner, from: number): number {
  if (from >= special.from && from <= special.at) return special.at
  const pattern = hasDirectives ? WITH_COLONS : WITHOUT_COLONS
  pattern.lastIndex = from
  special.from = from
  special.at = pattern.exec(text)?.index ?? text.length
  return special.at
}

function readAt(reader: Reader, char: string): void {
  const { scanner } = reader
  if (char === '<' ? angle(reader) : char === '{' && brace(reader)) return
  reader.hasText = true
  if (char === '\\') escaped(reader)
  else if (char === '`') codeSpan(reader)
  else if (char === '$' && scanner.input.math) dollar(reader)
  else if (char === ':' && scanner.hasDirectives) {
    if (definitionLabel(scanner.lines, reader.position) === null) hold(reader)
    reader.position++
  } else reader.position++
}

function escaped(reader: Reader): void {
  const { scanner, position } = reader
  if (scanner.lines.text[position + 1] === '{') {
    // In MDX, `{#id}` would be an expression, so authors escape it and still mean the id.
    if (scanner.lines.text[position + 2] === '#' && headingId(reader, position + 1)) return
    hold(reader, position + 1)
  }
  reader.position = Math.min(position + 2, Math.max(reader.limit, position + 1))
}

/** Offset of the next run of exactly `count` backticks before `end`; -1 if there is none. */
function runAt(text: string, from: number, count: number, end: number): number {
  BACKTICKS.lastIndex = from
  for (let run = BACKTICKS.exec(text); run && run.index < end; run = BACKTICKS.exec(text)) {
    if (run[0].length === count) return run.index
  }
  return -1
}

/** Matches a line in at most `quotes` block quotes that ends the paragraph above it. */
function paragraphEndIn(quotes: number): RegExp {
  const block = '\\n|$|>|`{3}|~{3}|:{3}|<[A-Za-z/]|#{1,6}[ \\t]|(?:[-+*]|\\d{1,9}[.)])[ \\t]'
  return new RegExp(`\\n(?:[ \\t]*>){0,${quotes}}[ \\t]*(?=${block})`, 'g')
}

function paragraphEnd({ scanner, limit, quotes }: Reader): number {
  const { text } = scanner.lines
  if (scanner.paragraph.end < limit) {
    const pattern = paragraphEndIn(quotes)
    pattern.lastIndex = limit
    scanner.paragraph.end = pattern.exec(text)?.index ?? text.length
  }
  return scanner.paragraph.end
}

function codeSpan(reader: Reader): void {
  const { scanner, position } = reader
  const { text } = scanner.lines
  BACKTICKS.lastIndex = position
  const count = BACKTICKS.exec(text)?.[0].length ?? 1
  let close = runAt(text, position + count, count, reader.limit)
  if (close < 0 && scanner.budget.left > 0 && !reader.isOneLine()) {
    const end = paragraphEnd(reader)
    close = runAt(text, reader.limit, count, end)
    scanner.budget.left -= close < 0 ? end - position : 0
  }
  goTo(reader, close < 0 ? position + count : close + count)
}

function dollar(reader: Reader): void {
  const { scanner, position } = reader
  const { text } = scanner.lines
  const blank = text.indexOf('\n\n', position)
  const isDisplay = text.startsWith('$$', position)
  const end = isDisplay ? text.length : blank < 0 ? text.length : blank
  const found = scanner.budget.left > 0 ? readMath(text.slice(position, end)) : null
  scanner.budget.left -= found ? 0 : end - position
  const crosses =
    found && reader.position > reader.at && /\n[ \t>]*\n/.test(text.slice(position, position + found.length))
  if (found && !crosses) goTo(reader, position + found.length)
  else {
    hold(reader)
    reader.position++
  }
}

/** Characters that may follow the brace of a heading id. */
const ID_START: ReadonlySet<string> = new Set(['#', ':', ' ', '\t'])

/** Records the heading id that begins at a brace and ends the heading; false if there is none. */
function headingId(reader: Reader, at: number): boolean {
  const { scanner, isHeading } = reader
  const { text } = scanner.lines
  HEADING_ID.lastIndex = at
  const found = ID_START.has(text.charAt(at + 1)) && isHeading() ? HEADING_ID.exec(text) : null
  const id = found?.[1] ?? found?.[2] ?? found?.[4]
  if (!found || id === undefined) return false
  const end = at + found[0].length
  scanner.headingIds.push({ at: reader.position, id })
  scanner.edits.push({ at: reader.position, end, text: ' '.repeat(end - reader.position) })
  goTo(reader, end)
  return true
}

/** Skips an id or expression; false if the brace is text. */
function brace(reader: Reader): boolean {
  const { scanner, position } = reader
  if (headingId(reader, position)) return true
  if (!scanner.mdx) return false
  if (
    scanner.mayShowElements &&
    hideCode(reader, elementExpressionAt(scanner.lines.text, position, scanner.budget))
  )
    return true
  const found = match(STRING, reader) ?? match(TEMPLATE, reader) ?? match(CHILDREN, reader) ?? comment(reader)
  if (!found && hideCode(reader, valueExpressionAt(scanner.lines.text, position, scanner), { isValue: true }))
    return true
  if (!found || leavesBlock(reader, position + found[0].length)) {
    hold(reader, position, false)
    return false
  }
  scanner.found.mdx = true
  noteExpression(reader, found[0])
  return true
}

/** Hides code from the parsers: they would split it at its elements and interpret Markdown syntax in it. */
function hideCode(
  reader: Reader,
  found: { readonly source: string; readonly end: number } | null,
  data?: TreeNode['data'],
): boolean {
  const { scanner, position, quotes } = reader
  if (!found || leavesBlock(reader, found.end)) return false
  if (quotes > 0 && found.source.includes('\n')) return false
  scanner.found.mdx = true
  scanner.hiddenParts.push({
    at: position,
    end: found.end,
    node: { type: 'mdxTextExpression', value: found.source, ...(data ? { data } : {}) },
  })
  goTo(reader, found.end)
  return true
}

/**
 * Skips an expression. If it spans several lines, none of them begins a block, and the markers of block quotes around it are
 * not part of it; parsers disagree about that, so it is hidden from them.
 */
function noteExpression(reader: Reader, source: string): void {
  const { scanner, position, quotes } = reader
  const end = position + source.length
  if (source.includes('\n') && (quotes > 0 || !isFirst(reader))) {
    const value = source.slice(1, -1).replace(new RegExp(`\n(?:[ \t]*>){0,${quotes}}`, 'g'), '\n')
    scanner.hiddenParts.push({ at: position, end, node: { type: 'mdxTextExpression', value } })
  } else scanner.expressions.push({ at: position, end })
  goTo(reader, end)
}

function comment(reader: Reader): RegExpExecArray | null {
  const { scanner, position } = reader
  if (scanner.budget.left <= 0) return null
  const found = match(COMMENT, reader)
  if (!found && /^\{\s*\/\*/.test(scanner.lines.text.slice(position, position + 100)))
    scanner.budget.left -= scanner.lines.text.length - position
  return found
}
