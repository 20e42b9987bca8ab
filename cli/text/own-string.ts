// Engines keep a piece cut out of a text as a view of it: who remembers one word remembers the whole text.

/** Shorter pieces are copies already. */
const SHORTEST_VIEW = 13

/** The same text in memory of its own, lone surrogates included. */
export function ownString(text: string): string {
  return text.length < SHORTEST_VIEW ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
