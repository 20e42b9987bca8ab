// The state of looking at the content of lines, and what each look does to it.
import type { Scanner } from './scanner.ts'
import { lineAt, lineEnd } from './text-lines.ts'

/** Content to be looked at. */
export interface Content {
  readonly at: number
  readonly end: number
  readonly isHeading: () => boolean
  /** Nothing in it goes on in the next line: it is a heading, a title, or a row of a table. */
  readonly isOneLine: () => boolean
  /** Whether all lines up to an offset are in the containers that it is in. */
  readonly staysInside: (end: number) => boolean
  /** How many block quotes it is in. */
  readonly quotes: number
}

/** A look at some content. */
export interface Reader extends Content {
  readonly scanner: Scanner
  /** Where the look is. */
  position: number
  /** End of the line it is on. */
  limit: number
  hasText: boolean
}

/** Whether nothing stands before the reading place in its line. */
export function isFirst({ scanner, at, position }: Reader): boolean {
  return scanner.lines.text.slice(at, position).trim() === ''
}

/** Goes on behind an offset, which may lie on a later line. */
export function goTo(reader: Reader, offset: number): void {
  const { lines, mdxEdits } = reader.scanner
  reader.position = offset
  if (offset > reader.limit) reader.limit = lineEnd(lines, lineAt(lines, offset))
  // The native parser loses what stands behind an element and a tab.
  for (let at = offset; lines.text[at] === ' ' || lines.text[at] === '\t'; at++)
    if (lines.text[at] === '\t') mdxEdits.push({ at, end: at + 1, text: ' ' })
}

/** A line that ends the paragraph above it: it is empty, or begins a block. */
export const BLOCK_START = /\n(?:[ \t>]*\n|[ \t]*(?:>|#{1,6}[ \t]|`{3}|~{3}|[-+*][ \t]|1[.)][ \t]))/

/** Whether what reaches to an offset would reach into another block, or out of a container. */
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

/** What a sticky pattern finds at the reading place. */
export function match(pattern: RegExp, { scanner, position }: Reader): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(scanner.lines.text)
}

/** Keeps a character from meaning anything to a parser, or to one of MDX only. */
export function hold(reader: Reader, at = reader.position, isForAll = true): void {
  const { edits, mdxEdits, standIns, lines } = reader.scanner
  const list = isForAll ? edits : mdxEdits
  list.push({ at, end: at + 1, text: standIns.of(lines.text.charAt(at)) })
}
