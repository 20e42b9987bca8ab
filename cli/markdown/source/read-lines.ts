// The loop over the lines of a text: each is code, a directive, a statement, or text that may hold components.
import { indentAt, isBlank, skipIndent } from '../parse/columns.ts'
import { continueContainers, type OpenLine, readContainers } from '../parse/containers.ts'
import { closesFence, type Fence, readFence, UNWRAPPED, UNWRAPPED_NAME } from '../parse/fences.ts'
import { closeFrames, dedent, dedentFurther, type Frame, openFrames } from './dedent.ts'
import { type Directives, readDirectiveLine } from './directive-lines.ts'
import { mayBeStatement, type NoStatements, readStatements } from './esm.ts'
import { needsGuard } from './guard.ts'
import { STEPS } from './lookahead.ts'
import { createEndsLater, type EndsLater, readElements } from './open-elements.ts'
import { markRest, type Pending, scanContent } from './scan-content.ts'
import { copyTo, finishLine, insertGuard, putMarker, type Scanner, type SourcePoint } from './scanner.ts'
import { beginsWord, isHeading, type LineState, readSimpleLine } from './simple-lines.ts'

/** State of the loop over lines beside the scanner's own. */
interface Loop extends LineState {
  readonly frames: Frame[]
  readonly directives: Directives
  readonly unwrapped: Fence[]
  readonly endsLater: EndsLater
  fence: Fence | null
  pending: Pending
  /** Ends a raw html element that is left alone (`script`, `style`, `pre`, `textarea`). */
  raw: RegExp | null
  /** The last line was plain text at the same level. */
  afterText: boolean
  /** The last line held nothing but tags. */
  afterTags: boolean
  /** Indentation of the line in its containers. */
  indent: number
}

/** Rewrites all lines; returns the first place in more containers than allowed, where reading stops. */
export function readLines(scanner: Scanner, maxDepth: number): SourcePoint | undefined {
  const loop: Loop = {
    frames: [],
    directives: [],
    unwrapped: [],
    endsLater: createEndsLater(scanner.lines),
    fence: null,
    pending: null,
    raw: null,
    afterText: false,
    afterTags: false,
    indent: 0,
  }
  for (scanner.line = 0; scanner.line < scanner.lines.length; scanner.line++) {
    if (readSimpleLine(scanner, loop)) {
      loop.afterTags = false
      continue
    }
    readLine(scanner, loop)
    finishLine(scanner)
    if (scanner.containers.stack.length > maxDepth) return { line: scanner.line, index: scanner.index }
  }
  return undefined
}

function openLine(scanner: Scanner, loop: Loop): OpenLine {
  scanner.lineEdits = []
  const line: OpenLine = {
    text: scanner.lines[scanner.line] ?? '',
    cursor: { index: 0, column: 0 },
    atLevel: (level) => {
      const isVerbatim = loop.fence !== null || loop.raw !== null
      if (loop.frames.length > 0) dedent(line, loop.frames, { level, isVerbatim }, scanner.lineEdits)
    },
    behindLevels: (level) => {
      if (isLayout(scanner, loop, line, level)) dedentFurther(line, loop.frames, level, scanner.lineEdits)
    },
  }
  return line
}

/** Takes over what the container rules have read of a line. */
function begin(scanner: Scanner, line: OpenLine): void {
  scanner.text = line.text
  scanner.index = line.cursor.index
  scanner.out = line.text.slice(0, line.cursor.index)
  scanner.shift = 0
  for (const { removed, inserted } of scanner.lineEdits) scanner.shift += removed - inserted
  const { length } = scanner.output
  scanner.content = {
    line: length,
    column: scanner.out.length,
    leading: [],
    all: [],
    text: false,
    blank: false,
  }
}

function copyLine(scanner: Scanner, line: OpenLine): void {
  begin(scanner, line)
  copyTo(scanner, line.text.length)
}

function readLine(scanner: Scanner, loop: Loop): void {
  const { containers } = scanner
  if (loop.fence || loop.raw) {
    const line = openLine(scanner, loop)
    if (continueContainers(line, containers) === containers.stack.length) {
      readVerbatim(scanner, loop, line)
      return
    }
    loop.fence = null
    loop.raw = null
  }
  const line = openLine(scanner, loop)
  const start = readContainers(line, containers)
  const level = containers.stack.length
  if (start.closed > 0) closeLevels(loop, level)
  if (start.blank) {
    containers.paragraph = false
    loop.afterText = false
    loop.afterTags = false
    if (loop.pending?.until === 'backticks') loop.pending = null
    copyLine(scanner, line)
    return
  }
  if (loop.pending) {
    readText(scanner, loop, line)
    return
  }
  const indent = indentAt(line.text, line.cursor)
  if (indent > 3 && !containers.paragraph && !unwraps(scanner, line)) {
    loop.afterText = false
    copyLine(scanner, line)
    return
  }
  readBlock(scanner, loop, line, indent)
}

/**
 * Whether indentation that would make code makes none here: of a tag right behind others, and between those of a component or
 * of raw html.
 */
function isLayout(
  { options, containers }: Scanner,
  loop: Loop,
  { text, cursor }: OpenLine,
  level: number,
): boolean {
  const continues = containers.paragraph && level === containers.stack.length
  if (!options.mdx || loop.pending || continues || indentAt(text, cursor) <= 3) return false
  return loop.frames.length > 0 || (loop.afterTags && text.slice(cursor.index).trimStart().startsWith('<'))
}

/** Whether a fence begins here whose content is not code. */
function unwraps({ options }: Scanner, { text, cursor }: OpenLine): boolean {
  return options.mdx && UNWRAPPED.test(text.slice(cursor.index))
}

function closeLevels(loop: Loop, level: number): void {
  loop.frames.splice(0, Infinity, ...loop.frames.filter((frame) => frame.level <= level))
  loop.directives.splice(0, Infinity, ...loop.directives.filter((directive) => directive.level <= level))
}

/** Lines of fenced code and of raw elements. */
function readVerbatim(scanner: Scanner, loop: Loop, line: OpenLine): void {
  if (loop.fence && closesFence(line.text.slice(line.cursor.index), loop.fence)) loop.fence = null
  if (loop.raw?.test(line.text)) loop.raw = null
  copyLine(scanner, line)
}

/** Lines that may begin a block of their own. */
function readBlock(scanner: Scanner, loop: Loop, line: OpenLine, indent: number): void {
  const { containers } = scanner
  const from = line.cursor.index
  const atMargin = from === 0 && indent === 0
  loop.indent = indent
  loop.afterTags = false
  skipIndent(line.text, line.cursor, indent)
  begin(scanner, line)
  const content = line.text.slice(line.cursor.index)
  // A line of a paragraph begins no fence, however it is indented, unless it is one that is unwrapped.
  const fence = indent > 3 && !unwraps(scanner, line) ? null : readFence(content, scanner.options.mdx)
  if (fence || closesUnwrapped(content, loop)) {
    readFenceLine(scanner, loop, { fence, indent, from })
    return
  }
  if (content.startsWith(':::') && readDirectiveLine(scanner, loop.directives, content)) {
    containers.paragraph = false
    loop.afterText = false
    return
  }
  const mayState = scanner.options.mdx && atMargin && !containers.paragraph && mayBeStatement(content)
  if (mayState && statements(scanner, loop)) return
  const raw = content.startsWith('<') ? RAW_ELEMENT.exec(content) : null
  if (raw && !new RegExp(`</${raw[1]}\\s*>`, 'i').test(content)) {
    loop.raw = new RegExp(`</${raw[1]}\\s*>`, 'i')
    copyTo(scanner, scanner.text.length)
    return
  }
  readText(scanner, loop, line)
}

function closesUnwrapped(content: string, loop: Loop): boolean {
  const open = loop.unwrapped.at(-1)
  return open !== undefined && closesFence(content, open)
}

interface FenceLine {
  readonly fence: Fence | null
  readonly indent: number
  /** Where the indentation begins. */
  readonly from: number
}

function readFenceLine(scanner: Scanner, loop: Loop, { fence, indent, from }: FenceLine): void {
  scanner.containers.paragraph = false
  loop.afterText = false
  const open = loop.unwrapped.at(-1)
  if (open && closesFence(scanner.text.slice(scanner.index), open)) {
    loop.unwrapped.pop()
    closeFrames(loop.frames, UNWRAPPED_NAME)
    markRest(scanner, { kind: 'nothing' })
    return
  }
  if (fence?.unwrap) {
    loop.unwrapped.push(fence)
    const { length } = scanner.containers.stack
    if (indent > 3) {
      loop.frames.push({ name: UNWRAPPED_NAME, level: length, base: 0, cut: indent, extra: 0 })
      const removed = scanner.out.length - from
      scanner.lineEdits.push({ column: from, removed, inserted: 0 })
      scanner.shift += removed
      scanner.out = scanner.out.slice(0, from)
    }
    markRest(scanner, { kind: 'nothing' })
    return
  }
  loop.fence = fence
  copyTo(scanner, scanner.text.length)
}

/** Puts a marker in the place of the statements that begin here; false, with a finding, when they are text. */
function statements(scanner: Scanner, loop: Loop): boolean {
  const { line, index } = scanner
  let failed: NoStatements | null = null
  for (const lines of STEPS.slice(1)) {
    const ahead = scanner.ahead.read(scanner, scanner.text, lines, 0)
    if (!ahead) break
    const text = beforeFence(ahead.text, loop.unwrapped.at(-1))
    const read = readStatements(text)
    const isCut = text.length === ahead.text.length && lineCount(text) > lines && lines < MOST_LINES
    if ('end' in read ? isCut && read.end === text.length : isCut && read.unfinished) continue
    if ('reason' in read) {
      failed = read
      break
    }
    for (const { at, ...each } of read.imports) scanner.imports.push({ line: ahead.locate(at).line, ...each })
    for (const { at, from } of read.bare)
      scanner.findings.push({ kind: 'bare-import', name: from, ...ahead.locate(at) })
    for (const [name, source] of read.constants) scanner.constants.set(name, source)
    putMarker(scanner, { kind: 'nothing' }, ahead.locate(read.end))
    copyTo(scanner, scanner.text.length)
    return true
  }
  scanner.findings.push({ kind: 'no-statement', name: failed?.reason ?? 'It does not end', line, index })
  return false
}

const MOST_LINES = STEPS.at(-1) ?? 0

/** Statements in an unwrapped fence end with it. */
function beforeFence(text: string, fence: Fence | undefined): string {
  if (!fence) return text
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const end = text.indexOf('\n', at + 1)
    if (closesFence(text.slice(at + 1, end < 0 ? undefined : end), fence)) return text.slice(0, at)
  }
  return text
}

function lineCount(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

const RAW_ELEMENT = /^<(script|style|pre|textarea)\b/i
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/

/** A line of text, perhaps with components in it; or a line of components only. */
function readText(scanner: Scanner, loop: Loop, line: OpenLine): void {
  const { containers } = scanner
  const { pending } = loop
  const continues = pending !== null
  const afterText = loop.afterText && containers.paragraph
  if (continues) begin(scanner, line)
  const content = line.text.slice(line.cursor.index)
  const heading = isHeading(content)
  const level = containers.stack.length
  const next = scanner.lines[scanner.line + 1] ?? ''
  loop.pending = scanContent(scanner, pending, () => heading || UNDERLINE.test(next))
  const { content: read } = scanner
  const guarded = !continues && read.leading.length > 0 && needsGuard(read, afterText)
  if (guarded) insertGuard(scanner)
  const markersOnly = read.leading.length > 0 && !guarded
  const endsLater = (name: string): boolean => loop.endsLater(name, scanner.line)
  const at = { level, base: loop.indent, endsLater }
  if (markersOnly) openFrames(loop.frames, read.all, at)
  else if (scanner.options.mdx) readElements(loop.frames, content, at)
  loop.afterTags = markersOnly
  containers.paragraph = !heading && !markersOnly && !isBlank(content, 0)
  const isText = continues ? pending.until === 'backticks' : guarded || beginsWord(content)
  loop.afterText = containers.paragraph && isText
}
