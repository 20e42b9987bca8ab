// The loop over the lines of a text: each is code, a directive, a statement, or text that is looked at.

import type { LineEdit } from '../places.ts'
import { BLOCK_ELEMENTS, isComponent } from '../source/element-names.ts'
import { mayBeStatement, type NoStatements, readStatements } from '../source/esm.ts'
import type { TreePoint } from '../tree.ts'
import { type Cursor, indentAt, skipIndent } from './columns.ts'
import { type ContainerState, continueContainers, type OpenLine, readContainers } from './containers.ts'
import { closeDirectives, holdFence, readDirectiveAt } from './directives.ts'
import { closesFence, type Fence, readFence, UNWRAPPED } from './fences.ts'
import { dedent, dedentFurther, type Frame, MAX_FRAMES } from './layout.ts'
import { scanInline } from './scan-inline.ts'
import type { Scanner, Span } from './scanner.ts'
import { lineAt, lineEnd, pointAt } from './text-lines.ts'

/** State of the loop. */
interface Loop {
  readonly scanner: Scanner
  readonly containers: ContainerState
  /** Elements whose content is being read: indentation is layout in them. */
  readonly frames: Frame[]
  /** Fences whose content is read as if it stood without them. */
  readonly unwrapped: Fence[]
  fence: Fence | null
  /** Where the lines of indented code begin and end that are being read. */
  code: { at: number; end: number; readonly values: string[] } | null
  /** End of a raw html element that is being read. */
  raw: RegExp | null
  rawAt: number
  /** The last line held nothing but tags. */
  afterTags: boolean
  /** The last line was empty. */
  afterBlank: boolean
  /** Names of the containers that are open, each of which occurs once in the text. */
  readonly containerIds: number[]
  /** How many blocks have begun. */
  blocks: number
  /** The lines are rows of a table. */
  inTable: boolean
}

/** A line with its containers read. */
interface Line extends OpenLine {
  readonly number: number
  /** Offset of its first character. */
  readonly start: number
  readonly edits: LineEdit[]
}

/** Looks at all lines; returns the first place in more containers than allowed, where the look stops. */
export function scanLines(scanner: Scanner): TreePoint | undefined {
  const loop: Loop = {
    scanner,
    containers: { stack: [], paragraph: false },
    frames: [],
    unwrapped: [],
    fence: null,
    code: null,
    raw: null,
    rawAt: 0,
    afterTags: false,
    afterBlank: true,
    containerIds: [],
    blocks: 0,
    inTable: false,
  }
  const { lines, input } = scanner
  for (let number = 0; number < lines.starts.length; ) {
    const end = readLine(loop, number)
    const depth = loop.containers.stack.length + scanner.directives.length
    if (depth > input.maxDepth) return pointAt(lines, end)
    number = lineAt(lines, end) + 1
  }
  endCode(loop)
  endVerbatim(loop, lines.text.length)
  return undefined
}

function openLine(loop: Loop, number: number): Line {
  const { lines } = loop.scanner
  const start = lines.starts[number] ?? 0
  const line: Line = {
    number,
    start,
    text: lines.text.slice(start, lineEnd(lines, number)),
    cursor: { index: 0, column: 0 },
    edits: [],
    atLevel: (level) => {
      const isVerbatim = loop.fence !== null || loop.raw !== null
      if (loop.frames.length > 0) dedent(line, loop.frames, { level, isVerbatim }, line.edits)
    },
    behindLevels: (level) => {
      if (isLayout(loop, line, level)) dedentFurther(line, loop.frames, level, line.edits)
    },
  }
  return line
}

/** Offset in the text of the place that is read next. */
function offsetOf({ start, cursor, edits }: Line): number {
  return start + cursor.index + edits.reduce((sum, { removed, inserted }) => sum + removed - inserted, 0)
}

/** Reads a line; returns the end of the line that it reached. */
function readLine(loop: Loop, number: number): number {
  const { containers, scanner } = loop
  const end = lineEnd(scanner.lines, number)
  if (loop.fence || loop.raw) {
    const line = openLine(loop, number)
    if (continueContainers(line, containers) === containers.stack.length) {
      readVerbatim(loop, line)
      return end
    }
    endVerbatim(loop, line.start - 1)
  }
  const line = openLine(loop, number)
  const continues = containers.paragraph
  const before = containers.stack.length
  const start = readContainers(line, containers)
  if (start.closed > 0) closeLevels(loop, containers.stack.length)
  loop.containerIds.length = Math.min(before - start.closed, loop.containerIds.length)
  while (loop.containerIds.length < containers.stack.length) loop.containerIds.push(++loop.blocks)
  if (!continues || !containers.paragraph) loop.inTable = false
  if (start.blank) {
    containers.paragraph = false
    loop.afterTags = false
    loop.afterBlank = true
    return end
  }
  const isLaidOut = loop.afterBlank && line.edits.some(({ removed, inserted }) => removed - inserted > 3)
  if (isLaidOut) scanner.found.mdx = true
  loop.afterBlank = false
  const indent = indentAt(line.text, line.cursor)
  if (indent > 3 && !containers.paragraph && !(scanner.mdx && UNWRAPPED.test(rest(line)))) {
    addCode(loop, line, end)
    return end
  }
  endCode(loop)
  return readBlock(loop, line, { indent, end })
}

const rest = ({ text, cursor }: Line): string => text.slice(cursor.index)

/** Whether indentation that would make code makes none here: between tags, and of a tag right behind others. */
function isLayout({ scanner, containers, frames, afterTags }: Loop, line: Line, level: number): boolean {
  const continues = containers.paragraph && level === containers.stack.length
  if (!scanner.mdx || continues || indentAt(line.text, line.cursor) <= 3) return false
  if (frames.length === 0 && !(afterTags && rest(line).trimStart().startsWith('<'))) return false
  scanner.found.mdx = true
  return true
}

function closeLevels({ frames, scanner }: Loop, level: number): void {
  frames.splice(0, Infinity, ...frames.filter((frame) => frame.level <= level))
  const first = scanner.directives.findIndex((directive) => directive.level > level)
  if (first >= 0) closeDirectives(scanner, first)
}

/** A line of indented code, which MDX does not know: it is kept from the parser. */
function addCode(loop: Loop, line: Line, end: number): void {
  if (!loop.scanner.mdx) return
  const at = offsetOf(line)
  const cursor: Cursor = { ...line.cursor }
  skipIndent(line.text, cursor, 4)
  const value =
    ' '.repeat(Math.max(0, cursor.column - line.cursor.column - 4)) + line.text.slice(cursor.index)
  loop.code ??= { at, end, values: [] }
  const { values } = loop.code
  const gap = lineAt(loop.scanner.lines, loop.code.end)
  if (values.length > 0) values.push(...Array.from({ length: line.number - gap - 1 }, () => ''))
  values.push(value)
  loop.code.end = end
}

function endCode(loop: Loop): void {
  if (!loop.code) return
  const { at, end, values } = loop.code
  loop.scanner.holes.push({
    at,
    end,
    node: { type: 'code', lang: null, meta: null, value: values.join('\n') },
  })
  loop.code = null
}

/** Lines of fenced code and of raw elements. */
function readVerbatim(loop: Loop, line: Line): void {
  const content = rest(line)
  const colons = /^[ \t]*(:{3,})/.exec(content)?.[1]
  if (colons) holdFence(loop.scanner, colons.length)
  if (loop.fence && closesFence(loop.scanner.mdx ? content.trimStart() : content, loop.fence))
    loop.fence = null
  if (loop.raw?.test(line.text)) endVerbatim(loop, line.start + line.text.length)
}

function endVerbatim(loop: Loop, end: number): void {
  const { scanner } = loop
  if (loop.raw && scanner.mdx) {
    const value = scanner.lines.text.slice(loop.rawAt, end)
    scanner.holes.push({ at: loop.rawAt, end, node: { type: 'html', value } })
  }
  loop.raw = null
  loop.fence = null
}

const RAW_ELEMENT = /^<(script|style|pre|textarea)\b/i
const HEADING = /^#{1,6}(?:[ \t]|$)/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/

/** Lines that may begin a block of their own. */
function readBlock(
  loop: Loop,
  line: Line,
  { indent, end }: { readonly indent: number; readonly end: number },
): number {
  const { scanner, containers } = loop
  const blockStart = offsetOf(line)
  const isAtMargin = blockStart === line.start && indent === 0
  skipIndent(line.text, line.cursor, indent)
  const at = offsetOf(line)
  const content = rest(line)
  loop.afterTags = false
  if (readFenceLine(loop, content, { at, end, indent })) return end
  if (
    content.startsWith(':::') &&
    readDirectiveAt(scanner, containers.stack, { at, end, start: line.start })
  ) {
    containers.paragraph = false
    return end
  }
  if (scanner.mdx && isAtMargin && !containers.paragraph && mayBeStatement(content)) {
    const after = statements(loop, line.start)
    if (after !== null) return after
  }
  // The native parser takes more for a statement than is one.
  if (isAtMargin && mayBeStatement(content))
    scanner.mdxEdits.push({ at, end: at, text: scanner.standIns.nothing })
  const raw = content.startsWith('<') ? RAW_ELEMENT.exec(content)?.[1] : undefined
  if (raw && !new RegExp(`</${raw}\\s*>`, 'i').test(content)) {
    loop.raw = new RegExp(`</${raw}\\s*>`, 'i')
    loop.rawAt = at
    return end
  }
  return readText(loop, line, { at, end, indent })
}

interface Place extends Span {
  readonly indent: number
}

function readFenceLine(loop: Loop, content: string, { at, end, indent }: Place): boolean {
  const { scanner, containers } = loop
  const open = loop.unwrapped.at(-1)
  if (open && closesFence(content, open)) {
    loop.unwrapped.pop()
    scanner.edits.push({ at, end, text: ' '.repeat(end - at) })
    containers.paragraph = false
    return true
  }
  // MDX knows no indented code: a fence may be indented as far as it likes.
  const fence = indent > 3 && !scanner.mdx ? null : readFence(content, scanner.mdx)
  if (!fence) return false
  if (indent > 3) scanner.found.mdx = true
  containers.paragraph = false
  if (fence.unwrap) {
    loop.unwrapped.push(fence)
    scanner.edits.push({ at, end, text: ' '.repeat(end - at) })
  } else loop.fence = fence
  return true
}

const STEPS = [8, 64, 512]

/** Keeps the statements that begin here from the parser; null, with a finding, when they are text. */
function statements({ scanner, unwrapped, containers }: Loop, at: number): number | null {
  const { lines } = scanner
  const first = lineAt(lines, at)
  let failed: NoStatements | null = null
  for (const count of STEPS) {
    const last = first + count
    const text = beforeFence(
      lines.text.slice(at, last < lines.starts.length ? lineEnd(lines, last) : undefined),
      unwrapped.at(-1),
    )
    scanner.budget.left -= text.length
    if (scanner.budget.left <= 0) break
    const read = readStatements(text)
    const isCut = last < lines.starts.length && count < 512
    if ('end' in read ? isCut && read.end === text.length : isCut && read.unfinished) continue
    if ('reason' in read) {
      failed = read
      break
    }
    addStatements(scanner, { at, end: at + read.end, read })
    containers.paragraph = false
    return at + read.end
  }
  const message = `This looks like an import or export statement, but is none; it is shown as text: ${failed?.reason ?? 'It does not end'}.`
  const hint =
    'A statement is complete JavaScript with an empty line behind it. In text, begin the line with another word or put the word in backticks.'
  scanner.findings.push({ code: 'markdown/no-statement', message, hint, start: pointAt(lines, at) })
  return null
}

function addStatements(scanner: Scanner, found: Scanner['statements'][number]): void {
  const { lines } = scanner
  scanner.found.mdx = true
  scanner.statements.push(found)
  scanner.edits.push({
    at: found.at,
    end: found.end,
    text: lines.text.slice(found.at, found.end).replace(/\S/g, ' '),
  })
  for (const { at, from } of found.read.bare) {
    const message = `import "${from}" is left out: code that a page imports is not run.`
    const hint = 'Take the line away; styles belong into theme/style.css. If it is text, put it in backticks.'
    scanner.findings.push({
      code: 'markdown/bare-import',
      message,
      hint,
      start: pointAt(lines, found.at + at),
    })
  }
}

/** Statements in an unwrapped fence end with it. */
function beforeFence(text: string, fence: Fence | undefined): string {
  if (!fence) return text
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const end = text.indexOf('\n', at + 1)
    if (closesFence(text.slice(at + 1, end < 0 ? undefined : end), fence)) return text.slice(0, at)
  }
  return text
}

/** A line of text, perhaps with tags in it; or a line of tags only. */
function readText(loop: Loop, line: Line, { at, end, indent }: Place): number {
  const { scanner, containers } = loop
  const { tags } = scanner
  const isHeading = HEADING.test(rest(line))
  const before = tags.length
  const content = {
    at,
    end,
    isHeading: () => isHeading || isUnderlined(loop, line),
    quotes: containers.stack.reduce((count, { kind }) => count + (kind === 'quote' ? 1 : 0), 0),
  }
  const read = scanInline(scanner, content)
  const found = tags.slice(before)
  placeTags(loop, line, found, !read.hasText)
  openFrames(loop, found, { level: containers.stack.length, base: indent })
  loop.afterTags = !read.hasText && found.length > 0
  const isUnderline = containers.paragraph && UNDERLINE.test(rest(line))
  containers.paragraph = !isHeading && !isUnderline && read.hasText
  return read.end
}

const DELIMITERS = /^[ \t]*(?:\|[ \t]*:?-+:?|:?-+:?[ \t]*\||:-+|-+:)[ \t:|-]*$/

/** Notes where the tags of a line stand. A row of a table has a block for each of its cells. */
function placeTags(loop: Loop, line: Line, tags: Scanner['tags'], isAlone: boolean): void {
  const { containers, scanner } = loop
  if (!containers.paragraph) loop.blocks++
  if (scanner.mdx && !loop.inTable && containers.paragraph) loop.inTable = DELIMITERS.test(rest(line))
  if (tags.length === 0) return
  const container = `${loop.containerIds.join()} ${scanner.directives.map(({ at }) => at).join()}`
  for (const tag of tags) {
    const start = scanner.lines.starts[lineAt(scanner.lines, tag.at)] ?? 0
    const cell = scanner.lines.text.slice(start, tag.at).split('|').length
    const isRow = loop.inTable || cell > 1
    tag.place = { container, block: isRow ? `${loop.blocks} ${start} ${cell}` : String(loop.blocks), isAlone }
  }
}

function isUnderlined({ scanner: { lines } }: Loop, { number }: Line): boolean {
  return UNDERLINE.test(
    lines.text.slice(lines.starts[number + 1] ?? lines.text.length, lineEnd(lines, number + 1)),
  )
}

/** Opens and closes frames for the elements that the tags of a line begin and end. */
function openFrames(
  { frames, scanner }: Loop,
  tags: Scanner['tags'],
  { level, base }: Pick<Frame, 'level' | 'base'>,
): void {
  for (const { name, kind, end } of tags) {
    if (kind === 'open') {
      const isBlock = isComponent({ name, kind }, scanner.imported) || BLOCK_ELEMENTS.has(name) || name === ''
      if (isBlock && frames.length < MAX_FRAMES && lastEnd(scanner, name) >= end)
        frames.push({ name, level, base, cut: undefined, extra: 0 })
    } else if (kind === 'close') {
      const at = frames.findLastIndex((frame) => frame.name === name)
      if (at >= 0) frames.length = at
    }
  }
}

/** Offset of the last end tag of a name, -1 without any; each name is looked for once. */
function lastEnd({ lastEnds, lines }: Scanner, name: string): number {
  const known = lastEnds.get(name) ?? lines.text.lastIndexOf(`</${name}`)
  lastEnds.set(name, known)
  return known
}
