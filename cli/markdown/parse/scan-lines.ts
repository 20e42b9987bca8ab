// The loop over the lines of a text: each is code, a directive, a statement, or text to scan.
import { mayBeStatement } from '../../text/esm.ts'
import type { TreePoint } from '../tree.ts'
import { indentAt, skipIndent } from './columns.ts'
import {
  type ContainerState,
  containerPrefix,
  continueContainers,
  isRule,
  type OpenLine,
  readContainers,
} from './containers.ts'
import { closeDirectives, dedentContent, holdFence, readDirectiveAt } from './directives.ts'
import { closesFence, type Fence, readFence, UNWRAPPED } from './fences.ts'
import { addCode, endCode } from './indented-code.ts'
import { dedent, dedentFurther } from './layout.ts'
import { type Line, type Loop, offsetOf, rest } from './line-loop.ts'
import { closeInnerDirectives, openFrames, placeTags } from './place-tags.ts'
import { scanInline } from './scan-inline.ts'
import { statements } from './scan-statements.ts'
import type { Scanner, Span } from './scanner.ts'
import { lineAt, lineEnd, pointAt, type TextLines } from './text-lines.ts'

/** Scans all lines. Stops at the first position nested deeper than allowed and returns it. */
export function scanLines(scanner: Scanner): TreePoint | undefined {
  const loop: Loop = {
    scanner,
    containers: {
      stack: [],
      paragraph: false,
      atLevel: (line, level) => {
        const isVerbatim = loop.fence !== null || loop.raw !== null
        const around = isVerbatim ? loop.containers.stack : null
        if (scanner.directives.length > 0)
          scanner.edits.push(...dedentContent(scanner.directives, line, { level, around }))
        if (loop.frames.length > 0) dedent(line, loop.frames, { level, isVerbatim })
      },
      afterContainers: (line, level) => {
        if (isLayout(loop, line, level)) dedentFurther(line, loop.frames, level)
      },
    },
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

function openLine(lines: TextLines, number: number): Line {
  const start = lines.starts[number] ?? 0
  const text = lines.text.slice(start, lineEnd(lines, number))
  return { number, start, text, cursor: { index: 0, column: 0 }, layout: 0 }
}

/** Reads a line; returns the end of the last line that it consumed. */
function readLine(loop: Loop, number: number): number {
  const { containers, scanner } = loop
  const end = lineEnd(scanner.lines, number)
  if (loop.fence || loop.raw) {
    const line = openLine(scanner.lines, number)
    const isInside = continueContainers(line, containers) === containers.stack.length
    if (isInside && !(loop.fence && endsWithDirective(loop, line, loop.fence))) {
      readVerbatim(loop, line)
      return end
    }
    if (isInside && loop.fence) closeFence(loop, line, loop.fence)
    endVerbatim(loop, line.start - 1)
  }
  const line = openLine(scanner.lines, number)
  const continues = containers.paragraph
  const before = containers.stack.length
  const start = readContainers(line, containers)
  if (start.closed > 0) closeLevels(loop, containers.stack.length)
  if (start.closed > 0 || containers.stack.length > before) endCode(loop)
  const kept = before - start.closed
  if (loop.containerIds.length > kept) loop.containerIds.length = kept
  while (loop.containerIds.length < containers.stack.length) loop.containerIds.push(++loop.blocks)
  if (!continues || !containers.paragraph) loop.inTable = false
  if (start.blank) {
    containers.paragraph = false
    loop.afterTags = false
    loop.afterBlank = true
    return end
  }
  if (loop.afterBlank && line.layout > 3) scanner.found.mdx = true
  loop.afterBlank = false
  const indent = indentAt(line.text, line.cursor)
  if (indent > 3 && !containers.paragraph && !(scanner.mdx && UNWRAPPED.test(rest(line)))) {
    addCode(loop, line, end)
    return end
  }
  endCode(loop)
  return readBlock(loop, line, { indent, end })
}

/** Whether indentation that would make code is layout here: inside an element, or for a tag right after other tags. */
function isLayout({ scanner, containers, frames, afterTags }: Loop, line: OpenLine, level: number): boolean {
  const continues = containers.paragraph && level === containers.stack.length
  if (!scanner.mdx || continues || indentAt(line.text, line.cursor) <= 3) return false
  if (!frames.some((frame) => frame.level <= level) && !(afterTags && rest(line).trimStart().startsWith('<')))
    return false
  scanner.found.mdx = true
  return true
}

function closeLevels({ frames, scanner, unwrapped }: Loop, level: number): void {
  while ((unwrapped.at(-1)?.level ?? 0) > level) unwrapped.pop()
  if (frames.length > 0) frames.splice(0, Infinity, ...frames.filter((frame) => frame.level <= level))
  const first = scanner.directives.findIndex((directive) => directive.level > level)
  if (first >= 0) closeDirectives(scanner, first)
}

/** Reads a line of fenced code or of a raw element. */
function readVerbatim(loop: Loop, line: Line): void {
  const content = rest(line)
  const colons = content.includes(':::') ? /^[ \t]*(:{3,})/.exec(content)?.[1] : undefined
  if (colons) holdFence(loop.scanner, colons.length)
  const isIndented = !loop.scanner.mdx && indentAt(line.text, line.cursor) > 3
  if (loop.fence && !isIndented && closesFence(content, loop.fence)) loop.fence = null
  if (loop.raw?.test(line.text)) endVerbatim(loop, line.start + line.text.length)
}

/**
 * Whether an unclosed code block ends together with its directive: at a line that closes the directive, unless a fence further
 * down closes the code before other code begins.
 */
function endsWithDirective(loop: Loop, line: Line, fence: Fence): boolean {
  const { lines, directives } = loop.scanner
  if (directives.length === 0) return false
  const { stack } = loop.containers
  const colons = /^[ \t]*(:{3,})[ \t]*$/.exec(rest(line))?.[1]?.length ?? 0
  if (!directives.some((directive) => directive.level === stack.length && directive.colons <= colons))
    return false
  for (let number = line.number + 1; number < lines.starts.length; number++) {
    const below = openLine(lines, number)
    if (continueContainers(below, verbatimState(loop)) < stack.length) return true
    if (closesFence(rest(below), fence)) return false
    if (readFence(rest(below), false)) return true
  }
  return true
}

/** Container state for lookahead, without side effects on the scan. */
const verbatimState = ({ scanner: { directives }, containers: { stack }, frames }: Loop): ContainerState => ({
  stack,
  paragraph: false,
  atLevel: (line, level) => {
    dedentContent(directives, line, { level, around: stack })
    dedent(line, frames, { level, isVerbatim: true })
  },
  afterContainers: () => undefined,
})

/** Closes a code block before a line. */
function closeFence({ scanner, containers }: Loop, line: Line, { char, length }: Fence): void {
  const text = `${containerPrefix(containers.stack)}${char.repeat(length)}\n`
  scanner.edits.push({ at: line.start, end: line.start, text })
}

function endVerbatim(loop: Loop, end: number): void {
  const { scanner } = loop
  if (loop.raw && scanner.mdx) {
    const value = scanner.lines.text.slice(loop.rawAt, end)
    scanner.hiddenParts.push({ at: loop.rawAt, end, node: { type: 'html', value } })
  }
  loop.raw = null
  loop.fence = null
}

const RAW_ELEMENT = /^<(script|style|pre|textarea)\b/i
const HEADING = /^#{1,6}(?:[ \t]|$)/
const STATEMENT = /^(?:im|ex)port/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/

/** Reads a line that may begin a block. */
function readBlock(
  loop: Loop,
  line: Line,
  { indent, end }: { readonly indent: number; readonly end: number },
): number {
  const { scanner, containers } = loop
  const blockStart = offsetOf(line)
  const isAtMargin = blockStart === line.start && indent === 0
  const start = { ...line.cursor }
  skipIndent(line.text, line.cursor, indent)
  const at = offsetOf(line)
  const content = rest(line)
  loop.afterTags = false
  if (readFenceLine(loop, content, { at, end, indent })) return end
  if (content.startsWith(':::')) {
    const indented = { ...line, cursor: start }
    if (readDirectiveAt(scanner, containers.stack, { at, end, line: indented, indent })) {
      containers.paragraph = false
      return end
    }
  }
  if (scanner.mdx && isAtMargin && !containers.paragraph && mayBeStatement(content)) {
    const after = statements(loop, line.start)
    if (after !== null) return after
  }
  // A parser accepts more as a statement than is one: a line with only the keyword, and lines whose indentation comes from
  // their directive.
  const isMargin = indent === 0 && line.text.slice(0, start.index).trim() === ''
  if (isMargin && STATEMENT.test(content))
    scanner.mdxEdits.push({ at, end: at, text: scanner.standIns.nothing })
  const raw = content.startsWith('<') ? RAW_ELEMENT.exec(content)?.[1] : undefined
  if (
    raw &&
    !new RegExp(`</${raw}\\s*>`, 'i').test(content) &&
    !(scanner.mdx && lacksEndTag(scanner, raw, at))
  ) {
    loop.raw = new RegExp(`</${raw}\\s*>`, 'i')
    loop.rawAt = at
    return end
  }
  return readText(loop, line, { at, end, indent })
}

/** Whether a raw element has no end tag: in MDX it is then an ordinary tag and swallows nothing. */
function lacksEndTag({ lastEnds, lines }: Scanner, name: string, at: number): boolean {
  const key = `</${name.toLowerCase()}`
  const last = lastEnds.get(key) ?? lines.text.toLowerCase().lastIndexOf(key)
  lastEnds.set(key, last)
  return last < at
}

interface Place extends Span {
  readonly indent: number
}

function readFenceLine(loop: Loop, content: string, { at, end, indent }: Place): boolean {
  const { scanner, containers } = loop
  const open = loop.unwrapped.at(-1)
  if (open && closesFence(content, open) && standsAt(loop, at, open.level)) {
    loop.unwrapped.pop()
    leaveOutLine(scanner, { at, end })
    return true
  }
  // MDX has no indented code, so a fence may have any indentation.
  const fence = indent > 3 && !scanner.mdx ? null : readFence(content, scanner.mdx)
  if (!fence) return false
  if (indent > 3) scanner.found.mdx = true
  if (fence.unwrap) {
    loop.unwrapped.push({ ...fence, level: containers.stack.length })
    leaveOutLine(scanner, { at, end })
    return true
  }
  containers.paragraph = false
  loop.fence = fence
  return true
}

/** Whether only list items, whitespace and quote markers are between a container level and an offset. */
function standsAt({ scanner: { lines }, containers: { stack } }: Loop, at: number, level: number): boolean {
  const start = lines.starts[lineAt(lines, at)] ?? 0
  return (
    !/[^\s>]/.test(lines.text.slice(start, at)) && stack.slice(level).every(({ kind }) => kind === 'item')
  )
}

/** Removes a line, or its content after a list marker. */
function leaveOutLine({ edits, leftOut, lines }: Scanner, { at, end }: Span): void {
  const start = lines.starts[lineAt(lines, at)] ?? 0
  const isWhole = !/[^\s>]/.test(lines.text.slice(start, at))
  const span = isWhole ? { at: start, end: Math.min(end + 1, lines.text.length) } : { at, end }
  edits.push({ ...span, text: '' })
  leftOut.push(span)
}

const TRANSPARENT_TAG: Scanner['tags'] = []

/** Reads a line of text, possibly with tags, or of tags only. */
function readText(loop: Loop, line: Line, { at, end, indent }: Place): number {
  const { scanner, containers } = loop
  const { tags } = scanner
  const isMarked = HEADING.test(rest(line))
  const isHeading = () => isMarked || isUnderlined(loop, line)
  const before = tags.length
  const content = {
    at,
    end,
    isHeading,
    isOneLine: () => loop.inTable || isHeading(),
    staysInside: (until: number) => staysInside(loop, line, until),
    quotes: containers.stack.reduce((count, { kind }) => count + (kind === 'quote' ? 1 : 0), 0),
  }
  const read = scanInline(scanner, content)
  const found = tags.length > before ? tags.slice(before) : TRANSPARENT_TAG
  closeInnerDirectives(loop, found)
  placeTags(loop, line, found, !read.hasText)
  if (found.length > 0 && !content.isOneLine())
    openFrames(loop, found, { level: containers.stack.length, base: indent })
  loop.afterTags = !read.hasText && found.length > 0
  const isUnderline = containers.paragraph && UNDERLINE.test(rest(line))
  containers.paragraph = !isMarked && !isUnderline && !isRule(line) && read.hasText
  return read.end
}

/** Whether all following lines up to an offset continue the containers of this line. */
function staysInside(loop: Loop, line: Line, until: number): boolean {
  const { lines } = loop.scanner
  const { stack } = loop.containers
  const state = verbatimState(loop)
  const last = lineAt(lines, until - 1)
  for (let number = line.number + 1; stack.length > 0 && number <= last; number++) {
    if (continueContainers(openLine(lines, number), state) < stack.length) return false
  }
  return true
}

function isUnderlined({ scanner: { lines } }: Loop, { number }: Line): boolean {
  return UNDERLINE.test(
    lines.text.slice(lines.starts[number + 1] ?? lines.text.length, lineEnd(lines, number + 1)),
  )
}
