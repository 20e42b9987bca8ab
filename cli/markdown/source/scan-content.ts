// Rewrites the content of a line: tags of components, expressions and heading ids become markers. Code spans, comments and
// escapes are passed over.

import { readMath } from '../parse/read-math.ts'
import { isComponent, VOID_ELEMENTS } from './element-names.ts'
import { STEPS } from './lookahead.ts'
import type { MarkerMeaning } from './markers.ts'
import { readTag, type Tag } from './read-tag.ts'
import { copyTo, putMarker, quoteDepth, type Scanner, type SourcePoint } from './scanner.ts'
import { unescapeString } from './unescape.ts'

/** What goes on at the start of the next line: a code span of so many backticks, or a comment. */
export type Pending =
  | { readonly until: 'backticks'; readonly count: number }
  | { readonly until: '-->' }
  | null

const INTERESTING = /[\\`<{$]/g
const BACKTICKS = /`+/g
const STRING = /\{\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`)\s*\}/y
const CHILDREN = /\{\s*props\.children\s*\}/y
const COMMENT = /\{\s*\/\*([\s\S]*?)\*\/\s*\}/y
const HEADING_ID = /\{#((?:(?!\{#|\}).)+)\}(?=[ \t]*#*[ \t]*$)/y
const HEADING_COMMENT = /^\s*#(\S+)\s*$/
const JSX_ONLY = /^(?:className|htmlFor)$/

/** Whether the line being read is a heading, so that it may end with an id. */
export type IsHeading = () => boolean

/** Rewrites the rest of a line (and of the lines its markers reach over); returns what is still open at its end. */
export function scanContent(scanner: Scanner, pending: Pending, isHeading: IsHeading): Pending {
  const open = pending ? skipPending(scanner, pending) : null
  if (open) return open
  for (;;) {
    INTERESTING.lastIndex = scanner.index
    const found = INTERESTING.exec(scanner.text)
    if (!found) {
      copyTo(scanner, scanner.text.length)
      return null
    }
    copyTo(scanner, found.index)
    const next = readAt(scanner, found[0], isHeading)
    if (next) return next
  }
}

/** Passes over what an earlier line left open. */
function skipPending(scanner: Scanner, pending: NonNullable<Pending>): Pending {
  const close =
    pending.until === '-->'
      ? scanner.text.indexOf('-->', scanner.index)
      : runAt(scanner.text, scanner.index, pending.count)
  if (close < 0) {
    copyTo(scanner, scanner.text.length)
    return pending
  }
  copyTo(scanner, close + (pending.until === '-->' ? 3 : pending.count))
  return null
}

function readAt(scanner: Scanner, char: string, isHeading: IsHeading): Pending {
  if (char === '\\') readEscape(scanner, isHeading)
  else if (char === '`') return codeSpan(scanner)
  else if (char === '<') return angle(scanner)
  else if (char === '{') brace(scanner, isHeading)
  else if (!(scanner.options.math && math(scanner))) copyTo(scanner, scanner.index + 1)
  return null
}

function readEscape(scanner: Scanner, isHeading: IsHeading): void {
  const escapesBrace = scanner.text[scanner.index + 1] === '{'
  // Where `{#id}` would be an expression, an author escapes it and means the id all the same.
  if (escapesBrace && headingId(scanner, scanner.index + 1, isHeading)) return
  if (!escapesBrace) {
    copyTo(scanner, Math.min(scanner.index + 2, scanner.text.length))
    return
  }
  scanner.content.text = true
  scanner.out += scanner.brace.join('')
  scanner.index += 2
}

/** Index of a run of exactly `count` backticks, -1 when there is none. */
function runAt(text: string, from: number, count: number): number {
  BACKTICKS.lastIndex = from
  for (let run = BACKTICKS.exec(text); run; run = BACKTICKS.exec(text)) {
    if (run[0].length === count) return run.index
  }
  return -1
}

function codeSpan(scanner: Scanner): Pending {
  const { text, index } = scanner
  BACKTICKS.lastIndex = index
  const count = BACKTICKS.exec(text)?.[0].length ?? 1
  const close = scanner.ahead.spend(0) ? runAt(text, index + count, count) : -1
  if (close >= 0) {
    copyTo(scanner, close + count)
    return null
  }
  copyTo(scanner, index + count)
  scanner.ahead.spend(text.length - index)
  const paragraph = restOfParagraph(scanner, PARAGRAPH_END)
  if (paragraph === null || runAt(paragraph, 0, count) < 0) return null
  copyTo(scanner, scanner.text.length)
  return { until: 'backticks', count }
}

const PARAGRAPH_END = /\n[ \t>]*(?=\n|$|`{3}|~{3}|:{3}|<[A-Za-z/]|#{1,6}[ \t])/

const BLANK_LINE = /\n[ \t>]*(?=\n|$)/

/** The following lines of the paragraph, or null when too much has been read ahead on this page. */
function restOfParagraph(scanner: Scanner, end: RegExp): string | null {
  const ahead = scanner.ahead.read(scanner, scanner.text, 40, quoteDepth(scanner))
  if (!ahead) return null
  const at = ahead.text.search(end)
  return at < 0 ? ahead.text : ahead.text.slice(0, at)
}

function angle(scanner: Scanner): Pending {
  const { text, index } = scanner
  if (text.startsWith('<!--', index)) return htmlComment(scanner)
  const fragment = text.startsWith('<>', index) ? '<>' : text.startsWith('</>', index) ? '</>' : null
  if (fragment && scanner.options.mdx) {
    if (!readFragment(scanner, fragment)) copyTo(scanner, index + fragment.length)
    return null
  }
  if (!/[A-Za-z/]/.test(text[index + 1] ?? '')) {
    copyTo(scanner, index + 1)
    return null
  }
  const tag = scanner.options.mdx ? tagAt(scanner) : null
  const meaning = tag ? tagMeaning(tag.tag, scanner) : null
  if (!tag || !meaning) copyTo(scanner, tag && tag.end.line === scanner.line ? tag.end.index : index + 1)
  else if (!literal(scanner, tag.tag)) putMarker(scanner, meaning, tag.end)
  return null
}

/** Name that fragments go by. */
const FRAGMENT = 'Fragment'

/** `<>` with its end, and the end of one; signs that only look like it ("a <> b") stay text. */
function readFragment(scanner: Scanner, sign: '<>' | '</>'): boolean {
  const end = { line: scanner.line, index: scanner.index + sign.length }
  if (sign === '</>') {
    if (scanner.fragments.open === 0) return false
    scanner.fragments.open--
    putMarker(scanner, { kind: 'close', name: FRAGMENT }, end)
    return true
  }
  if (!STEPS.some((lines) => endsFragment(scanner, lines))) return false
  scanner.fragments.open++
  putMarker(scanner, { kind: 'open', name: FRAGMENT, attributes: [] }, end)
  return true
}

function endsFragment(scanner: Scanner, lines: number): boolean {
  const ahead = scanner.ahead.read(scanner, scanner.text, lines, quoteDepth(scanner))
  const at = ahead?.text.indexOf('</>') ?? -1
  if (!ahead || at < 0) return false
  // In the middle of a paragraph nothing goes on behind a blank line.
  return !(scanner.content.text && /\n[ \t]*\n/.test(ahead.text.slice(0, at)))
}

/** A comment is left to the parser; only components in it must not be looked at. */
function htmlComment(scanner: Scanner): Pending {
  const { text, index, content } = scanner
  const close = scanner.ahead.spend(0) ? text.indexOf('-->', index + 4) : -1
  if (close >= 0) {
    copyTo(scanner, close + 3)
    return null
  }
  scanner.ahead.spend(text.length - index)
  const startsBlock = !content.text && content.all.length === 0
  const inParagraph = startsBlock || (restOfParagraph(scanner, BLANK_LINE)?.includes('-->') ?? false)
  copyTo(scanner, inParagraph ? text.length : index + 4)
  return inParagraph ? { until: '-->' } : null
}

/** The tag at the reading place, with what follows it up to some hundred lines. */
function tagAt(scanner: Scanner): { readonly tag: Tag; readonly end: SourcePoint } | null {
  for (const lines of STEPS) {
    const ahead = scanner.ahead.read(scanner, scanner.text, lines, quoteDepth(scanner))
    const tag = ahead ? readTag(ahead.text, 0) : null
    if (!ahead || tag === null) return null
    if (tag === 'incomplete') {
      scanner.ahead.spend(ahead.text.length)
      continue
    }
    const crossesBlank = ahead.text.slice(0, tag.end).includes('\n\n')
    if (crossesBlank && scanner.content.text) return null
    return { tag, end: ahead.locate(tag.end) }
  }
  return null
}

/** What a tag means to this stage; null = html, which the parser knows. */
function tagMeaning(tag: Tag, { imported }: Scanner): MarkerMeaning | null {
  const { kind, name, attributes } = tag
  if (isComponent(tag, imported)) {
    return kind === 'close' ? { kind, name } : { kind: kind === 'self' ? 'self' : 'open', name, attributes }
  }
  if (kind === 'close' || !attributes.some((each) => each.expression || JSX_ONLY.test(each.name))) return null
  return { kind: 'html', name, closed: kind === 'self' || VOID_ELEMENTS.has(name), attributes }
}

const LITERAL = new Set(['CodeBlock', 'Head', 'head'])

/** Components whose content is not Markdown are one marker from their opening to their closing tag. */
function literal(scanner: Scanner, tag: Tag): boolean {
  if (tag.kind !== 'open' || !LITERAL.has(tag.name)) return false
  const closing = `</${tag.name}>`
  for (const lines of STEPS) {
    const ahead = scanner.ahead.read(scanner, scanner.text, lines, quoteDepth(scanner))
    const close = ahead?.text.indexOf(closing, tag.end) ?? -1
    if (!ahead || close < 0) continue
    const { name, attributes } = tag
    const meaning: MarkerMeaning = {
      kind: 'literal',
      name,
      attributes,
      content: ahead.text.slice(tag.end, close),
    }
    putMarker(scanner, meaning, ahead.locate(close + closing.length))
    return true
  }
  return false
}

function match(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  return pattern.exec(text)
}

/** Puts a marker for the id with which a heading ends, when one begins at the brace. */
function headingId(scanner: Scanner, brace: number, isHeading: IsHeading): boolean {
  const { text, line } = scanner
  HEADING_ID.lastIndex = brace
  const found = text[brace + 1] === '#' ? HEADING_ID.exec(text) : null
  if (!found?.[1] || !isHeading()) return false
  putMarker(scanner, { kind: 'heading-id', id: found[1] }, { line, index: brace + found[0].length })
  return true
}

function brace(scanner: Scanner, isHeading: IsHeading): void {
  if (headingId(scanner, scanner.index, isHeading)) return
  if (scanner.options.mdx) expression(scanner, isHeading)
  else copyTo(scanner, scanner.index + 1)
}

function expression(scanner: Scanner, isHeading: IsHeading): void {
  const { text, index } = scanner
  for (const lines of STEPS.slice(0, 3)) {
    const ahead = scanner.ahead.read(scanner, text, lines, quoteDepth(scanner))
    const found = ahead ? readExpression(ahead.text, isHeading) : null
    if (!ahead || !found) {
      if (ahead && /^\{\s*(?:\/\*|["'`])/.test(ahead.text)) scanner.ahead.spend(ahead.text.length)
      if (ahead && /^\{\s*(?:\/\*|`)/.test(ahead.text)) continue
      break
    }
    if (found.length > 0 && ahead.text.slice(0, found.length).includes('\n\n') && scanner.content.text) break
    putMarker(scanner, found.meaning, ahead.locate(found.length))
    return
  }
  copyTo(scanner, index + 1)
}

function readExpression(
  text: string,
  isHeading: IsHeading,
): { readonly meaning: MarkerMeaning; readonly length: number } | null {
  const string = match(STRING, text)
  if (string) {
    const value = string[1] ?? string[2] ?? string[3] ?? ''
    return { meaning: { kind: 'text', value: unescapeString(value) }, length: string[0].length }
  }
  const children = match(CHILDREN, text)
  if (children) return { meaning: { kind: 'children' }, length: children[0].length }
  const comment = match(COMMENT, text)
  if (!comment) return null
  const id = HEADING_COMMENT.exec(comment[1] ?? '')?.[1]
  const atEnd = /^[ \t]*#*[ \t]*(?:\n|$)/.test(text.slice(comment[0].length))
  const meaning: MarkerMeaning = id && atEnd && isHeading() ? { kind: 'heading-id', id } : { kind: 'nothing' }
  return { meaning, length: comment[0].length }
}

function math(scanner: Scanner): boolean {
  const displayed = scanner.text.startsWith('$$', scanner.index)
  for (const lines of displayed ? STEPS : STEPS.slice(0, 1)) {
    const ahead = scanner.ahead.read(scanner, scanner.text, lines, quoteDepth(scanner))
    const found = ahead ? readMath(ahead.text) : null
    if (!ahead || !found) continue
    const { value, display, length } = found
    // In a paragraph nothing goes on behind a blank line.
    if (scanner.content.text && ahead.text.slice(0, length).includes('\n\n')) return false
    putMarker(scanner, { kind: 'math', value, display }, ahead.locate(length))
    return true
  }
  return false
}

/** Writes nothing for the rest of the line but a marker. */
export function markRest(scanner: Scanner, meaning: MarkerMeaning): void {
  putMarker(scanner, meaning, { line: scanner.line, index: scanner.text.length })
}
