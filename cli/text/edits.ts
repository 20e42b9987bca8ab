// Replacements in a text by line and column, and what changed as a unified diff.

/** A replacement; the end is exclusive. */
export interface TextEdit {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
  /** What stands there now: an edit that does not find it is left out. */
  readonly was: string
  readonly text: string
}

/** The text with its edits made; overlapping ones and those that do not fit are left out. */
export function withEdits(
  text: string,
  edits: readonly TextEdit[],
): { readonly text: string; readonly made: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const offset = ({ line, column }: TextEdit['start']) => (starts[line - 1] ?? text.length) + column - 1
  const sorted = [...edits].sort((a, b) => offset(a.start) - offset(b.start))
  let result = ''
  let done = 0
  let made = 0
  for (const edit of sorted) {
    const [from, to] = [offset(edit.start), offset(edit.end)]
    if (from < done || text.slice(from, to) !== edit.was) continue
    result += text.slice(done, from) + edit.text
    done = to
    made++
  }
  return { text: result + text.slice(done), made }
}

/** Lines around a change that a diff shows. */
const CONTEXT = 2
const NO_END = '\\ No newline at end of file'

/**
 * A unified diff, as `git apply` takes it, of two texts with the same number of lines, which is what replacements within lines
 * leave. The texts are those of the files: line ends and a byte-order mark are part of the lines.
 */
export function lineDiff(path: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  const changed = old.flatMap((line, at) => (line === now[at] ? [] : [at]))
  if (changed.length === 0) return ''
  const hunks: { from: number; to: number }[] = []
  for (const at of changed) {
    const last = hunks.at(-1)
    if (last && at - CONTEXT <= last.to + CONTEXT) last.to = at
    else hunks.push({ from: at, to: at })
  }
  const text = hunks.map(({ from, to }) => {
    const start = Math.max(0, from - CONTEXT)
    const end = Math.min(old.length - 1, to + CONTEXT)
    const count = end - start + 1
    const lines: string[] = [`@@ -${start + 1},${count} +${start + 1},${count} @@\n`]
    for (let at = start; at <= end; at++) {
      const [was = '', is = ''] = [old[at], now[at]]
      lines.push(...(was === is ? [diffLine(' ', was)] : [diffLine('-', was), diffLine('+', is)]))
    }
    return lines.join('')
  })
  return `--- ${named('a', path)}\n+++ ${named('b', path)}\n${text.join('')}`
}

/** Lines with their ends; the last one may have none. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

const diffLine = (sign: string, line: string): string =>
  sign + (line.endsWith('\n') ? line : `${line}\n${NO_END}\n`)

/** A path in the head of a diff: git ends it at a tab, and reads one in quotes as C does. */
function named(side: 'a' | 'b', path: string): string {
  const whole = `${side}/${path}`
  if (/["\\\p{Cc}]/u.test(whole)) return JSON.stringify(whole)
  return /\s/.test(whole) ? `${whole}\t` : whole
}
