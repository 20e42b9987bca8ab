// Content of elements is often indented like html. In CommonMark four columns would make code of it, so for the look at a text
// the indentation that the first line has beyond its tag is passed over in all lines up to the end tag.
import { indentAt, isBlank, skipIndent } from './columns.ts'
import type { OpenLine } from './containers.ts'

/** A component whose content is being read. */
export interface Frame {
  readonly name: string
  /** Offset of its tag. */
  readonly at: number
  /** How many containers its tag is in. */
  readonly level: number
  /** Indentation of its tag in them. */
  readonly base: number
  /** Columns to pass over; undefined until the first line of content. */
  cut: number | undefined
  /** Columns of these that only hold as long as no line has fewer. */
  extra: number
}

/** Deeper components are read with their indentation: every line looks at every frame. */
export const MAX_FRAMES = 100

/** Passes over indentation that is layout, at one level of containers. */
export function dedent(
  line: OpenLine,
  frames: readonly Frame[],
  { level, isVerbatim }: { readonly level: number; readonly isVerbatim: boolean },
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
    if (remove > 0) skipLayout(line, remove)
  }
}

/** Passes over indentation that would make code in a component, of this line and of those below it that have as much. */
export function dedentFurther(line: OpenLine, frames: readonly Frame[], level: number): void {
  const columns = indentAt(line.text, line.cursor)
  skipLayout(line, columns)
  const frame = frames.at(-1)
  if (frame?.level !== level || frame.cut === undefined) return
  frame.cut += columns
  frame.extra += columns
}

/** Passes over columns of white space that are layout. */
function skipLayout(line: OpenLine, columns: number): void {
  skipIndent(line.text, line.cursor, columns)
  line.layout += columns
}
