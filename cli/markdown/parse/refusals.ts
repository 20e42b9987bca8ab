// Tracks the parts that a parser has refused. A refused tag first becomes an empty placeholder element, and text if the parser
// refuses that as well; any other part becomes text at once.
import type { Edit, EditedText } from './edits.ts'
import type { Scan, Span } from './scanner.ts'
import type { NamedPlace } from './syntax.ts'
import { textLines } from './text-lines.ts'

/** Refused parts of a text, by start offset. */
export interface Refusals {
  /** Tags that are not elements. */
  readonly tags: Set<number>
  /** Parts that are text, with their end offsets. */
  readonly texts: Map<number, number>
}

/** Creates an empty set of refusals. */
export const noRefusals = (): Refusals => ({ tags: new Set(), texts: new Map() })

/** Records the parts at the positions named by a parser; returns whether any were found. */
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

function refuseAt(
  offset: number,
  { tags, hiddenParts, expressions, lines }: Scan,
  refusals: Refusals,
): boolean {
  const holds = ({ at, end }: Span): boolean => at <= offset && offset < end
  const tag = tags.find(holds)
  if (tag && !refusals.tags.has(tag.at)) {
    refusals.tags.add(tag.at)
    return true
  }
  const piece = tag ?? hiddenParts.find(holds) ?? expressions.find(holds) ?? signBefore(offset, lines.text)
  if (!piece || refusals.texts.has(piece.at)) return false
  refusals.texts.set(piece.at, piece.end)
  return true
}

/** The character that begins the refused construct; the parser may name a position further on. */
function signBefore(offset: number, text: string): Span | null {
  for (let at = Math.min(offset, text.length - 1); at >= 0 && text[at] !== '\n'; at--)
    if (text[at] === '<' || text[at] === '{') return { at, end: at + 1 }
  return null
}

/** Records that no tag is an element and no expression is code; returns whether that changed anything. */
export function refuseAll({ tags, expressions }: Scan, refusals: Refusals): boolean {
  const before = refusals.tags.size + refusals.texts.size
  for (const { at } of tags) refusals.tags.add(at)
  for (const { at, end } of expressions) refusals.texts.set(at, end)
  return refusals.tags.size + refusals.texts.size > before
}

/** The HTML comments of a text, which the scanner lists with the expressions. */
export const commentsOf = ({ expressions, lines }: Scan): readonly Span[] =>
  expressions.filter(({ at }) => lines.text.startsWith('<!--', at))

/** The edits that turn refused parts into text. A refused comment leaves nothing: it is not meant for readers. */
export function textEdits({ texts }: Refusals, scan: Scan): Edit[] {
  const { lines, standIns } = scan
  const comments = new Set(commentsOf(scan).map(({ at }) => at))
  return [...texts].map(([at, end]) => ({
    at,
    end,
    text: comments.has(at) ? '' : lines.text.slice(at, end).replace(/[<{]/g, (sign) => standIns.of(sign)),
  }))
}
