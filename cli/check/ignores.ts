// Comments that silence findings: `<!-- docsite-ignore rule: reason -->` for the block below it, `docsite-ignore-file`
// for the whole file. Inside code blocks they are ordinary text.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { findingOf } from './report-at.ts'

/** A rule that is silenced on a range of lines, 1-based and inclusive. */
export interface Ignore {
  readonly rule: string
  readonly file: string
  readonly from: number
  readonly to: number
  readonly place: NonNullable<Diagnostic['place']>
}

/** Ignore comments of a file. `faults` are findings about malformed ones. */
export interface FileIgnores {
  readonly ignores: readonly Ignore[]
  readonly faults: readonly Diagnostic[]
}

const COMMENT =
  /^(?<lead>[ \t>]*)(?<open><!--|\{\/\*|#)\s*docsite-ignore(?<file>-file)?(?=[\s:])\s*(?<rules>[a-z\d/, -]*?)\s*(?::(?<reason>.*?))?\s*(?:-->|\*\/\}|$)/
const FENCE = /^[ \t>]*(`{3,}|~{3,})/
const NONE: FileIgnores = { ignores: [], faults: [] }

/** Reads the ignore comments of a file. Most files have none. */
export function readIgnores({ path, text }: SourceFile): FileIgnores {
  if (!text.includes('docsite-ignore')) return NONE
  const lines = text.split('\n')
  const ignores: Ignore[] = []
  const faults: Diagnostic[] = []
  let fence: string | null = null
  lines.forEach((line, at) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark)))
      fence = fence === null ? mark : null
    const groups = fence === null ? COMMENT.exec(line)?.groups : undefined
    if (!groups) return
    const column = (groups.lead?.length ?? 0) + 1
    const place = {
      file: path,
      start: { line: at + 1, column },
      end: { line: at + 1, column: line.trimEnd().length + 1 },
    }
    const rules = (groups.rules ?? '').split(/[\s,]+/).filter(Boolean)
    const reason = (groups.reason ?? '').replace(/-->.*$|\*\/\}.*$/, '').trim()
    if (rules.length === 0)
      faults.push(findingOf('ignore', 'the comment names no rule', place, { hint: HOW }))
    else if (reason === '')
      faults.push(findingOf('ignore', 'the comment gives no reason', place, { hint: HOW }))
    const [from, to] = groups.file ? [1, lines.length] : blockBelow(lines, at + 1)
    for (const rule of rules) ignores.push({ rule, file: path, from, to, place })
  })
  return { ignores, faults }
}

const HOW = 'write <!-- docsite-ignore rule: reason -->'

/** First and last line (1-based) of the next block that begins at or below a line. */
function blockBelow(lines: readonly string[], below: number): readonly [number, number] {
  let first = below
  while (first < lines.length && /^[ \t>]*$/.test(lines[first] ?? '')) first++
  const open = lines[first] ?? ''
  const fence = FENCE.exec(open)?.[1]
  const colons = /^[ \t>]*(:{3,})\s*\S/.exec(open)?.[1]
  const isEnd = fence
    ? (line: string) => line.trim().startsWith(fence) && line.trim().replace(/[`~]/g, '') === ''
    : colons
      ? (line: string) => line.trim() === colons
      : (line: string) => /^[ \t>]*$/.test(line)
  for (let at = first + 1; at < lines.length; at++) if (isEnd(lines[at] ?? '')) return [first + 1, at + 1]
  return [first + 1, lines.length]
}
