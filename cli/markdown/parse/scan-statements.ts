// Import and export statements: they are parsed here and hidden from the Markdown parser, because only valid JavaScript counts
// as a statement.
import { type NoStatements, readStatements } from '../../text/esm.ts'
import { closesFence, type Fence } from './fences.ts'
import type { Loop } from './line-loop.ts'
import type { Scanner } from './scanner.ts'
import { lineAt, lineEnd, restOfLine } from './text-lines.ts'

const STEPS = [8, 64, 512]

/** Hides the statements that begin here from the parser; reports text that only looks like a statement and returns null. */
export function statements({ scanner, unwrapped, containers }: Loop, at: number): number | null {
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
  const message = `Not a valid import or export statement, shown as plain text: ${failed?.reason ?? 'it does not end'}.`
  const hint =
    'A statement is complete JavaScript with an empty line after it. In text, begin the line with another word or put the word in backticks.'
  scanner.findings.push({
    code: 'markdown/no-statement',
    message,
    hint,
    subject: { kind: 'components', names: componentNames(paragraphAt(lines.text, at)) },
    position: restOfLine(lines, at),
  })
  return null
}

/** Names in invalid statements that could be components. */
export const componentNames = (text: string): readonly string[] => text.match(/(?<![\w$])[A-Z][\w$]*/g) ?? []

function paragraphAt(text: string, at: number): string {
  const end = text.indexOf('\n\n', at)
  return text.slice(at, end < 0 ? undefined : end)
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
    const message = `import "${from}" is ignored: code that a page imports is not run.`
    const hint = 'Remove the line; put styles into theme/style.css. If it is text, put it in backticks.'
    scanner.findings.push({
      code: 'markdown/bare-import',
      message,
      hint,
      position: restOfLine(lines, found.at + at),
    })
  }
}

/** Cuts the text at the end of an unwrapped fence, which also ends its statements. */
function beforeFence(text: string, fence: Fence | undefined): string {
  if (!fence) return text
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const end = text.indexOf('\n', at + 1)
    if (closesFence(text.slice(at + 1, end < 0 ? undefined : end), fence)) return text.slice(0, at)
  }
  return text
}
