// The messages of an error and of what led to it, as one text.

/** No error has this many causes unless they form a ring. */
const MAX_CAUSES = 20

/** Messages from the error to its last cause; between them a blank line, the word for "cause" and a line break. */
export function causeChain(error: Error, causeWord: string): string {
  const messages: string[] = []
  let current: unknown = error
  while (current !== undefined && current !== null && messages.length < MAX_CAUSES) {
    messages.push(current instanceof Error ? current.message : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages.join(`\n\n${causeWord}\n`)
}
