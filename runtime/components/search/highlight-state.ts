// Passes the words of a query from a chosen result to its page: as a navigation state, consumed once.

/** Key of the history state. */
export const HIGHLIGHT_STATE = 'cmfcmfhighlight'

/** The state for a chosen result. */
export function highlightState(terms: readonly string[], isDocsOrBlog: boolean): Record<string, unknown> {
  return { [HIGHLIGHT_STATE]: { terms, isDocsOrBlog } }
}

/** Words to highlight and whether only in the article; null for any other state. */
export function readHighlight(state: unknown): { terms: readonly string[]; inArticle: boolean } | null {
  if (typeof state !== 'object' || state === null || !(HIGHLIGHT_STATE in state)) return null
  const value = state[HIGHLIGHT_STATE]
  if (typeof value !== 'object' || value === null || !('terms' in value)) return null
  const { terms } = value
  if (!Array.isArray(terms)) return null
  const words = terms.filter((term): term is string => typeof term === 'string' && term !== '')
  return words.length > 0
    ? { terms: words, inArticle: 'isDocsOrBlog' in value && value.isDocsOrBlog === true }
    : null
}
