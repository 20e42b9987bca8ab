// Text as a line shows it: every run of white space is one space, none at the ends.

/** White space that is not one space already: most runs are, and need not be written anew. */
const OTHER_SPACE = / \s+|[^\S ]\s*/g

/** The text with single spaces. */
export function singleSpaces(text: string): string {
  return text.replace(OTHER_SPACE, ' ').trim()
}
