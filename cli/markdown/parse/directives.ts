// Matches the fences of directives. Authors may nest directives with the same number of colons, but parsers require more colons
// on the outer ones, so this module adds them.
import type { Subject } from '../../model/diagnostic.ts'
import { type Cursor, columnAt, indentAt, skipIndent } from './columns.ts'
import { type Container, containerPrefix, type OpenLine, prefixEnd } from './containers.ts'
import { readDirectiveLine } from './directive-line.ts'
import type { Edit } from './edits.ts'
import { scanInline } from './scan-inline.ts'
import type { OpenDirective, Scanner, Span } from './scanner.ts'
import { lineAt, restOfLine } from './text-lines.ts'

/** A span in a line; the line up to it, and its indentation in columns. */
interface DirectivePlace extends Span {
  readonly line: OpenLine
  readonly indent: number
}

/** Reads a line whose content begins with `:::` at `at`; false if it is text. */
export function readDirectiveAt(
  scanner: Scanner,
  stack: Container[],
  { at, end, line, indent }: DirectivePlace,
): boolean {
  const content = scanner.lines.text.slice(at, end)
  const meaning = readDirectiveLine(content, scanner.input.isDirective)
  if (meaning?.kind === 'open') {
    const { name, colons, label, labelColumn } = meaning
    scanner.directives.push({ at, name, colons, level: stack.length, indent, needed: colons })
    if (indent > 0) scanner.edits.push(withoutIndent(line, indent, []))
    const from = at + labelColumn
    const to = from + label.length
    if (label !== '' && content[colons + name.length] !== '[') {
      scanner.edits.push(
        { at: at + colons + name.length, end: from, text: '[' },
        { at: to, end: to, text: ']' },
      )
      holdBrackets(scanner, from, to)
    }
    scanInline(scanner, {
      at: from,
      end: to,
      isHeading: () => false,
      isOneLine: () => true,
      staysInside: () => false,
      quotes: 0,
    })
    return true
  }
  const level = meaning?.kind === 'close' ? closeMatching(scanner, meaning.colons, at) : undefined
  if (level !== undefined) {
    if (level < stack.length) {
      stack.length = level
      scanner.edits.push({ at: line.start, end: at, text: containerPrefix(stack) })
    }
    return true
  }
  reportText(scanner, content, { at, isStray: meaning !== null })
  scanner.edits.push({ at, end: at + 3, text: scanner.standIns.of(':').repeat(3) })
  return false
}

/** Keeps unbalanced brackets from ending a title. */
function holdBrackets({ lines, edits, standIns }: Scanner, from: number, to: number): void {
  const open: number[] = []
  const alone: number[] = []
  for (let at = from; at < to; at++) {
    const char = lines.text[at]
    if (char === '\\') at++
    else if (char === '[') open.push(at)
    else if (char === ']' && open.pop() === undefined) alone.push(at)
  }
  for (const at of [...open, ...alone])
    edits.push({ at, end: at + 1, text: standIns.of(lines.text.charAt(at)) })
}

/** Possible prefix of a line after the indentation of a directive: container markers, whose tabs count columns of the line. */
const MARKS = /[ \t>*+\-.)\d]*/y

/**
 * Skips the indentation that a line has only because its directive is indented; returns the edits that remove it. Of the two
 * parsers only the reference parser would skip it, so it is hidden from both. `around`: the containers of a line of code.
 */
export function dedentContent(
  directives: readonly OpenDirective[],
  line: OpenLine,
  { level, around }: { readonly level: number; readonly around: readonly Container[] | null },
): readonly Edit[] {
  return directives.flatMap((directive) => {
    const isAround = directive.level === level && directive.indent > 0
    const columns = isAround ? Math.min(directive.indent, indentAt(line.text, line.cursor)) : 0
    return columns > 0 ? [withoutIndent(line, columns, around?.slice(level) ?? null)] : []
  })
}

/**
 * Skips columns of whitespace; returns the edit that removes them and keeps the container markers after them in their columns.
 * `containers`: those of a line of code, whose own tabs are kept.
 */
function withoutIndent(
  { text, start, cursor }: OpenLine,
  columns: number,
  containers: readonly Container[] | null,
): Edit {
  const from = cursor.index
  // Remainder of a tab that a container has partly used.
  const before = cursor.column - columnAt(text, from)
  const left = skipIndent(text, cursor, columns)
  const behind = containers ? prefixEnd(text, cursor, containers) : marksEnd(text, cursor.index)
  const isExpanded = text.slice(cursor.index, behind).includes('\t')
  const end = isExpanded ? behind : cursor.index + (left > 0 ? 1 : 0)
  const rest = isExpanded ? expandTabs(text, cursor, end) : ' '.repeat(left)
  return { at: start + from, end: start + end, text: ' '.repeat(before) + rest }
}

function marksEnd(text: string, index: number): number {
  MARKS.lastIndex = index
  MARKS.exec(text)
  return MARKS.lastIndex
}

function expandTabs(text: string, { index, column }: Cursor, end: number): string {
  let expanded = ''
  for (let at = index, reached = column; at < end; at++) {
    const width = text[at] === '\t' ? 4 - (reached % 4) : 1
    expanded += text[at] === '\t' ? ' '.repeat(width) : text.charAt(at)
    reached += width
  }
  return expanded
}

const DIRECTIVE: Subject = { kind: 'directive', names: [] }

const SPACED = /^:{3,}[ \t]+([A-Za-z][\w-]*)/

function reportText(
  scanner: Scanner,
  content: string,
  { at, isStray }: { readonly at: number; readonly isStray: boolean },
): void {
  const position = restOfLine(scanner.lines, at)
  const [spaced = '', name] = SPACED.exec(content) ?? []
  if (isStray) {
    const message = `This ${content.trim()} closes nothing; it is shown as plain text.`
    const hint = 'Remove it, or write :::note where the box begins.'
    scanner.findings.push({ code: 'markdown/stray-end', message, hint, subject: DIRECTIVE, position })
  } else if (name && scanner.input.isDirective(name)) {
    const message = 'Not a directive, shown as plain text: there is a space after the colons.'
    const about = { text: spaced, replacement: spaced.replace(/[ \t]+/, '') }
    const hint = `Write :::${name}.`
    scanner.findings.push({ code: 'markdown/spaced-directive', message, hint, about, position })
  }
}

/** Closes the innermost directive with the same number of colons, or else the outermost with fewer; returns its level. */
function closeMatching(scanner: Scanner, colons: number, at: number): number | undefined {
  const { directives } = scanner
  const same = directives.findLastIndex((directive) => directive.colons === colons)
  const index = same >= 0 ? same : directives.findIndex((directive) => directive.colons < colons)
  const directive = directives[index]
  if (!directive) return undefined
  closeDirectives(scanner, index + 1)
  directives.pop()
  finish(scanner, directive, { at, colons })
  return directive.level
}

/** Ends all unclosed directives from an index on. */
export function closeDirectives(
  scanner: Scanner,
  from: number,
  addFence: (directive: OpenDirective) => void = () => undefined,
): void {
  while (scanner.directives.length > from) {
    const directive = scanner.directives.pop()
    if (!directive) return
    const { at, name, colons } = directive
    const message = `${':'.repeat(colons)}${name} is never closed: ${':'.repeat(colons)} is missing.`
    const hint = `Write ${':'.repeat(colons)} on its own line where the block ends.`
    scanner.findings.push({
      code: 'markdown/unclosed',
      message,
      hint,
      subject: DIRECTIVE,
      position: restOfLine(scanner.lines, at),
    })
    addFence(directive)
    finish(scanner, directive, null)
  }
}

/** Ends unclosed directives before a tag: on the line before it if the tag is first on its line, else right before the tag. */
export function closeDirectivesBefore(
  scanner: Scanner,
  from: number,
  { at, stack }: { readonly at: number; readonly stack: readonly Container[] },
): void {
  const { lines, edits } = scanner
  const start = lines.starts[lineAt(lines, at)] ?? 0
  const prefix = containerPrefix(stack)
  const isFirst = !/[^\s>]/.test(lines.text.slice(start, at))
  closeDirectives(scanner, from, ({ needed }) => {
    const fence = `${prefix}${':'.repeat(needed)}\n`
    edits.push(
      isFirst ? { at: start, end: start, text: fence } : { at, end: at, text: `\n${fence}${prefix}` },
    )
  })
}

/** Adds the colons a directive needs, and raises the number that the enclosing directive needs. */
function finish(
  scanner: Scanner,
  { at, colons, needed }: OpenDirective,
  closing: { readonly at: number; readonly colons: number } | null,
): void {
  const insert = (offset: number, count: number): void => {
    if (count > 0) scanner.edits.push({ at: offset, end: offset, text: ':'.repeat(count) })
  }
  insert(at, needed - colons)
  if (closing) insert(closing.at, needed - closing.colons)
  holdFence(scanner, Math.max(needed, closing?.colons ?? 0))
}

/** Keeps a line with this many colons from closing the innermost open directive. */
export function holdFence(scanner: Scanner, colons: number): void {
  const outer = scanner.directives.at(-1)
  if (outer) outer.needed = Math.max(outer.needed, colons + 1)
}
