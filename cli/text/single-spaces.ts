// Collapses whitespace: every run is one space, none at the ends.

/** Whitespace other than a single space: most runs are already one space and need no rewriting. */
const OTHER_SPACE = / \s+|[^\S ]\s*/g

/** The text with single spaces. */
export function singleSpaces(text: string): string {
  return text.replace(OTHER_SPACE, ' ').trim()
}
