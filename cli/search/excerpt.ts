// The text of a section -> the few words shown under a search result.
import { singleSpaces } from '../text/single-spaces.ts'

/** Longest excerpt in a lunr index: it is stored for every section, so it is kept to about a line and a half. */
export const LUNR_EXCERPT = 120

/** The beginning of a text, cut between words, at most `length` UTF-16 units and an ellipsis; a short text whole. */
export function excerptOf(text: string, length: number): string {
  // The excerpt and the white space that may be in it.
  const window = 4 * length
  const clean = singleSpaces(text.slice(0, window))
  if (clean.length <= length && text.length <= window) return clean
  const cut = clean.slice(0, length)
  const space = cut.lastIndexOf(' ')
  const words = space > length / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${words.replace(/[\s,;:.·–—-]+$/, '')}…`
}
