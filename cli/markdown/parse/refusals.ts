// What a parser could not read of a text: a tag first becomes an element without content that holds its place, and text where
// the parser refuses that as well; everything else becomes text at once.
import type { Edit, EditedText } from './edits.ts'
import type { Scan, Span } from './scanner.ts'
import type { NamedPlace } from './syntax.ts'
import { textLines } from './text-lines.ts'

/** Pieces of a text that a parser has refused, by the offsets at which they begin. */
export interface Refusals {
  /** Tags that are no elements. */
  readonly tags: Set<number>
  /** Pieces that are text, with their ends. */
  readonly texts: Map<number, number>
}

/** Nothing refused. */
export const noRefusals = (): Refusals => ({ tags: new Set(), texts: new Map() })

/** Notes what stands at the places that a parser has named; whether anything did. */
export function refuse(
  places: readonly NamedPlace[],
  { text, toAuthor }: EditedText,
  scan: Scan,
  refusals: Refusals,
): boolean {
  const { starts } = textLines(text)
  const found = places.map(({ line, column }) => {
    const offset = (starts[line - 1] ?? 0) + column - 1
    return refuseAt(toAuthor ? toAuthor(offset) : offset, scan, refusals)
  })
  return found.includes(true)
}

function refuseAt(offset: number, { tags, holes, expressions, lines }: Scan, refusals: Refusals): boolean {
  const holds = ({ at, end }: Span): boolean => at <= offset && offset < end
  const tag = tags.find(holds)
  if (tag && !refusals.tags.has(tag.at)) {
    refusals.tags.add(tag.at)
    return true
  }
  const piece = tag ?? holes.find(holds) ?? expressions.find(holds) ?? signBefore(offset, lines.text)
  if (!piece || refusals.texts.has(piece.at)) return false
  refusals.texts.set(piece.at, piece.end)
  return true
}

/** The sign that begins what a parser could not read, for it may name a character further on. */
function signBefore(offset: number, text: string): Span | null {
  for (let at = Math.min(offset, text.length - 1); at >= 0 && text[at] !== '\n'; at--)
    if (text[at] === '<' || text[at] === '{') return { at, end: at + 1 }
  return null
}

/** Notes that no tag is an element and no expression one; whether that is new. */
export function refuseAll({ tags, expressions }: Scan, refusals: Refusals): boolean {
  const before = refusals.tags.size + refusals.texts.size
  for (const { at } of tags) refusals.tags.add(at)
  for (const { at, end } of expressions) refusals.texts.set(at, end)
  return refusals.tags.size + refusals.texts.size > before
}

/** The edits that make text of pieces. */
export function textEdits({ texts }: Refusals, { lines, standIns }: Scan): Edit[] {
  return [...texts].map(([at, end]) => ({
    at,
    end,
    text: lines.text.slice(at, end).replace(/[<{]/g, (sign) => standIns.of(sign)),
  }))
}
