// The page as Markdown, published beside its html: the author's own text, in which imports are left out, included files
// stand where they are used, variables have their values, and addresses of the site are slots.
import type { Slot, SlottedText } from '../model/article.ts'
import { columnMap } from './places.ts'
import type { Marker } from './source/markers.ts'
import type { Substitution } from './source/substitute.ts'
import type { TreeNode } from './tree.ts'

/** A piece of the copy: text, or the address of a link or image, with the text to show when it has no slot. */
export type CopyPart =
  | string
  | { readonly kind: 'link' | 'image'; readonly file: string; readonly url: string; readonly written: string }

/** Collects what is different in the copy of one text. */
export interface TextCopy {
  /** Puts parts in the place of a marker. */
  replaceMarker(marker: Marker, parts: readonly CopyPart[]): void
  /** Makes the address of a link, image or definition a slot, when it is one of the site. */
  address(node: TreeNode): void
  /** The text with its changes. */
  parts(): CopyPart[]
}

interface Change {
  readonly marker?: Marker
  readonly start: number
  readonly end: number
  readonly parts: readonly CopyPart[]
}

const ELSEWHERE = /^(?!pathname:)(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i
const DESTINATION = /\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))+))/y
const LABEL = /\[(?:[^\\[\]]|\\.)*\]:/y

/** The copy of a text as it was before its markers. */
export function createCopy(text: string, file: string, substitution: Substitution): TextCopy {
  const changes: Change[] = []
  const originalStarts = lineStarts(text)
  const starts = substitution.text === text ? originalStarts : lineStarts(substitution.text)

  const toOriginal = (offset: number): number => {
    const line = lineAt(starts, offset)
    const edits = substitution.edits.get(line)
    const column = offset - (starts[line] ?? 0) + 1
    return (originalStarts[line] ?? 0) + (edits ? columnMap(edits)(column) : column) - 1
  }
  const rangeOf = ({ at, source }: Marker): { readonly start: number; readonly end: number } => {
    const start = (originalStarts[at.line] ?? 0) + at.index
    return { start, end: start + source.length }
  }
  for (const marker of substitution.markers.list) {
    if (marker.kind === 'nothing' || marker.kind === 'children')
      changes.push({ marker, parts: [], ...wholeLines(text, rangeOf(marker)) })
    else if (marker.kind === 'text') changes.push({ marker, parts: [marker.value], ...rangeOf(marker) })
    else if (marker.kind === 'heading-id')
      changes.push({ marker, parts: [], ...withSpaceBefore(text, rangeOf(marker)) })
  }

  return {
    replaceMarker(marker, parts) {
      const range = rangeOf(marker)
      const lineStart = originalStarts[marker.at.line] ?? 0
      changes.push({ parts: indented(parts, text.slice(lineStart, range.start)), ...range })
    },
    address(node) {
      const url = node.url ?? ''
      const span = ELSEWHERE.test(url) ? null : destination(node, substitution.text)
      if (!span) return
      const start = toOriginal(span.start)
      const written = substitution.text.slice(span.start, span.end)
      if (text.slice(start, start + written.length) !== written) return
      const kind = node.type === 'image' ? 'image' : 'link'
      const end = start + written.length
      changes.push({ start, end, parts: [{ kind, file, url, written }] })
    },
    parts() {
      const { restored } = substitution.markers
      return applied(
        text,
        changes.filter(({ marker }) => !marker || !restored.has(marker)),
      )
    },
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Where the address of a node stands in the parsed text, or null where it has no place of its own. */
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

/** Index after `](`: right after the last child of a link, and after the alternative text of an image. */
function bracketEnd(node: TreeNode, text: string, from: number): number {
  const inner = node.children?.at(-1)?.position?.end.offset ?? from
  const end = node.position?.end.offset ?? from
  const at = node.type === 'image' ? text.lastIndexOf('](', end - 1) : text.indexOf('](', inner)
  return at < from || at >= end ? -1 : at + 2
}

type Range = Pick<Change, 'start' | 'end'>

/** A range with its line break, when nothing else stands on its lines. */
function wholeLines(text: string, { start, end }: Range): Range {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd)
  if (text.slice(lineStart, start).trim() !== '' || rest.trim() !== '') return { start, end }
  return { start: lineStart, end: lineEnd < 0 ? text.length : lineEnd + 1 }
}

function withSpaceBefore(text: string, { start, end }: Range): Range {
  let from = start
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from--
  return { start: from, end }
}

/** Included text in a list or quote begins each line as the line of its tag begins. */
function indented(parts: readonly CopyPart[], before: string): readonly CopyPart[] {
  if (!/^[\s>*+\d.)-]*$/.test(before) || before === '') return parts
  const prefix = before.replace(/[^\s>]/g, ' ')
  return parts.map((part) => (typeof part === 'string' ? part.replace(/\n(?=.)/g, `\n${prefix}`) : part))
}

function applied(text: string, changes: readonly Change[]): CopyPart[] {
  const parts: CopyPart[] = []
  let at = 0
  for (const { start, end, parts: inserted } of [...changes].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < at) continue
    parts.push(text.slice(at, start), ...inserted)
    at = end
  }
  parts.push(text.slice(at))
  return parts
}

/** The finished copy: addresses become the slots of the html, a title is put in front when the text has none. */
export function markdownCopy(
  parts: readonly CopyPart[],
  title: string,
  { slots, finish }: { readonly slots: readonly Slot[]; readonly finish: (text: string) => string },
): SlottedText {
  const known = new Map<string, number>()
  slots.forEach((slot, index) => {
    if (slot.kind !== 'link' && slot.kind !== 'image') return
    const key = `${slot.kind}|${slot.place.file}|${slot.url}`
    if (!known.has(key)) known.set(key, index)
  })
  const pieces = ['']
  const used: number[] = []
  for (const part of parts) {
    const slot = typeof part === 'string' ? undefined : known.get(`${part.kind}|${part.file}|${part.url}`)
    if (slot === undefined)
      pieces[pieces.length - 1] += finish(typeof part === 'string' ? part : part.written)
    else {
      used.push(slot)
      pieces.push('')
    }
  }
  pieces[0] = (title === '' ? '' : `# ${title}\n\n`) + (pieces[0] ?? '').replace(/^\s*\n/, '')
  pieces[pieces.length - 1] = `${pieces.at(-1)?.trimEnd() ?? ''}\n`
  return { pieces, slots: used }
}
