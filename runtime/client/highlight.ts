// Marks the words of the search that led to a page.
import { createHighlighter } from '../behaviours/mark-terms.ts'
import { readHighlight } from '../components/search/highlight-state.ts'
import type { World } from './world.ts'

/** Marks what the history entry of the page on screen carried; older marks are gone by then. */
export function highlight({ attached }: World, carried: unknown): void {
  const wanted = readHighlight(carried)
  const element = wanted && document.querySelector(wanted.inArticle ? 'article' : 'main')
  if (!element) return
  attached.highlighter ??= createHighlighter()
  attached.highlighter.mark(element, wanted.terms)
}
