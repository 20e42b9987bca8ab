// Lines that include a file in other generators: `{* a.py ln[1:3] hl[2] *}` and `{! a.py !}` of Python-Markdown, `--8<-- "a.py:1:3"`
// of its snippets, `{% include-markdown "a.md" %}`, `<<< @/a.js#part{2}` and `<!--@include: ./a.md-->` of VitePress, and
// `{% include [text](a.md) %}` of Diplodoc. Code is shown as a code block; Markdown becomes part of the page.
import { isMarkdown } from './markdown-name.ts'

/** One line that includes a file. */
export interface FileInclude {
  /** As written. */
  readonly path: string
  /** Offset of the path in the line. */
  readonly at: number
  /** 1-based lines to show, as `1-3,7`; null for all. */
  readonly lines: string | null
  /** A named part of the file. */
  readonly part: string | null
  /** 1-based lines of the file to highlight; null for none. */
  readonly marked: string | null
  readonly title: string | null
  readonly language: string | null
  /** The first heading of the file is left out. */
  readonly withoutHeading?: true
}

const NOTHING = { lines: null, part: null, marked: null, title: null, language: null }

/** Cheap test for a text with such lines. */
export const mayIncludeFiles = (text: string): boolean => SIGN.test(text)
const SIGN = /\{[*!]|-8<-|\{%-?[ \t]*include|<!--[ \t]*@include|^[ \t]*<<<[ \t]/m

const STARRED = /^\{\*[ \t]+(\S+)((?:[ \t]+\w+\[[^\]\n]*\])*)[ \t]*\*\}$/d
const BANG = /^\{![ \t]*([^\s!]+)[ \t]*(?:!lines=([\d \t,-]+))?!\}$/d
const SNIPPET = /^-+8<-+[ \t]+(["'])([^"'\n;][^"'\n]*?)(?::([A-Za-z][\w-]*)|:(\d*)(?::(\d*))?)?\1$/d
const ARROWS = /^<<<[ \t]+([^\s#{[]+)(?:#([\w-]+))?(?:[ \t]*\{([^}\n]*)\})?(?:[ \t]*\[([^\]\n]*)\])?$/d
const COMMENT = /^<!--[ \t]*@include:[ \t]*([^\s#{]+?)(?:#([\w-]+))?(?:[ \t]*\{(\d*),?(\d*)\})?[ \t]*-->$/d
const MACRO = /^\{%-?[ \t]*include-markdown[ \t]+(["'])([^"'\n]+)\1[ \t]*-?%\}$/d
const TAG = /^\{%-?[ \t]*include[ \t]+(notitle[ \t]+)?\[[^\]\n]*\]\(([^()\s#]+)\)[ \t]*-?%\}$/d

/** The include that a line consists of; null for any other line. */
export function fileIncludeOf(written: string): FileInclude | null {
  const line = written.trim()
  const before = written.length - written.trimStart().length
  /** An include whose path is the group `group` of a match. */
  const included = (
    found: RegExpExecArray,
    group: number,
    rest: Partial<Omit<FileInclude, 'path' | 'at'>>,
  ): FileInclude => ({
    ...NOTHING,
    ...rest,
    path: found[group] ?? '',
    at: before + (found.indices?.[group]?.[0] ?? 0),
  })
  const starred = STARRED.exec(line)
  if (starred) return included(starred, 1, starredOptions(starred[2] ?? ''))
  const bang = BANG.exec(line)
  if (bang) return included(bang, 1, { lines: bang[2]?.trim().replace(/[\s,]+/g, ',') ?? null })
  const snippet = SNIPPET.exec(line)
  if (snippet) {
    const { 3: part = null, 4: from, 5: to } = snippet
    return included(snippet, 2, { part, lines: from === undefined ? null : rangeOf(from, to) })
  }
  const comment = COMMENT.exec(line)
  if (comment) {
    const [, , part = null, from, to] = comment
    return included(comment, 1, {
      part,
      lines: from === undefined && to === undefined ? null : rangeOf(from, to),
    })
  }
  const macro = MACRO.exec(line)
  if (macro) return included(macro, 2, {})
  const tag = TAG.exec(line)
  if (tag) return included(tag, 2, tag[1] === undefined ? {} : { withoutHeading: true })
  const arrows = ARROWS.exec(line)
  if (!arrows) return null
  const [, , part = null, braces = '', title = null] = arrows
  const [, marked, language] = /^([\d,-]*)[ \t]*([\w-]*)/.exec(braces) ?? []
  return included(arrows, 1, { part, title, marked: marked || null, language: language || null })
}

/** Stands for the last line of any file. */
const LAST = '999999'

const rangeOf = (from = '', to = ''): string => `${from || '1'}-${to || LAST}`

function starredOptions(options: string): Pick<FileInclude, 'lines' | 'marked' | 'title'> {
  const of = (name: string) => new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1]
  const ranges = (name: string) => of(name)?.replaceAll(':', '-').replace(/\s/g, '') ?? null
  return { lines: ranges('ln'), marked: ranges('hl'), title: of('title') ?? null }
}

/** Paths, as written, that the lines of a text include. */
export function fileIncludePaths(text: string): readonly string[] {
  if (!mayIncludeFiles(text)) return []
  const found = text.split('\n').flatMap((line) => (SIGN.test(line) ? (fileIncludeOf(line) ?? []) : []))
  return [...new Set(found.map(({ path }) => path))]
}

/** Whether an include outside of a code block shows code: Markdown becomes part of the page. */
export const showsCode = ({ path }: FileInclude): boolean => !isMarkdown(path)

/** Lines of a file. */
export interface IncludedLines {
  readonly code: string
  /** 1-based lines of `code` to highlight. */
  readonly marked: string
  /** 1-based line of the file at which they begin. */
  readonly first: number
}

/** The lines that an include shows as code, and which of them are highlighted; null if the file has no such part. */
export function includedLines(text: string, include: FileInclude): IncludedLines | null {
  const chosen = chosenLines(text, include)
  if (!chosen) return null
  const { all, ranges, isMark } = chosen
  const numbers = ranges.flatMap(({ from, to }, at) => [
    ...(at > 0 && from > (ranges[at - 1]?.to ?? 0) + 1 ? [null] : []),
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
  ])
  const kept = numbers.filter((number) => number === null || !isMark(number))
  // Lines between two parts are left out.
  const code = kept.map((number) => (number === null ? '…' : (all[number - 1] ?? '')))
  const inFile = include.marked === null ? [] : rangesOf(include.marked)
  const at = kept.flatMap((number, i) =>
    number !== null && inFile.some(({ from, to }) => number >= from && number <= to) ? [i + 1] : [],
  )
  const first = kept.find((number) => number !== null) ?? 1
  if (code.every((line) => line.trim() === '')) return null
  return { code: withoutIndent(code, '…').join('\n'), marked: at.join(','), first }
}

/**
 * The lines that an include shows as Markdown, beginning at the line `first` of the file; null if the file has no such part. Lines
 * between them are empty, so that each line keeps its number.
 */
export function includedProse(
  text: string,
  include: FileInclude,
): { readonly text: string; readonly first: number } | null {
  const chosen = chosenLines(text, include)
  if (!chosen) return null
  const { all, ranges, isMark } = chosen
  const isShown = (number: number) =>
    ranges.some(({ from, to }) => number >= from && number <= to) && !isMark(number)
  const shown = all.map((line, i) => (isShown(i + 1) ? line : ''))
  const first = shown.findIndex((line) => line.trim() !== '')
  if (first < 0) return null
  const lines = shown.slice(first, shown.findLastIndex((line) => line.trim() !== '') + 1)
  // Less indentation means nothing in Markdown; more is that of the place from which a part is taken.
  const isIndented = lines.every((line) => line.trim() === '' || /^(?: {4}|\t)/.test(line))
  return { text: (isIndented ? withoutIndent(lines) : lines).join('\n'), first: first + 1 }
}

interface Range {
  readonly from: number
  readonly to: number
}

/** The lines of a file, the ranges of them that an include names, and which lines only mark the beginning or end of a part. */
function chosenLines(text: string, { path, lines, part }: FileInclude) {
  const all = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const marks = marksOf(path)
  const section = part === null ? { from: 1, to: all.length } : sectionOf(all, part, marks)
  if (!section) return null
  const ranges = (lines === null ? [section] : rangesOf(lines)).map(({ from, to }) => ({
    from: Math.max(from, section.from),
    to: Math.min(to, section.to),
  }))
  // Without the name of a part, the file is shown as it is.
  const isMark = (number: number) => part !== null && marks.any.test(all[number - 1] ?? '')
  return { all, ranges, isMark }
}

interface Marks {
  readonly any: RegExp
  readonly start: (name: string) => RegExp
  readonly end: (name: string) => RegExp
}

/** Lines that mark the beginning and end of a part. In Markdown, `# region` is a heading. */
function marksOf(path: string): Marks {
  const opening = isMarkdown(path)
    ? String.raw`(?:(?:<!--|\{?/\*)[ \t]*#?|(?://|--)?[ \t]*#)`
    : String.raw`(?://|\{?/\*|<!--|--|::|[#;%'])[ \t]*#?(?:pragma[ \t]+)?`
  const before = String.raw`^[ \t]*${opening}`
  const after = String.raw`[ \t]*(?:-->|\*/\}?)?[ \t]*$`
  const end = '[Ee]nd ?[Rr]egion'
  const snippet = (word: string, name: string) =>
    String.raw`(?<![;-])-+8<-+[ \t]*\[[ \t]*${word}[ \t]*:[ \t]*${name}[ \t]*\]`
  return {
    any: new RegExp(
      String.raw`${snippet('(?:start|end)', String.raw`[\w-]+`)}|${before}(?:${end}|[Rr]egion)(?:[ \t]+[\w"*-]+)?${after}`,
    ),
    start: (name) =>
      new RegExp(String.raw`${snippet('start', name)}|${before}[Rr]egion[ \t]+"?${name}(?![\w-])`),
    end: (name) =>
      new RegExp(String.raw`${snippet('end', name)}|${before}${end}(?:[ \t]+"?${name}(?![\w-])|${after})`),
  }
}

function sectionOf(lines: readonly string[], name: string, marks: Marks): Range | null {
  const [start, end] = [marks.start(name), marks.end(name)]
  const from = lines.findIndex((line) => start.test(line))
  const to = from < 0 ? -1 : lines.findIndex((line, at) => at > from && end.test(line))
  return from < 0 || to < 0 ? null : { from: from + 2, to }
}

function rangesOf(written: string): readonly Range[] {
  return written.split(',').flatMap((part) => {
    const [, from, dash, to] = /^(\d+)(-)?(\d+)?$/.exec(part) ?? []
    if (from === undefined) return []
    return [{ from: Number(from), to: dash === undefined ? Number(from) : Number(to ?? LAST) }]
  })
}

/** Lines without the indentation that all of them share; `gap` stands for lines left out. */
function withoutIndent(lines: readonly string[], gap?: string): readonly string[] {
  const least = lines.reduce(
    (indent, line) => (line.trim() === '' || line === gap ? indent : Math.min(indent, line.search(/\S/))),
    Number.POSITIVE_INFINITY,
  )
  return lines.map((line) => (line === gap ? line : line.slice(least)))
}
