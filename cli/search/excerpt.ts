// The text of a section -> the few words shown under a search result.
import { singleSpaces } from '../text/single-spaces.ts'

/** Longest excerpt, in UTF-16 units: it is stored for every section, so it is kept to about a line and a half. */
const MAX_LENGTH = 120
/** How much of the text is looked at: the excerpt and the white space that may be in it. */
const WINDOW = 4 * MAX_LENGTH

/** The beginning of a text, cut between words; the whole text when it is short. */
export function excerptOf(text: string): string {
  const clean = singleSpaces(text.slice(0, WINDOW))
  if (clean.length <= MAX_LENGTH && text.length <= WINDOW) return clean
  const cut = clean.slice(0, MAX_LENGTH)
  const space = cut.lastIndexOf(' ')
  const words = space > MAX_LENGTH / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
