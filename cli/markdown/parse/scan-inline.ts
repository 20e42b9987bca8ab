// Looks at the content of lines for what a parser must not see as it stands, and for what only MDX knows. Code spans and
// escapes are passed over.
import { isComponent } from '../source/element-names.ts'
import { readTag, type Tag } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { elementOf } from './elements.ts'
import { readMath } from './read-math.ts'
import type { Scanner } from './scanner.ts'
import { lineAt, lineEnd } from './text-lines.ts'

/** Content to be looked at. */
export interface Content {
  readonly at: number
  readonly end: number
  readonly isHeading: () => boolean
  /** How many block quotes it is in. */
  readonly quotes: number
}

/** How far the look has come, and what it has met. */
export interface InlineScan {
  /** Offset of a line's end: further than the content's where something goes on there. */
  readonly end: number
  /** There is more than white space outside of tags and expressions. */
  readonly hasText: boolean
}

const WITH_COLONS = /[\\`<{$]|:(?=[\p{L}\p{N}_])/gu
const WITHOUT_COLONS = /[\\`<{$]/g
const BACKTICKS = /`+/g
const STRING = /\{\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`)\s*\}/y
const CHILDREN = /\{\s*props\.children\s*\}/y
const COMMENT = /\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}/y
const HEADING_ID = /\{#((?:(?!\{#|\}).)+)\}(?=[ \t]*#*[ \t]*$)/my
const AUTOLINK = /<(?:([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d.-]+))>/y
const DECLARATION = /<(?:![A-Z][^>]*>|\?[\s\S]*?\?>|!\[CDATA\[[\s\S]*?\]\]>)/y
const LITERAL: ReadonlySet<string> = new Set(['CodeBlock', 'Head', 'head'])

interface Reader extends Content {
  readonly scanner: Scanner
  /** Where the look is. */
  position: number
  /** End of the line it is on. */
  limit: number
  hasText: boolean
}

/** Looks at the content of a line and of the lines that something in it reaches to. */
export function scanInline(scanner: Scanner, content: Content): InlineScan {
  const { at, end, isHeading, quotes } = content
  const reader: Reader = { scanner, at, end, isHeading, quotes, position: at, limit: end, hasText: false }
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

/** Offset of the next character that may mean something; looked for once for all lines before it. */
function nextSpecial({ special, lines: { text }, hasDirectives }: Scanner, from: number): number {
  if (from >= special.from && from <= special.at) return special.at
  const pattern = hasDirectives ? WITH_COLONS : WITHOUT_COLONS
  pattern.lastIndex = from
  special.from = from
  special.at = pattern.exec(text)?.index ?? text.length
  return special.at
}

/** Goes on behind an offset, which may lie on a later line. */
function goTo(reader: Reader, offset: number): void {
  const { lines, mdxEdits } = reader.scanner
  reader.position = offset
  if (offset > reader.limit) reader.limit = lineEnd(lines, lineAt(lines, offset))
  // The native parser loses what stands behind an element and a tab.
  for (let at = offset; lines.text[at] === ' ' || lines.text[at] === '\t'; at++)
    if (lines.text[at] === '\t') mdxEdits.push({ at, end: at + 1, text: ' ' })
}

function match(pattern: RegExp, { scanner, position }: Reader): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(scanner.lines.text)
}

/** Keeps a character from meaning anything to a parser, or to one of MDX only. */
function hold(reader: Reader, at = reader.position, isForAll = true): void {
  const { edits, mdxEdits, standIns, lines } = reader.scanner
  const list = isForAll ? edits : mdxEdits
  list.push({ at, end: at + 1, text: standIns.of(lines.text.charAt(at)) })
}

function readAt(reader: Reader, char: string): void {
  const { scanner } = reader
  if (char === '<' ? angle(reader) : char === '{' && brace(reader)) return
  reader.hasText = true
  if (char === '\\') escaped(reader)
  else if (char === '`') codeSpan(reader)
  else if (char === '$' && scanner.input.math) dollar(reader)
  else if (char === ':' && scanner.hasDirectives) {
    if (!isDefinition(reader)) hold(reader)
    reader.position++
  } else reader.position++
}

const DEFINITION = /^[ \t>]*\[[^\]\n]*\]$/

/** Whether a colon ends the label of a definition, or the scheme of an address in angle brackets. */
function isDefinition({ scanner: { lines }, position }: Reader): boolean {
  const before = lines.text.slice(lines.starts[lineAt(lines, position)], position)
  return lines.text[position - 1] === ']' && DEFINITION.test(before)
}

function escaped(reader: Reader): void {
  const { scanner, position } = reader
  if (scanner.lines.text[position + 1] === '{') {
    // Where `{#id}` would be an expression, an author escapes it and means the id all the same.
    if (headingId(reader, position + 1)) return
    hold(reader, position + 1)
  }
  reader.position = Math.min(position + 2, Math.max(reader.limit, position + 1))
}

/** Offset of the next run of exactly `count` backticks before `end`, -1 when there is none. */
function runAt(text: string, from: number, count: number, end: number): number {
  BACKTICKS.lastIndex = from
  for (let run = BACKTICKS.exec(text); run && run.index < end; run = BACKTICKS.exec(text)) {
    if (run[0].length === count) return run.index
  }
  return -1
}

const PARAGRAPH_END = /\n[ \t>]*(?=\n|$|`{3}|~{3}|:{3}|<[A-Za-z/]|#{1,6}[ \t])/g

function paragraphEnd({ scanner, limit }: Reader): number {
  const { text } = scanner.lines
  if (scanner.paragraph.end < limit) {
    PARAGRAPH_END.lastIndex = limit
    scanner.paragraph.end = PARAGRAPH_END.exec(text)?.index ?? text.length
  }
  return scanner.paragraph.end
}

function codeSpan(reader: Reader): void {
  const { scanner, position } = reader
  const { text } = scanner.lines
  BACKTICKS.lastIndex = position
  const count = BACKTICKS.exec(text)?.[0].length ?? 1
  let close = runAt(text, position + count, count, reader.limit)
  if (close < 0 && scanner.budget.left > 0 && !reader.isHeading()) {
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

/** Passes over what begins with `<`; false when it is a character of text. */
function angle(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  if (text.startsWith('<!--', position) && htmlComment(reader)) return true
  if (text[position - 1] === '(' && text[position - 2] === ']') return destination(reader)
  const address = match(AUTOLINK, reader)
  if (address) {
    reader.hasText = true
    autolink(reader, address)
    return true
  }
  if (!scanner.mdx) return markdownAngle(reader)
  if (text.startsWith('<>', position) || text.startsWith('</>', position)) return fragment(reader)
  const tag = tagAt(reader)
  if (tag) {
    noteTag(reader, tag)
    return true
  }
  const declaration = match(DECLARATION, reader)
  if (declaration) {
    const end = position + declaration[0].length
    scanner.holes.push({ at: position, end, node: { type: 'html', value: declaration[0] } })
    goTo(reader, end)
    return true
  }
  hold(reader, position, false)
  return false
}

/** Passes over the destination of a link in angle brackets. */
function destination(reader: Reader): boolean {
  const { scanner, position, limit } = reader
  reader.hasText = true
  const close = scanner.lines.text.indexOf('>', position)
  if (close < 0 || close >= limit) {
    if (scanner.mdx) hold(reader, position, false)
    return false
  }
  if (scanner.mdx) {
    scanner.expressions.push({ at: position, end: close + 1 })
    for (let at = position; at < close; at++) if (scanner.lines.text[at] === '{') hold(reader, at, false)
  }
  goTo(reader, close)
  return true
}

/** In Markdown a tag is passed over only for the colons in it. */
function markdownAngle(reader: Reader): boolean {
  const tag = tagAt(reader)
  if (!tag) return false
  reader.hasText = true
  goTo(reader, tag.end)
  return true
}

function autolink(reader: Reader, [whole, url, mail]: RegExpExecArray): void {
  const { scanner, position } = reader
  const shown = url ?? mail ?? ''
  const node = {
    type: 'link',
    url: url ?? `mailto:${shown}`,
    title: null,
    children: [{ type: 'text', value: shown }],
  }
  if (scanner.mdx) scanner.holes.push({ at: position, end: position + whole.length, node })
  goTo(reader, position + whole.length)
}

/** A comment of html is one of JavaScript; within a paragraph it ends with it. */
function htmlComment(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  const from =
    text.startsWith('<!-->', position) || text.startsWith('<!--->', position) ? position + 2 : position + 4
  const close = scanner.budget.left > 0 ? text.indexOf('-->', from) : -1
  const end = close + 3
  scanner.budget.left -= close < 0 ? text.length - position : 0
  const crosses = reader.hasText && /\n[ \t>]*\n/.test(text.slice(position, Math.max(position, close)))
  if (close < 0 || crosses) return false
  if (scanner.mdx) {
    const inner = text.slice(position + 4, Math.max(close, position + 4)).replaceAll('*/', '* ')
    scanner.mdxEdits.push({ at: position, end, text: `{/* ${inner}*/}` })
    scanner.expressions.push({ at: position, end })
  }
  goTo(reader, end)
  return true
}

function fragment(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  const kind = text[position + 1] === '>' ? 'open' : 'close'
  const isOne = kind === 'close' ? openFragments(scanner) > 0 : text.indexOf('</>', position) > 0
  const end = position + (kind === 'open' ? 2 : 3)
  if (!isOne) {
    hold(reader, position, false)
    return false
  }
  scanner.found.mdx = true
  scanner.tags.push({ at: position, end, name: '', kind, isLoose: false })
  goTo(reader, end)
  return true
}

function openFragments({ tags }: Scanner): number {
  let open = 0
  for (const { name, kind } of tags) if (name === '') open += kind === 'open' ? 1 : -1
  return open
}

/** The tag at the reading place. */
function tagAt({ scanner, position, quotes, hasText }: Reader): Tag | null {
  const { text } = scanner.lines
  if (scanner.budget.left <= 0 || !/[A-Za-z/]/.test(text.charAt(position + 1))) return null
  const end = Math.min(text.length, position + 20_000)
  const source = text.slice(position, end)
  const tag = readTag(
    quotes > 0 ? source.replace(/\n[ \t>]*/g, (prefix) => prefix.replaceAll('>', ' ')) : source,
    0,
  )
  if (tag === 'incomplete' || tag === null) {
    if (tag) scanner.budget.left -= source.length
    return null
  }
  if (hasText && /\n[ \t>]*\n/.test(source.slice(0, tag.end))) return null
  return { ...tag, end: position + tag.end }
}

function noteTag(reader: Reader, tag: Tag): void {
  if (literal(reader, tag) || verbatim(reader, tag)) return
  const { scanner, position } = reader
  const { kind, name, attributes, end } = tag
  const isMdx = isComponent({ name, kind }, scanner.imported)
  if (isMdx || attributes.some(isJsx)) scanner.found.mdx = true
  const isLoose = attributes.some((each) => each.unquoted || /^[:@]|\./.test(each.name))
  scanner.tags.push({ at: position, end, name, kind, isLoose })
  goTo(reader, end)
}

/** A component whose content is not Markdown, to its end: it has its source as its only text. */
function literal(reader: Reader, tag: Tag): boolean {
  const { scanner, position } = reader
  if (tag.kind !== 'open' || !LITERAL.has(tag.name)) return false
  const { text } = scanner.lines
  const closing = `</${tag.name}>`
  const close = text.indexOf(closing, tag.end)
  if (close < 0) return false
  const end = close + closing.length
  const content: TreeNode = { type: 'text', value: text.slice(tag.end, close) }
  scanner.found.mdx = true
  scanner.holes.push({ at: position, end, node: elementOf(tag, 'mdxJsxFlowElement', [content]) })
  goTo(reader, end)
  return true
}

/** Elements whose content html does not read, and neither does Markdown. */
const VERBATIM = /^(?:script|style|pre|textarea)$/i

/** An element of html that is left as it is, to its end. */
function verbatim(reader: Reader, { kind, name, attributes, end }: Tag): boolean {
  if (kind !== 'open' || !VERBATIM.test(name) || attributes.some(isJsx)) return false
  const { scanner, position } = reader
  const { text } = scanner.lines
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = end
  const found = scanner.budget.left > 0 ? closing.exec(text) : null
  if (!found) {
    scanner.budget.left -= text.length - end
    return false
  }
  const until = found.index + found[0].length
  scanner.holes.push({ at: position, end: until, node: { type: 'html', value: text.slice(position, until) } })
  goTo(reader, until)
  return true
}

/** Whether an attribute is written as only JSX has it. */
const isJsx = ({ expression, name }: Tag['attributes'][number]): boolean =>
  expression || name === 'className' || name === 'htmlFor'

/** Notes the id with which a heading ends, when one begins at the brace. */
function headingId(reader: Reader, at: number): boolean {
  const { scanner, isHeading } = reader
  HEADING_ID.lastIndex = at
  const found = scanner.lines.text[at + 1] === '#' && isHeading() ? HEADING_ID.exec(scanner.lines.text) : null
  if (!found?.[1]) return false
  const end = at + found[0].length
  scanner.headingIds.push({ at: reader.position, id: found[1] })
  scanner.edits.push({ at: reader.position, end, text: ' '.repeat(end - reader.position) })
  goTo(reader, end)
  return true
}

/** Passes over an id or an expression; false when the brace is a character of text. */
function brace(reader: Reader): boolean {
  const { scanner, position, hasText } = reader
  if (headingId(reader, position)) return true
  if (!scanner.mdx) return false
  const found = match(STRING, reader) ?? match(CHILDREN, reader) ?? comment(reader)
  const crosses = found && hasText && found[0].includes('\n\n')
  if (!found || crosses) {
    hold(reader, position, false)
    return false
  }
  scanner.found.mdx = true
  scanner.expressions.push({ at: position, end: position + found[0].length })
  goTo(reader, position + found[0].length)
  return true
}

function comment(reader: Reader): RegExpExecArray | null {
  const { scanner, position } = reader
  if (scanner.budget.left <= 0) return null
  const found = match(COMMENT, reader)
  if (!found && /^\{\s*\/\*/.test(scanner.lines.text.slice(position, position + 100)))
    scanner.budget.left -= scanner.lines.text.length - position
  return found
}
