// V8 keeps a substring as a view of its text: a word that is stored would retain the whole text.

/** Shorter pieces are copies already. */
const SHORTEST_VIEW = 13

/** The same text in memory of its own, lone surrogates included. */
export function copyString(text: string): string {
  return text.length < SHORTEST_VIEW ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
