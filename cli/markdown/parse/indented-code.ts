// Indented code, which MDX does not know: it is hidden from the parser.
import { type Cursor, skipIndent } from './columns.ts'
import { type Line, type Loop, offsetOf, rest } from './line-loop.ts'
import { lineAt } from './text-lines.ts'

/** Adds a line of indented code. */
export function addCode(loop: Loop, line: Line, end: number): void {
  if (!loop.scanner.mdx) return
  // The indentation stays in the text, because a list item may begin in the middle of a tab.
  const at = offsetOf(line) + indentEnd(rest(line))
  const cursor: Cursor = { ...line.cursor }
  const left = skipIndent(line.text, cursor, 4)
  const value = ' '.repeat(left) + line.text.slice(cursor.index + (left > 0 ? 1 : 0))
  loop.code ??= { at, end, values: [] }
  const { values } = loop.code
  const gap = lineAt(loop.scanner.lines, loop.code.end)
  if (values.length > 0) values.push(...Array.from({ length: line.number - gap - 1 }, () => ''))
  values.push(value)
  loop.code.end = end
}

const indentEnd = (text: string): number => text.length - text.trimStart().length

/** Ends the indented code being read. */
export function endCode(loop: Loop): void {
  if (!loop.code) return
  const { at, end, values } = loop.code
  loop.scanner.hiddenParts.push({
    at,
    end,
    node: { type: 'code', lang: null, meta: null, value: values.join('\n') },
  })
  loop.code = null
}
