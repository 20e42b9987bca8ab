// Interface strings cut into pieces, for those whose values are elements.

/** A piece of a string cut at its placeholders: text, or the name of one. */
export type MessagePiece = { readonly text: string } | { readonly name: string }

/** The string cut at its placeholders, for those whose values are elements. */
export function messagePieces(text: string): readonly MessagePiece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { name: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '')
}
