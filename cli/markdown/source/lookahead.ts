// Reading past the end of a line, for tags, comments and statements that span lines. How much may be read ahead on one page
// is bounded, so that text full of openings that never close costs no more than a few readings of the page.

/** Following text with the means to find back to lines. */
export interface Ahead {
  readonly text: string
  /** Line and character index (both 0-based) of an index into the text. */
  locate(index: number): { readonly line: number; readonly index: number }
}

/** Gives out following text within a budget. */
export interface Lookahead {
  /** Text from a place on, with about `lines` more lines; null when nothing more may be read. */
  read(
    from: { readonly line: number; readonly index: number },
    text: string,
    lines: number,
    quotes: number,
  ): Ahead | null
  /** Notes that so many characters were searched in vain; false when no more may be. */
  spend(characters: number): boolean
}

const QUOTE = /^ {0,3}>[ \t]?/

/** How many lines each further attempt reads. */
export const STEPS: readonly number[] = [0, 8, 64, 512]

/** Lookahead over the lines of one text. */
export function createLookahead(lines: readonly string[], characters: number): Lookahead {
  const budget = { left: 6 * characters + 100_000 }
  const spend = (count: number): boolean => {
    budget.left -= count
    return budget.left > 0
  }
  return {
    spend,
    read(from, text, count, quotes) {
      if (budget.left <= 0) return null
      const parts = [text.slice(from.index)]
      const starts = [{ at: 0, line: from.line, index: from.index }]
      let length = parts[0]?.length ?? 0
      for (let line = from.line + 1; line < lines.length && parts.length <= count; line++) {
        const content = withoutQuotes(lines[line] ?? '', quotes)
        if (content === null) break
        starts.push({ at: length + 1, line, index: (lines[line]?.length ?? 0) - content.length })
        parts.push(content)
        length += content.length + 1
      }
      if (count > 0) spend(length)
      return {
        text: parts.join('\n'),
        locate(index) {
          const start = starts.findLast(({ at }) => at <= index)
          return start
            ? { line: start.line, index: start.index + index - start.at }
            : { line: from.line, index: from.index }
        },
      }
    },
  }
}

function withoutQuotes(line: string, quotes: number): string | null {
  let content = line
  for (let i = 0; i < quotes; i++) {
    const quote = QUOTE.exec(content)
    if (!quote) return null
    content = content.slice(quote[0].length)
  }
  return content
}
