// Marks the words of the search that led to a page.
import { createHighlighter } from '../behaviours/mark-terms.ts'
import { readHighlight } from '../components/search/highlight-state.ts'
import type { ClientServices } from './client-services.ts'

/** Marks the words that the history entry of the page on screen carried; the router's `beforeChange` removed older marks. */
export function highlight({ attached }: ClientServices, carried: unknown): void {
  const wanted = readHighlight(carried)
  const element = wanted && document.querySelector(wanted.inArticle ? 'article' : 'main')
  if (!element) return
  attached.highlighter ??= createHighlighter()
  attached.highlighter.mark(element, wanted.terms)
}
