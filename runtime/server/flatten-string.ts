// How V8 holds a text.

/** The same text as one flat string. V8 holds a concatenation as a tree of its parts until a character of it is read. */
export function flattenString(text: string): string {
  text.charCodeAt(0)
  return text
}
