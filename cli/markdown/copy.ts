// The page as Markdown, published next to its HTML: the author's text without imports, with included files inserted, variables
// replaced, and URLs of the site as slots.
import type { Slot, SlottedText } from '../model/article.ts'
import type { TreeNode } from './tree.ts'

/** A piece of the copy: text, the URL of a link or image, with the text to show if it has no slot, or the next list of cards. */
export type CopyPart =
  | string
  | { readonly kind: 'link' | 'image'; readonly file: string; readonly url: string; readonly written: string }
  | { readonly kind: 'cards' }

/** Collects the edits to the copy of one text. */
export interface TextCopy {
  /** Replaces a node with parts. */
  replace(node: TreeNode, parts: readonly CopyPart[]): void
  /** Removes a node, together with its lines if nothing else is on them. */
  removeLines(node: TreeNode): void
  /** Removes the text between two offsets. */
  cut(start: number, end: number): void
  /** Turns the URL of a link, image or definition into a slot if it is a URL of the site. */
  address(node: TreeNode): void
  /** Keeps a node as written: code, in which braces are not variables. */
  keep(node: TreeNode): void
  /** The text with its edits applied; unedited text is passed through `finish`. */
  parts(finish: (text: string) => string): CopyPart[]
}

interface Change {
  readonly start: number
  readonly end: number
  readonly parts: readonly CopyPart[]
}

type Range = Pick<Change, 'start' | 'end'>

const ELSEWHERE = /^(?!pathname:)(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i
const DESTINATION = /\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))+))/y
const LABEL = /\[(?:[^\\[\]]|\\.)*\]:/y

/** Starts the copy of a text. */
export function createCopy(text: string, file: string): TextCopy {
  const changes: Change[] = []
  const change = (range: Range | null, parts: readonly CopyPart[]): void => {
    if (range) changes.push({ parts, ...range })
  }
  return {
    replace(node, parts) {
      const range = rangeOf(node)
      const lineStart = text.lastIndexOf('\n', (range?.start ?? 0) - 1) + 1
      change(range, indented(parts, text.slice(lineStart, range?.start)))
    },
    removeLines: (node) => change(wholeLines(text, rangeOf(node)), []),
    cut: (start, end) => change({ start, end }, []),
    address(node) {
      const url = node.url ?? ''
      const span = ELSEWHERE.test(url) ? null : destination(node, text)
      if (!span) return
      const kind = node.type === 'image' ? 'image' : 'link'
      change(span, [{ kind, file, url, written: text.slice(span.start, span.end) }])
    },
    keep(node) {
      const range = rangeOf(node)
      change(range, range ? [text.slice(range.start, range.end)] : [])
    },
    parts: (finish) => applied(text, changes, finish),
  }
}

function rangeOf({ position }: TreeNode): Range | null {
  const start = position?.start.offset
  const end = position?.end.offset
  return start === undefined || end === undefined ? null : { start, end }
}

/** Range of a node's URL in the text; null if it is not written there. */
function destination(node: TreeNode, text: string): { readonly start: number; readonly end: number } | null {
  const from = node.position?.start.offset
  if (from === undefined) return null
  const at = node.type === 'definition' ? labelEnd(text, from) : bracketEnd(node, text, from)
  if (at < 0) return null
  DESTINATION.lastIndex = at
  const found = DESTINATION.exec(text)
  const url = found?.[1] ?? found?.[2]
  if (!found || !url) return null
  const end = at + found[0].length - (found[1] === undefined ? 0 : 1)
  return { start: end - url.length, end }
}

function labelEnd(text: string, from: number): number {
  LABEL.lastIndex = from
  const found = LABEL.exec(text)
  return found ? from + found[0].length : -1
}

/** Offset after `](`: right after the last child of a link, and after the alternative text of an image. */
function bracketEnd(node: TreeNode, text: string, from: number): number {
  const inner = node.children?.at(-1)?.position?.end.offset ?? from
  const end = node.position?.end.offset ?? from
  const at = node.type === 'image' ? text.lastIndexOf('](', end - 1) : text.indexOf('](', inner)
  return at < from || at >= end ? -1 : at + 2
}

/** A range extended to whole lines, including the line break, if nothing else is on them. */
function wholeLines(text: string, range: Range | null): Range | null {
  if (!range) return null
  const { start, end } = range
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd)
  if (text.slice(lineStart, start).trim() !== '' || rest.trim() !== '') return range
  return { start: lineStart, end: lineEnd < 0 ? text.length : lineEnd + 1 }
}

/** Indents text included in a list or quote to match the line of its tag. */
function indented(parts: readonly CopyPart[], before: string): readonly CopyPart[] {
  if (!/^[\s>*+\d.)-]*$/.test(before) || before === '') return parts
  const prefix = before.replace(/[^\s>]/g, ' ')
  return parts.map((part) => (typeof part === 'string' ? part.replace(/\n(?=.)/g, `\n${prefix}`) : part))
}

function applied(text: string, changes: readonly Change[], finish: (text: string) => string): CopyPart[] {
  const parts: CopyPart[] = []
  let at = 0
  for (const { start, end, parts: inserted } of [...changes].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < at) continue
    parts.push(finish(text.slice(at, start)), ...inserted)
    at = end
  }
  parts.push(finish(text.slice(at)))
  return parts
}

/** The finished copy: URLs become the slots of the HTML, and a title is added if the text has none. */
export function markdownCopy(
  parts: readonly CopyPart[],
  title: string,
  { slots, finish }: { readonly slots: readonly Slot[]; readonly finish: (text: string) => string },
): SlottedText {
  const known = new Map<string, number>()
  const cards: number[] = []
  slots.forEach((slot, index) => {
    if (slot.kind === 'cards') cards.push(index)
    if (slot.kind !== 'link' && slot.kind !== 'image') return
    const key = `${slot.kind}|${slot.place.file}|${slot.url}`
    if (!known.has(key)) known.set(key, index)
  })
  const pieces = ['']
  const used: number[] = []
  for (const part of parts) {
    const slot = slotOf(part, known, cards)
    if (slot === undefined) pieces[pieces.length - 1] += finish(writtenOf(part))
    else {
      used.push(slot)
      pieces.push('')
    }
  }
  pieces[0] = (title === '' ? '' : `# ${title}\n\n`) + (pieces[0] ?? '').replace(/^\s*\n/, '')
  pieces[pieces.length - 1] = `${pieces.at(-1)?.trimEnd() ?? ''}\n`
  return { pieces, slots: used }
}

function slotOf(part: CopyPart, known: ReadonlyMap<string, number>, cards: number[]): number | undefined {
  if (typeof part === 'string') return undefined
  return part.kind === 'cards' ? cards.shift() : known.get(`${part.kind}|${part.file}|${part.url}`)
}

const writtenOf = (part: CopyPart): string =>
  typeof part === 'string' ? part : part.kind === 'cards' ? '' : part.written
