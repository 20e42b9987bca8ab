// The state of looking at the content of lines, and what each look does to it.
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
