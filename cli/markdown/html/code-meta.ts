// Parses the info string after the language: `title="a.js" {1,3-5} showLineNumbers=10`.

/** Options in the info string of a block. */
export interface CodeMeta {
  /** Empty if there is none. */
  readonly title: string
  /** 1-based line numbers as written, `1,3-5`; null if there is no range. */
  readonly range: string | null
  /** Number of the first line; null if lines are not numbered. */
  readonly firstNumber: number | null
}

/** Options of a block with only a language. */
export const NO_META: CodeMeta = { title: '', range: null, firstNumber: null }

const TITLE = /title=(["'])(.*?)\1/
const RANGE = /\{([\d,-]+)\}/
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d{1,9}))?(?=\s|$)/

/** Parses an info string without its language. */
export function parseCodeMeta(meta: string): CodeMeta {
  const numbers = NUMBERS.exec(meta)
  return {
    title: TITLE.exec(meta)?.[2] ?? '',
    range: RANGE.exec(meta)?.[1] ?? null,
    firstNumber: numbers ? Number(numbers[1] ?? 1) : null,
  }
}

/** The 0-based lines of a range, clamped to the block. */
export function linesOfRange(range: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of range.split(',')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
    if (from === undefined) continue
    const first = Math.max(1, Math.min(Number(from), Number(to)))
    const last = Math.min(lineCount, Math.max(Number(from), Number(to)))
    for (let line = first; line <= last; line++) lines.add(line - 1)
  }
  return lines
}
