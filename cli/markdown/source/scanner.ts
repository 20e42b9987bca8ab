// The line being rewritten: what has been read of it, what has been written for it, and how the two differ.

import { type ContainerState, containerPrefix } from '../parse/containers.ts'
import type { LineEdit } from '../places.ts'
import type { ImportedName } from './esm.ts'
import type { Lookahead } from './lookahead.ts'
import type { Marker, MarkerMeaning, Markers } from './markers.ts'

/** A place in the source: 0-based line and character index. */
export interface SourcePoint {
  readonly line: number
  readonly index: number
}

/** What a text is rewritten with. */
export interface ScanOptions {
  /** Names of admonitions, which take a title without brackets. */
  readonly isAdmonition: (name: string) => boolean
  readonly math: boolean
  /** Components, expressions and statements mean something: the text is MDX. Otherwise only directives are more than Markdown. */
  readonly mdx: boolean
}

/** An import with its line. */
export interface ImportLine extends ImportedName {
  readonly line: number
}

/** Something about the source to tell its author; `line` and `column` are 0-based. */
export interface ScanFinding extends SourcePoint {
  readonly kind: 'stray-fence' | 'spaced-directive' | 'no-statement' | 'bare-import'
  /** The name or reason that the message gives. */
  readonly name: string
}

/** What stands at the start of a line's content and what comes after. */
export interface LineContent {
  /** Where the content begins: line of the output and character in it. */
  readonly line: number
  readonly column: number
  /** Markers before any text. */
  readonly leading: Marker[]
  readonly all: Marker[]
  /** There is text beside the markers. */
  text: boolean
  /** A marker reaches over a blank line, so it cannot stand in a paragraph. */
  blank: boolean
}

/** State of rewriting one text. */
export interface Scanner {
  readonly lines: readonly string[]
  readonly ahead: Lookahead
  readonly markers: Markers
  readonly options: ScanOptions
  readonly containers: ContainerState
  readonly imports: ImportLine[]
  /** Names the text imports anywhere, also further down. */
  readonly imported: ReadonlySet<string>
  readonly constants: Map<string, string>
  readonly findings: ScanFinding[]
  /** Fragments that have begun and not ended. */
  readonly fragments: { open: number }
  readonly output: string[]
  readonly edits: Map<number, LineEdit[]>
  /** Lookalikes of `\{` while Markdown is parsed: two characters that do not occur in the text. */
  readonly brace: readonly [string, string]
  /** Put before a marker that begins a line of text; does not occur in the text either. */
  readonly guard: string
  line: number
  /** The line as far as it is unread; white space may have been taken out. */
  text: string
  index: number
  out: string
  lineEdits: LineEdit[]
  /** How much further the author's line is than the written one: what the edits of the line come to. */
  shift: number
  content: LineContent
}

/** Writes the line up to `index` as it is. */
export function copyTo(scanner: Scanner, index: number): void {
  const part = scanner.text.slice(scanner.index, index)
  if (!scanner.content.text && /\S/.test(part)) scanner.content.text = true
  scanner.out += part
  scanner.index = index
}

/** Writes `inserted` for what stands between the reading place and `index` of this line. */
export function replaceTo(scanner: Scanner, index: number, inserted: string): void {
  scanner.lineEdits.push({
    column: scanner.out.length,
    removed: index - scanner.index,
    inserted: inserted.length,
  })
  scanner.shift += index - scanner.index - inserted.length
  scanner.out += inserted
  scanner.index = index
}

/** Ends the line being written. */
export function finishLine(scanner: Scanner): void {
  scanner.output.push(scanner.out)
  if (scanner.lineEdits.length > 0) scanner.edits.set(scanner.output.length - 1, scanner.lineEdits)
  scanner.out = ''
  scanner.lineEdits = []
  scanner.shift = 0
}

/** Writes a marker for what stands between the reading place and `end`, keeping line breaks inside its comment. */
export function putMarker(scanner: Scanner, meaning: MarkerMeaning, end: SourcePoint): Marker {
  const skipped = scanner.lines.slice(scanner.line + 1, end.line + 1)
  const rest = scanner.text.slice(scanner.index, end.line === scanner.line ? end.index : undefined)
  const last = skipped.pop()?.slice(0, end.index)
  const at = { line: scanner.line, index: scanner.out.length + scanner.shift }
  const source = [rest, ...skipped, ...(last === undefined ? [] : [last])].join('\n')
  const marker: Marker = { at, source, ...meaning }
  const opening = scanner.markers.add(marker)
  const { content } = scanner
  if (!content.text) content.leading.push(marker)
  content.all.push(marker)
  if (end.line === scanner.line) {
    replaceTo(scanner, end.index, `${opening}-->`)
    return marker
  }
  if (skipped.some((line) => line.trim() === '')) content.blank = true
  replaceTo(scanner, scanner.text.length, opening)
  finishLine(scanner)
  const prefix = containerPrefix(scanner.containers.stack)
  for (const line of skipped) {
    scanner.lineEdits.push({ column: 0, removed: line.length, inserted: prefix.length + 1 })
    scanner.out = `${prefix}.`
    finishLine(scanner)
  }
  scanner.line = end.line
  scanner.text = scanner.lines[end.line] ?? ''
  scanner.index = 0
  replaceTo(scanner, end.index, `${prefix}-->`)
  return marker
}

/** Puts a character before the line's first marker, so that the line is text that happens to begin with a comment. */
export function insertGuard(scanner: Scanner): void {
  const { line, column } = scanner.content
  const current = line === scanner.output.length
  const text = current ? scanner.out : (scanner.output[line] ?? '')
  const guarded = text.slice(0, column) + scanner.guard + text.slice(column)
  const edits = current ? scanner.lineEdits : (scanner.edits.get(line) ?? [])
  const at = edits.findIndex((edit) => edit.column >= column)
  const moved = edits.slice(at < 0 ? edits.length : at).map((edit) => ({ ...edit, column: edit.column + 1 }))
  const before = at < 0 ? edits : edits.slice(0, at)
  const changed = [...before, { column, removed: 0, inserted: 1 }, ...moved]
  if (current) {
    scanner.out = guarded
    scanner.lineEdits = changed
  } else {
    scanner.output[line] = guarded
    scanner.edits.set(line, changed)
  }
}

/** How many block quotes the line is in. */
export function quoteDepth(scanner: Scanner): number {
  return scanner.containers.stack.filter((container) => container.kind === 'quote').length
}
