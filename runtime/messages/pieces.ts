// Splits interface strings into pieces, for values that are elements.

/** A piece of a split string: text, or the name of a placeholder. */
export type MessagePiece = { readonly text: string } | { readonly name: string }

/** The string split at its placeholders. */
export function messagePieces(text: string): readonly MessagePiece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { name: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '')
}
