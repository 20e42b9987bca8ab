// Lines of directives: which closing fence belongs to which opening one, and where it has to stand.
import { containerPrefix } from '../parse/containers.ts'
import { readDirective } from './read-directive.ts'
import { markRest } from './scan-content.ts'
import type { Scanner } from './scanner.ts'

/** Directives that are open, with the number of their colons and of the containers they are in. */
export type Directives = { readonly colons: number; readonly level: number }[]

const SPACED = /^:{3,}[ \t]+([A-Za-z][\w-]*)/

/** Reads a line whose content begins with `:::`; false when it is text. */
export function readDirectiveLine(scanner: Scanner, open: Directives, content: string): boolean {
  const meaning = readDirective(content, scanner.options.isAdmonition)
  if (meaning?.kind === 'directive') {
    open.push({ colons: meaning.colons, level: scanner.containers.stack.length })
    markRest(scanner, meaning)
    return true
  }
  if (meaning?.kind === 'directive-end' && open.length > 0) {
    moveToLevel(scanner, close(open, meaning.colons))
    markRest(scanner, meaning)
    return true
  }
  const spaced = SPACED.exec(content)?.[1]
  const { line, index } = scanner
  if (meaning) scanner.findings.push({ kind: 'stray-fence', name: '', line, index })
  else if (spaced && scanner.options.isAdmonition(spaced)) {
    scanner.findings.push({ kind: 'spaced-directive', name: spaced, line, index })
  }
  return false
}

/** A fence closes the innermost directive with as many colons, else the outermost with fewer; returns its level. */
function close(open: Directives, colons: number): number | undefined {
  const same = open.findLastIndex((directive) => directive.colons === colons)
  const at = same >= 0 ? same : open.findIndex((directive) => directive.colons < colons)
  const level = open[at]?.level
  if (at >= 0) open.length = at
  return level
}

/** A closing fence may be indented like the last line of a list that ends with it: it is moved out of the list. */
function moveToLevel(scanner: Scanner, level: number | undefined): void {
  const { stack } = scanner.containers
  if (level === undefined || level >= stack.length) return
  stack.length = level
  const prefix = containerPrefix(stack)
  const removed =
    scanner.index + scanner.lineEdits.reduce((sum, edit) => sum + edit.removed - edit.inserted, 0)
  scanner.lineEdits = [{ column: 0, removed, inserted: prefix.length }]
  scanner.out = prefix
}
