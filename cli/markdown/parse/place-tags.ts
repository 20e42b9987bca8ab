// Records the positions of tags, which decide which tags match and which elements contain the following lines.
import { BLOCK_ELEMENTS, isComponent } from '../source/element-names.ts'
import { closeDirectivesBefore } from './directives.ts'
import { type Frame, MAX_FRAMES } from './layout.ts'
import { type Line, type Loop, rest } from './line-loop.ts'
import type { Scanner } from './scanner.ts'
import { lineAt } from './text-lines.ts'

const DELIMITERS = /^[ \t]*(?:\|[ \t]*:?-+:?|:?-+:?[ \t]*\||:-+|-+:)[ \t:|-]*$/

/** Records the positions of the tags on a line. In a table row, each cell is a separate block. */
export function placeTags(loop: Loop, line: Line, tags: Scanner['tags'], isAlone: boolean): void {
  const { containers, scanner } = loop
  if (!containers.paragraph) loop.blocks++
  if (scanner.mdx && !loop.inTable && containers.paragraph) loop.inTable = DELIMITERS.test(rest(line))
  if (tags.length === 0) return
  const container = `${loop.containerIds.join()} ${scanner.directives.map(({ at }) => at).join()}`
  // Counted from tag to tag: a line may have thousands of them.
  let before = { start: -1, at: 0, cell: 1 }
  for (const tag of tags) {
    const start = scanner.lines.starts[lineAt(scanner.lines, tag.at)] ?? 0
    if (before.start !== start || before.at > tag.at) before = { start, at: start, cell: 1 }
    const cell = before.cell + scanner.lines.text.slice(before.at, tag.at).split('|').length - 1
    before = { start, at: tag.at, cell }
    const isRow = loop.inTable || cell > 1
    tag.place = { container, block: isRow ? `${loop.blocks} ${start} ${cell}` : String(loop.blocks), isAlone }
  }
}

/** Ends directives opened inside an element whose end tag is on this line: a directive must not extend beyond its element. */
export function closeInnerDirectives({ frames, containers, scanner }: Loop, tags: Scanner['tags']): void {
  if (scanner.directives.length === 0) return
  const level = containers.stack.length
  for (const { name, kind, at } of tags) {
    if (kind !== 'close') continue
    const frame = frames.findLast((each) => each.name === name)
    const first = frame ? scanner.directives.findIndex((directive) => directive.at > frame.at) : -1
    if (first >= 0 && frame?.level === level)
      closeDirectivesBefore(scanner, first, { at, stack: containers.stack })
  }
}

/** Opens and closes frames for the elements that begin and end on a line. */
export function openFrames(
  { frames, scanner }: Loop,
  tags: Scanner['tags'],
  { level, base }: Pick<Frame, 'level' | 'base'>,
): void {
  for (const { name, kind, at: start, end } of tags) {
    if (kind === 'open') {
      const isBlock = isComponent({ name, kind }, scanner.imported) || BLOCK_ELEMENTS.has(name) || name === ''
      if (isBlock && frames.length < MAX_FRAMES && lastEnd(scanner, name) >= end)
        frames.push({ name, at: start, level, base, cut: undefined, extra: 0 })
    } else if (kind === 'close') {
      const at = frames.findLastIndex((frame) => frame.name === name)
      if (at >= 0) frames.length = at
    }
  }
}

/** Offset of the last end tag of a name, or -1; cached per name. */
function lastEnd({ lastEnds, lines }: Scanner, name: string): number {
  const known = lastEnds.get(name) ?? lines.text.lastIndexOf(`</${name}`)
  lastEnds.set(name, known)
  return known
}
