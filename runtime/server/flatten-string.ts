// Controls V8's string representation.

/** The same text as one flat string. V8 stores a concatenation as a tree of its parts until a character of it is read. */
export function flattenString(text: string): string {
  text.charCodeAt(0)
  return text
}
