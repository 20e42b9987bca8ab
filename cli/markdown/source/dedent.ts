// Content of components is often indented like html. In CommonMark four columns would make code of it, so the indentation
// that the first line has beyond its tag is taken out of all lines up to the closing tag.

import { indentAt, isBlank, skipIndent } from '../parse/columns.ts'
import type { OpenLine } from '../parse/containers.ts'
import type { LineEdit } from '../places.ts'
import { BLOCK_ELEMENTS } from './element-names.ts'
import type { Marker } from './markers.ts'

/** A component whose content is being read. */
export interface Frame {
  readonly name: string
  /** How many containers its tag is in. */
  readonly level: number
  /** Indentation of its tag in them. */
  readonly base: number
  /** Columns to take out; undefined until the first line of content. */
  cut: number | undefined
  /** Columns of these that only hold as long as no line has fewer. */
  extra: number
}

/** Deeper components are read without taking out indentation: every line looks at every frame. */
const MAX_FRAMES = 100

/** Takes indentation out of a line, at one level of containers. */
export function dedent(
  line: OpenLine,
  frames: readonly Frame[],
  { level, isVerbatim }: { readonly level: number; readonly isVerbatim: boolean },
  edits: LineEdit[],
): void {
  for (const frame of frames) {
    if (frame.level !== level || isBlank(line.text, line.cursor.index)) continue
    const indent = indentAt(line.text, line.cursor)
    frame.cut ??= Math.max(0, indent - frame.base)
    if (!isVerbatim && frame.extra > 0 && indent - frame.base < frame.cut) {
      frame.cut -= frame.extra
      frame.extra = 0
    }
    const remove = Math.min(frame.cut, indent - frame.base)
    if (remove > 0) removeIndent(line, remove, edits)
  }
}

/** Takes out indentation that would make code in a component, of this line and of those below it that have as much. */
export function dedentFurther(
  line: OpenLine,
  frames: readonly Frame[],
  level: number,
  edits: LineEdit[],
): void {
  const columns = indentAt(line.text, line.cursor)
  removeIndent(line, columns, edits)
  const frame = frames.at(-1)
  if (frame?.level !== level || frame.cut === undefined) return
  frame.cut += columns
  frame.extra += columns
}

/** Takes columns of white space out of a line, at its reading place. */
function removeIndent(line: OpenLine, columns: number, edits: LineEdit[]): void {
  const { text, cursor } = line
  const probe = { ...cursor }
  skipIndent(text, probe, columns)
  const insideTab = probe.column - cursor.column < columns || text[probe.index] === '\t'
  const after = { ...probe }
  if (insideTab && probe.column % 4 !== 0) skipIndent(text, after, 4 - (probe.column % 4))
  const spaces = ' '.repeat(after.column - probe.column)
  line.text = text.slice(0, cursor.index) + spaces + text.slice(after.index)
  edits.push({ column: cursor.index, removed: after.index - cursor.index, inserted: spaces.length })
}

/** Opens a frame. */
export function openFrame(frames: Frame[], frame: Pick<Frame, 'name' | 'level' | 'base'>): void {
  if (frames.length < MAX_FRAMES) frames.push({ cut: undefined, extra: 0, ...frame })
}

/** Where a line of tags stands, and whether the end tag of a name follows; without one nothing is open. */
export interface FrameLine {
  readonly level: number
  readonly base: number
  readonly endsLater: (name: string) => boolean
}

/** Opens and closes frames for the markers of a line of tags. */
export function openFrames(
  frames: Frame[],
  markers: readonly Marker[],
  { level, base, endsLater }: FrameLine,
): void {
  for (const marker of markers) {
    const opens =
      marker.kind === 'open' || (marker.kind === 'html' && !marker.closed && BLOCK_ELEMENTS.has(marker.name))
    if (opens && endsLater(marker.name)) openFrame(frames, { name: marker.name, level, base })
    else if (marker.kind === 'close') closeFrames(frames, marker.name)
  }
}

/** Closes the innermost frame of a name and all inside it. */
export function closeFrames(frames: Frame[], name: string | undefined): void {
  if (name === undefined) return
  const at = frames.findLastIndex((frame) => frame.name === name)
  if (at >= 0) frames.length = at
}
