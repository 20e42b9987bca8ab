// Text that was meant as a table but has a wrong or missing delimiter row, and rows with cells that are not shown.
import { counted } from '../../text/counted.ts'
import { endOfLine } from '../../text/line-starts.ts'
import type { TreeNode } from '../tree.ts'
import { type LintBlock, type LintNode, quoted } from './lint.ts'

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
const ROW = /^\|.*\|$/
/** Only rows, separated by one empty line from a row above. */
const ROWS = /^\|[^\n]*\|[ \t\r]*(?:\n\|[^\n]*\|[ \t\r]*)*$/
const ROW_ABOVE = /\|[ \t]*\r?\n[ \t]*\r?\n$/

/** Reports `markdown/table-syntax`, in paragraphs. */
export const lintTables: LintBlock = ({ type, prose, at }, report, { text }) => {
  if (type !== 'paragraph' || !prose.includes('|')) return
  if (ROWS.test(prose) && ROW_ABOVE.test(text.slice(Math.max(0, at - 200), at))) {
    report({
      code: 'markdown/table-syntax',
      message: 'Not a row of the table above, shown as plain text: there is an empty line between them.',
      hint: 'Remove the empty line.',
      from: at,
      to: at + (prose.split(/\r?\n/)[0] ?? '').length,
    })
    return
  }
  if (!prose.includes('\n')) return
  const lines: { readonly text: string; readonly from: number }[] = []
  let from = at
  for (const line of prose.split('\n')) {
    const bare = line.replace(/^[ \t>]+/, '')
    lines.push({ text: bare.trimEnd(), from: from + line.length - bare.length })
    from += line.length + 1
  }
  for (const [index, { text, from: start }] of lines.entries()) {
    const header = lines[index - 1]
    if (!header?.text.includes('|') || !DELIMITERS.test(text)) continue
    const [wanted, found] = [cellCount(header.text), cellCount(text)]
    // A line of dashes below a line with a bar may be anything.
    if (wanted === found || (found === 1 && !text.includes('|'))) continue
    report({
      code: 'markdown/table-syntax',
      message: `Not a table, shown as plain text: the header row has ${counted(wanted, 'cell')}, but the delimiter row has ${found}.`,
      hint: `Write |${' --- |'.repeat(wanted)}`,
      from: start,
      to: start + text.length,
    })
    return
  }
  const [first, second] = lines
  if (first === undefined || second === undefined || !lines.every(({ text }) => ROW.test(text))) return
  const wanted = cellCount(first.text)
  const isRow = wanted > 1 || lines.length > 2
  if (!isRow || lines.some(({ text }) => cellCount(text) !== wanted)) return
  report({
    code: 'markdown/table-syntax',
    message: 'Not a table, shown as plain text: there is no delimiter row below the header.',
    hint: `Write |${' --- |'.repeat(wanted)} below the first line.`,
    from: first.from,
    to: first.from + first.text.length,
  })
}

/** Reports `markdown/table-cells-lost` for rows of tables, and `markdown/table-syntax` for text that became a row by mistake. */
export const lintRows: LintNode = (table, report, document) => {
  const { align, children: rows = [] } = table
  const { text } = document
  const columns = align?.length ?? 0
  if (columns === 0) return
  if (columns > 1) lintTaken(table, report, document)
  for (const { children: row = [] } of rows) {
    const lost = row.slice(columns).filter((cell) => (cell.children?.length ?? 0) > 0)
    const from = lost[0]?.position?.start.offset
    if (from === undefined) continue
    const to = lost.at(-1)?.position?.end.offset ?? from
    report({
      code: 'markdown/table-cells-lost',
      message: `The row has ${counted(row.length, 'cell')}, but the header has ${columns}: '${quoted(lost.map((cell) => wordsOf(cell, text).trim()).join(' | '))}' is not shown.`,
      hint: String.raw`Add cells to the header, or write \| for a literal bar.`,
      from,
      to,
    })
  }
}

/** Tables that end too late or too early: text that continues below the last row, and rows written on several lines. */
const lintTaken: LintNode = ({ align, children: [header, ...rows] = [], position }, report, { text }) => {
  const end = position?.end.offset
  const columns = align?.length ?? 0
  if (!header || end === undefined || !ROW.test(wholeRow(header, text))) return
  for (const [index, row] of rows.entries()) {
    const from = row.position?.start.offset ?? end
    const source = wholeRow(row, text)
    const below = rows[index + 1] ? wholeRow(rows[index + 1] ?? row, text) : lineBehind(text, end)
    const isCut =
      /^\|.*[^\\|\s]$/.test(source) &&
      cellCount(source) < columns &&
      below !== '' &&
      (!below.startsWith('|') || /^\|?[^|]*$/.test(below))
    if (source === '' || (!isCut && source.includes('|'))) continue
    report({
      code: 'markdown/table-syntax',
      message: isCut
        ? `The row ends in the middle of a cell: it has ${counted(cellCount(source), 'cell')}, but the header has ${columns}.`
        : `This text became a row of the table above: '${quoted(source)}'`,
      hint: isCut
        ? 'Write each row on one line; write <br /> for a line break in a cell.'
        : 'Leave an empty line between the table and the text.',
      from,
      to: from + source.length,
    })
    return
  }
}

/** The source of a row. */
const wholeRow = ({ position }: TreeNode, text: string): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).trim()

/** Text of the line after an offset, without blockquote markers and surrounding whitespace. */
const lineBehind = (text: string, end: number): string => {
  const from = text.indexOf('\n', end) + 1
  return from === 0
    ? ''
    : text
        .slice(from, endOfLine(text, from))
        .replace(/^[ \t>]+/, '')
        .trimEnd()
}

const wordsOf = ({ position }: TreeNode, text: string): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).replace(/^\s*\||\|\s*$/g, '')

/** Number of cells in a row; bars at its start and end do not count. */
function cellCount(row: string): number {
  const inner = row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).length
}
