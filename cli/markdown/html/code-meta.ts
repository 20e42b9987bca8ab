// Parses the info string after the language: `title="a.js" {1,3-5} showLineNumbers=10`.

/** Options in the info string of a block. */
export interface CodeMeta {
  /** Empty if there is none. */
  readonly title: string
  /** 1-based line numbers as written, `1,3-5`; null if there is no range. */
  readonly range: string | null
  /** Number of the first line; null if lines are not numbered. */
  readonly firstNumber: number | null
  /** Lines with a class, as ranges: `ins={2}` and `del={4-6}` of Expressive Code. */
  readonly changes: readonly { readonly className: string; readonly range: string }[]
}

/** Classes of lines that were added or removed. */
export const CHANGE_CLASSES = { ins: 'token-line--inserted', del: 'token-line--deleted' } as const

/** Options of a block with only a language. */
export const NO_META: CodeMeta = { title: '', range: null, firstNumber: null, changes: [] }

const TITLE = /title=(["'])(.*?)\1/
const RANGE = /\{([\d,-]+)\}/
/** Expressive Code allows spaces in its braces. */
const MARK = /(?<!\S)mark=\{([\d\s,-]+)\}/
const CHANGE = /(?<!\S)(ins|del)=\{([\d\s,-]+)\}/g
/** Lines as Python-Markdown writes them: `hl_lines="2 4-6" linenums="1"`. */
const HL_LINES = /(?<!\S)hl_lines=(["'])\s*(\d[\d\s,-]*)\1/
const LINENUMS = /(?<!\S)linenums=(["'])(\d{1,9})\1/
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d{1,9}))?(?=\s|$)/

/** Parses an info string without its language. */
export function parseCodeMeta(meta: string): CodeMeta {
  const numbers = NUMBERS.exec(meta)
  const firstNumber = numbers ? (numbers[1] ?? 1) : LINENUMS.exec(meta)?.[2]
  const changes = [...meta.matchAll(CHANGE)].map(([, kind, range = '']) => ({
    className: CHANGE_CLASSES[kind as keyof typeof CHANGE_CLASSES],
    range: range.replace(/\s/g, ''),
  }))
  const listed = HL_LINES.exec(meta)?.[2]
    ?.trim()
    .replace(/[\s,]+/g, ',')
  const others = changes.length > 0 ? meta.replace(CHANGE, '') : meta
  const range = MARK.exec(meta)?.[1]?.replace(/\s/g, '') ?? RANGE.exec(others)?.[1] ?? listed ?? null
  return {
    title: TITLE.exec(meta)?.[2] ?? '',
    range,
    firstNumber: firstNumber === undefined ? null : Number(firstNumber),
    changes,
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
