// The text of a section -> the excerpt shown under a search result.
import { singleSpaces } from '../text/single-spaces.ts'

/** Longest excerpt in a lunr index, about a line and a half: one is stored for every section. */
export const LUNR_EXCERPT = 120

/**
 * The beginning of a text, cut between words to at most `length` UTF-16 units plus an ellipsis. A shorter text is
 * returned whole.
 */
export function excerptOf(text: string, length: number): string {
  // Large enough for the excerpt plus whitespace that collapses.
  const window = 4 * length
  const clean = singleSpaces(text.slice(0, window))
  if (clean.length <= length && text.length <= window) return clean
  const cut = clean.slice(0, length)
  const space = cut.lastIndexOf(' ')
  const words = space > length / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${words.replace(/[\s,;:.·–—-]+$/, '')}…`
}
