// Converts straight quotation marks to Russian ones: «…», and „…“ inside. Unpaired marks, such as those for inches, stay.

interface OpenQuote {
  readonly at: number
  readonly inner: boolean
}

const OPENS_AFTER = /[\s([{«„\u2014\u2013\-/\u00a0]/
const NO_QUOTE_BEFORE = /[\s)\]}.,;:!?»]/

/** The text with paired straight quotes replaced, one character for one. */
export function quoteRussian(text: string): string {
  const characters = [...text].length === text.length ? [...text] : text.split('')
  const open: OpenQuote[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const c = text[at]
    if (c === '«') depth++
    else if (c === '»') depth = Math.max(0, depth - 1)
    else if (c !== '"') continue
    else if (opens(text, at)) open.push({ at, inner: depth + open.length > 0 })
    else pair(open.pop(), at, characters)
  }
  return characters.join('')
}

function opens(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  return (OPENS_AFTER.test(before) || before === '"') && !NO_QUOTE_BEFORE.test(after)
}

function pair(start: OpenQuote | undefined, end: number, characters: string[]): void {
  if (!start) return
  characters[start.at] = start.inner ? '„' : '«'
  characters[end] = start.inner ? '“' : '»'
}
