// Applies text replacements by line and column, and shows changes as a unified diff.
import { lineStarts } from './line-starts.ts'

/** A replacement; the end is exclusive. */
export interface TextEdit {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
  /** Expected current text: an edit that does not find it is skipped. */
  readonly was: string
  readonly text: string
}

/** The text with its edits applied; overlapping edits and those that do not match are skipped. */
export function withEdits(
  text: string,
  edits: readonly TextEdit[],
): { readonly text: string; readonly made: number } {
  const starts = lineStarts(text)
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

/** Number of context lines around a change in a diff. */
const CONTEXT = 2
const NO_END = '\\ No newline at end of file'

/** A file before and after a change; null if it did not exist. `from` is its path before a move. */
export interface ChangedText {
  readonly path: string
  readonly from?: string
  readonly before: string | null
  readonly after: string
}

/**
 * Unified diff, in the form `git apply` accepts, of a change that does not shift lines: replacements within lines, lines
 * appended at the end, a new file, a moved file. The texts are the exact file contents: line ends and a byte-order mark are
 * part of the lines.
 */
export function lineDiff({ path, from = path, before, after }: ChangedText): string {
  const hunks = hunksOf(linesOf(before ?? ''), linesOf(after))
  const moved = from === path ? '' : movedHead(from, path)
  if (hunks === '') return moved
  const head = before === null ? newHead(path) : moved
  return `${head}--- ${before === null ? '/dev/null' : named('a', from)}\n+++ ${named('b', path)}\n${hunks}`
}

function hunksOf(old: readonly string[], now: readonly string[]): string {
  const length = Math.max(old.length, now.length)
  const hunks: { from: number; to: number }[] = []
  for (let at = 0; at < length; at++) {
    if (old[at] === now[at]) continue
    const last = hunks.at(-1)
    if (last && at - CONTEXT <= last.to + CONTEXT) last.to = at
    else hunks.push({ from: at, to: at })
  }
  return hunks
    .map(({ from, to }) => {
      const start = Math.max(0, from - CONTEXT)
      const end = to + CONTEXT
      const lines: string[] = []
      for (let at = start; at <= end; at++) {
        const [was, is] = [old[at], now[at]]
        if (was !== undefined && was === is) lines.push(diffLine(' ', was))
        else
          lines.push(
            ...(was === undefined ? [] : [diffLine('-', was)]),
            ...(is === undefined ? [] : [diffLine('+', is)]),
          )
      }
      const range = (all: readonly string[]) => {
        const count = Math.max(0, Math.min(end, all.length - 1) - start + 1)
        return `${all.length === 0 ? 0 : start + 1},${count}`
      }
      return `@@ -${range(old)} +${range(now)} @@\n${lines.join('')}`
    })
    .join('')
}

const newHead = (path: string) =>
  `diff --git ${quoted('a', path)} ${quoted('b', path)}\nnew file mode 100644\n`

const movedHead = (from: string, to: string) =>
  `diff --git ${quoted('a', from)} ${quoted('b', to)}\nrename from ${quoted('', from)}\nrename to ${quoted('', to)}\n`

/** Lines including their line ends; the last one may have none. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

const diffLine = (sign: string, line: string): string =>
  sign + (line.endsWith('\n') ? line : `${line}\n${NO_END}\n`)

/** A path in a diff header: git reads quoted paths as C strings. */
function quoted(side: 'a' | 'b' | '', path: string): string {
  const whole = side === '' ? path : `${side}/${path}`
  return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole
}

/** A path in a `---` or `+++` line: git would otherwise end a path with spaces at the wrong place, so a tab terminates it. */
function named(side: 'a' | 'b', path: string): string {
  const whole = quoted(side, path)
  return /\s/.test(whole) && !whole.startsWith('"') ? `${whole}\t` : whole
}
