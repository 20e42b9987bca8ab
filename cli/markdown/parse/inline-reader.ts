// State of the inline scan, and helpers that advance it.
import type { Scanner } from './scanner.ts'
import { lineAt, lineEnd, type TextLines } from './text-lines.ts'

/** Content to scan. */
export interface Content {
  readonly at: number
  readonly end: number
  readonly isHeading: () => boolean
  /** Whether nothing in it continues on the next line: it is a heading, a title or a table row. */
  readonly isOneLine: () => boolean
  /** Whether all lines up to an offset stay in the containers of this content. */
  readonly staysInside: (end: number) => boolean
  /** Number of block quotes around it. */
  readonly quotes: number
}

/** State of scanning some content. */
export interface Reader extends Content {
  readonly scanner: Scanner
  /** Current offset. */
  position: number
  /** End of the current line. */
  limit: number
  hasText: boolean
}

/** Whether only whitespace precedes the current offset on its line. */
export function isFirst({ scanner, at, position }: Reader): boolean {
  return scanner.lines.text.slice(at, position).trim() === ''
}

/** Continues at an offset, which may be on a later line. */
export function goTo(reader: Reader, offset: number): void {
  const { lines, mdxEdits } = reader.scanner
  reader.position = offset
  if (offset > reader.limit) reader.limit = lineEnd(lines, lineAt(lines, offset))
  // The native parser loses text after an element followed by a tab.
  for (let at = offset; lines.text[at] === ' ' || lines.text[at] === '\t'; at++)
    if (lines.text[at] === '\t') mdxEdits.push({ at, end: at + 1, text: ' ' })
}

/** A line that ends the paragraph above it: it is empty or begins a block. */
export const BLOCK_START = /\n(?:[ \t>]*\n|[ \t]*(?:>|#{1,6}[ \t]|`{3}|~{3}|[-+*][ \t]|1[.)][ \t]))/

/** Whether a construct ending at an offset would reach into another block or leave its container. */
export function leavesBlock(reader: Reader, end: number): boolean {
  const { scanner, position, limit, hasText } = reader
  if (end <= limit) return false
  const source = scanner.lines.text.slice(position, end)
  const leaves = hasText
    ? /\n[ \t>]*\n/.test(source) || reader.isOneLine()
    : BLOCK_START.test(source) && !reader.staysInside(end)
  if (leaves) scanner.budget.left -= end - position
  return leaves
}

/** Matches a sticky pattern at the current offset. */
export function match(pattern: RegExp, { scanner, position }: Reader): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(scanner.lines.text)
}

/** Replaces a character so that it has no meaning to any parser, or to MDX only. */
export function hold(reader: Reader, at = reader.position, isForAll = true): void {
  const { edits, mdxEdits, standIns, lines } = reader.scanner
  const list = isForAll ? edits : mdxEdits
  list.push({ at, end: at + 1, text: standIns.of(lines.text.charAt(at)) })
}

const LABEL = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+[ \t>]*)*\[((?:[^\]\\\n]|\\.)*)\]$/

/** The label of the definition of a link or footnote that a colon ends; null if it ends none. */
export function definitionLabel(lines: TextLines, colon: number): string | null {
  if (lines.text[colon - 1] !== ']') return null
  const before = lines.text.slice(lines.starts[lineAt(lines, colon)], colon)
  return LABEL.exec(before)?.[1] ?? null
}
