// V8 keeps a substring as a view of its parent string: storing one word would retain the whole text.

/** V8 already copies shorter substrings. */
const SHORTEST_VIEW = 13

/** A copy of the string in its own memory, lone surrogates included. */
export function copyString(text: string): string {
  return text.length < SHORTEST_VIEW ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
