// Indented code, which MDX does not know: it is kept from the parser.
import { type Cursor, skipIndent } from './columns.ts'
import { type Line, type Loop, offsetOf } from './line-loop.ts'
import { lineAt } from './text-lines.ts'

/** A line of indented code. */
export function addCode(loop: Loop, line: Line, end: number): void {
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

/** Ends the code that is being read. */
export function endCode(loop: Loop): void {
  if (!loop.code) return
  const { at, end, values } = loop.code
  loop.scanner.holes.push({
    at,
    end,
    node: { type: 'code', lang: null, meta: null, value: values.join('\n') },
  })
  loop.code = null
}
