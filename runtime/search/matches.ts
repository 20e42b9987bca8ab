// Splits a text at its hits into the pieces that are rendered.

/** Half-open range of UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Finds the hits in a text: ordered ranges that do not overlap. */
export type FindHits = (text: string) => readonly TextRange[]

/** A piece of a text, inside a hit or not. */
export interface TextPiece {
  readonly text: string
  readonly hit: boolean
}

/** The text split at its hits. */
export function markedPieces(text: string, hits: readonly TextRange[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const range of hits) {
    if (range.start > end) pieces.push({ text: text.slice(end, range.start), hit: false })
    pieces.push({ text: text.slice(range.start, range.end), hit: true })
    end = range.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}
