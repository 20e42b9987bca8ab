// Content of elements is often indented as in HTML, and CommonMark would treat four columns as code. The scan therefore skips,
// in all lines up to the end tag, the indentation that the first content line has beyond its tag.
import { indentAt, isBlank, skipIndent } from './columns.ts'
import type { OpenLine } from './containers.ts'

/** A component whose content is being read. */
export interface Frame {
  readonly name: string
  /** Offset of its tag. */
  readonly at: number
  /** Number of containers around its tag. */
  readonly level: number
  /** Indentation of its tag in them. */
  readonly base: number
  /** Columns to skip; undefined until the first line of content. */
  cut: number | undefined
  /** Part of these columns that applies only until a line has less indentation. */
  extra: number
}

/** Maximum depth at which indentation is skipped: every line checks every frame. */
export const MAX_FRAMES = 100

/** Skips layout indentation at one level of containers. */
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

/** Skips indentation that would make code inside a component, on this line and the following lines with at least as much. */
export function dedentFurther(line: OpenLine, frames: readonly Frame[], level: number): void {
  const columns = indentAt(line.text, line.cursor)
  skipLayout(line, columns)
  const frame = frames.at(-1)
  if (frame?.level !== level || frame.cut === undefined) return
  frame.cut += columns
  frame.extra += columns
}

/** Skips columns of layout whitespace. */
function skipLayout(line: OpenLine, columns: number): void {
  skipIndent(line.text, line.cursor, columns)
  line.layout += columns
}
