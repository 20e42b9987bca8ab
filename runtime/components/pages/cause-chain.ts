// The messages of an error and its causes, as one text.

/** Limit in case the causes form a cycle. */
const MAX_CAUSES = 20

/** Messages from the error to its last cause, separated by a blank line, the word for "cause" and a line break. */
export function causeChain(error: Error, causeWord: string): string {
  const messages: string[] = []
  let current: unknown = error
  while (current !== undefined && current !== null && messages.length < MAX_CAUSES) {
    messages.push(current instanceof Error ? current.message : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages.join(`\n\n${causeWord}\n`)
}
