// Tracks the block quotes and lists around a line, as far as needed to tell prose from code and to know which container content
// belongs to. It approximates CommonMark's container rules and is not a parser: if the two disagree, the parser is right, and a
// stand-in that ends up inside what the parser sees as code is turned back into the original character.
import { matchAt } from '../../text/match-at.ts'
import { type Cursor, columnAt, indentAt, isBlank, skipCharacters, skipIndent } from './columns.ts'

/** An open container; a footnote counts as an item. */
export type Container = { readonly kind: 'quote' } | Item

interface Item {
  readonly kind: 'item'
  /** Indentation of its content in columns. */
  readonly width: number
  /** It has no content yet: an empty line after its marker ends it. */
  isEmpty: boolean
}

/** A line being read: the current position, and the number of indentation columns skipped as mere layout. */
export interface OpenLine {
  readonly text: string
  /** Offset of its first character. */
  readonly start: number
  readonly cursor: Cursor
  layout: number
}

/** State across lines. */
export interface ContainerState {
  readonly stack: Container[]
  /** The last line is paragraph text that the next line may continue. */
  paragraph: boolean
  /** Called at each container level, to skip whitespace. */
  readonly atLevel: (line: OpenLine, level: number) => void
  /** Called after the continued containers, before new ones are looked for, and again after the new ones. */
  readonly afterContainers: (line: OpenLine, level: number) => void
}

/** Result of applying the container rules to a line. */
export interface LineStart {
  /** Number of previously open containers that the line closes; 0 if it continues their paragraph. */
  readonly closed: number
  /** Whether the line is a lazy continuation: it continues a paragraph of containers it does not match. */
  readonly lazy: boolean
  readonly blank: boolean
}

const BULLET = /[-+*](?=[ \t]|$)/y
const ORDERED = /(\d{1,9})[.)](?=[ \t]|$)/y
/** A footnote definition; its content is indented by four columns, whatever the length of its label. */
const FOOTNOTE = /\[\^(?:[^\s[\]\\]|\\.)+\]:[ \t]*/y
const BLOCK_START = /#{1,6}(?:[ \t]|$)|`{3,}|~{3,}|:{3,}|<[A-Za-z/!?]/y

/** First characters of container markers; most lines begin with something else. */
const FIRST_OF_CONTAINER = '>-+*0123456789['

/** Skips the markers of containers that continue on this line; returns their number. */
export function continueContainers(line: OpenLine, state: ContainerState): number {
  const { cursor } = line
  let level = 0
  state.atLevel(line, 0)
  for (const container of state.stack) {
    const blank = isBlank(line.text, cursor.index)
    if (!continuesContainer(line.text, cursor, container)) return level
    if (container.kind === 'item' && !blank) container.isEmpty = false
    level++
    state.atLevel(line, level)
  }
  return level
}

/** Skips the prefix of a container; returns false and leaves the cursor if the line is not in the container. */
function continuesContainer(text: string, cursor: Cursor, container: Container): boolean {
  if (container.kind === 'item') {
    const isIn = isBlank(text, cursor.index) ? !container.isEmpty : indentAt(text, cursor) >= container.width
    if (isIn) skipIndent(text, cursor, container.width)
    return isIn
  }
  if (indentAt(text, cursor) > 3) return false
  const probe = { ...cursor }
  skipIndent(text, probe, 3)
  if (text[probe.index] !== '>') return false
  skipCharacters(probe, 1)
  skipIndent(text, probe, 1)
  Object.assign(cursor, probe)
  return true
}

/** Index after the prefixes of those containers that the line is in; a tab they partly use belongs to them. */
export function prefixEnd(text: string, cursor: Cursor, containers: readonly Container[]): number {
  const probe = { ...cursor }
  containers.every((container) => continuesContainer(text, probe, container))
  return probe.index + (probe.column > columnAt(text, probe.index) ? 1 : 0)
}

/** Reads the containers of a line outside a fence, and opens those that begin on it. */
export function readContainers(line: OpenLine, state: ContainerState): LineStart {
  const matched = continueContainers(line, state)
  const before = state.stack.length
  const blank = isBlank(line.text, line.cursor.index)
  if (!blank) state.afterContainers(line, matched)
  const added = blank ? [] : newContainers(line, state, matched)
  if (matched < before && added.length === 0 && !blank && state.paragraph && !startsBlock(line)) {
    return { closed: 0, lazy: true, blank: false }
  }
  if (before > matched) state.stack.length = matched
  if (added.length > 0) state.stack.push(...added)
  if (matched < before || added.length > 0) state.paragraph = false
  if (added.length > 0 && !isBlank(line.text, line.cursor.index))
    state.afterContainers(line, state.stack.length)
  return { closed: before - matched, lazy: false, blank: isBlank(line.text, line.cursor.index) }
}

/** Whether the content of a line begins a block that ends a paragraph. */
function startsBlock({ text, cursor }: OpenLine): boolean {
  const probe = { ...cursor }
  if (indentAt(text, probe) > 3) return false
  skipIndent(text, probe, 3)
  return matchAt(BLOCK_START, text, probe.index) !== null || beginsRule(text, probe.index, lastRule(text))
}

/** The thematic break characters at the end of a line: at least three of a kind, with only whitespace between them. */
interface RuleMarks {
  readonly mark: string
  /** Indexes of the first character of the run and of the third from the end: a rule begins in this range. */
  readonly first: number
  readonly latest: number
}

/** Computed once per line, from its end, rather than at each possible list marker. */
function lastRule(text: string): RuleMarks | null {
  let length = text.length
  while (text.charAt(length - 1) === ' ' || text.charAt(length - 1) === '\t') length--
  const mark = text.charAt(length - 1)
  if (!'*-_'.includes(mark) || mark === '') return null
  const marks: number[] = []
  let first = length
  for (let index = length - 1; index >= 0; index--) {
    const char = text.charAt(index)
    if (char === mark) {
      first = index
      if (marks.length < 3) marks.push(index)
    } else if (char !== ' ' && char !== '\t') break
  }
  const latest = marks[2]
  return latest === undefined ? null : { mark, first, latest }
}

function beginsRule(text: string, index: number, rule: RuleMarks | null): boolean {
  return rule !== null && index >= rule.first && index <= rule.latest && text[index] === rule.mark
}

/** Whether the unread rest of a line is a thematic break. */
export function isRule({ text, cursor }: OpenLine): boolean {
  return '*-_'.includes(text.charAt(cursor.index)) && beginsRule(text, cursor.index, lastRule(text))
}

function newContainers(line: OpenLine, state: ContainerState, matched: number): Container[] {
  const added: Container[] = []
  const { text, cursor } = line
  let rule: RuleMarks | null | undefined
  for (;;) {
    const indent = indentAt(text, cursor)
    if (indent > 3) return added
    if (indent === 0 && !FIRST_OF_CONTAINER.includes(text.charAt(cursor.index))) return added
    const probe = { ...cursor }
    skipIndent(text, probe, 3)
    if (!FIRST_OF_CONTAINER.includes(text.charAt(probe.index))) return added
    if (text[probe.index] === '>') {
      Object.assign(cursor, probe)
      skipCharacters(cursor, 1)
      skipIndent(text, cursor, 1)
      added.push({ kind: 'quote' })
      continue
    }
    if (rule === undefined) rule = lastRule(text)
    if (beginsRule(text, probe.index, rule)) return added
    const footnote = matchAt(FOOTNOTE, text, probe.index)
    if (footnote) {
      Object.assign(cursor, probe)
      skipCharacters(cursor, footnote[0].length)
      added.push({ kind: 'item', width: 4, isEmpty: false })
      continue
    }
    // Applies to a marker after another one on the same line as well, as in both parsers.
    const interrupts = state.paragraph && matched === state.stack.length
    const marker = listMarker(text, probe.index, interrupts)
    if (marker === 0) return added
    const start = cursor.column
    Object.assign(cursor, probe)
    skipCharacters(cursor, marker)
    const gap = indentAt(text, cursor)
    const isEmpty = isBlank(text, cursor.index)
    skipIndent(text, cursor, gap > 4 || isEmpty ? 1 : gap)
    const width = isEmpty ? indent + marker + 1 : cursor.column - start
    added.push({ kind: 'item', width, isEmpty })
  }
}

/**
 * Length of the list marker at an index, or 0. An empty item, or one with a number other than 1, does not interrupt a
 * paragraph.
 */
function listMarker(text: string, index: number, interrupts: boolean): number {
  const bullet = matchAt(BULLET, text, index)
  const ordered = bullet ? null : matchAt(ORDERED, text, index)
  const marker = bullet ?? ordered
  if (!marker) return 0
  const [whole] = marker
  if (interrupts && (isBlank(text, index + whole.length) || (ordered && Number(ordered[1]) !== 1))) return 0
  return whole.length
}

/** A multi-line text without the markers of the block quotes around it; the first line has none to begin with. */
export function withoutQuotes(text: string, quotes: number): string {
  return quotes === 0 ? text : text.replace(new RegExp(`\n(?:[ \\t]*> ?){0,${quotes}}`, 'g'), '\n')
}

/** Prefix that keeps a line in the open containers. */
export function containerPrefix(stack: readonly Container[]): string {
  return stack.map((container) => (container.kind === 'quote' ? '> ' : ' '.repeat(container.width))).join('')
}
