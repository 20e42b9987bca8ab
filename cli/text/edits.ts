// Applies text replacements by line and column, and shows changes as a unified diff.
import { structuredPatch } from 'diff'
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

/** A file before and after a change; null if it did not exist. `from` is its path before a move. */
export interface ChangedText {
  readonly path: string
  readonly from?: string
  readonly before: string | null
  readonly after: string
}

/** Unified diff in the form `git apply` accepts: a change, a new file, or a moved file. The texts are the exact file contents. */
export function lineDiff({ path, from = path, before, after }: ChangedText): string {
  const moved = from === path ? '' : movedHead(from, path)
  const { hunks } = structuredPatch(from, path, before ?? '', after, undefined, undefined, {
    context: CONTEXT,
  })
  if (hunks.length === 0) return moved
  const head = before === null ? newHead(path) : moved
  const body = hunks.map((hunk) => {
    const range = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`
    const old = range(hunk.oldStart, hunk.oldLines)
    const now = range(hunk.newStart, hunk.newLines)
    return `@@ -${old} +${now} @@\n${hunk.lines.join('\n')}\n`
  })
  return `${head}--- ${before === null ? '/dev/null' : named('a', from)}\n+++ ${named('b', path)}\n${body.join('')}`
}

const newHead = (path: string) =>
  `diff --git ${quoted('a', path)} ${quoted('b', path)}\nnew file mode 100644\n`

const movedHead = (from: string, to: string) =>
  `diff --git ${quoted('a', from)} ${quoted('b', to)}\nrename from ${quoted('', from)}\nrename to ${quoted('', to)}\n`

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
