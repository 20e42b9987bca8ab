// Marks words in the text of an element and takes the marks off again, leaving the very text nodes that were there: parts
// of the page belong to the components, which must find them as they left them.
import { findMatches } from '../search/matches.ts'

/** Elements whose text is no text of the page. */
const SKIPPED = 'script, style, textarea, noscript, mark, svg, .code-buttons, [aria-hidden="true"]'

/** Marks every occurrence of the terms; returns the way to unmark. Matches do not cross borders of elements. */
export function markTerms(root: Element, terms: readonly string[]): () => void {
  const undo = textNodes(root).flatMap((node) => {
    const matches = findMatches(node.data, terms)
    return matches.length > 0 ? [markNode(node, matches)] : []
  })
  return () => {
    for (const one of undo) one()
  }
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(SKIPPED))
      nodes.push(node)
  }
  return nodes
}

/** Puts pieces in the place of a text node. */
function markNode(node: Text, matches: ReturnType<typeof findMatches>): () => void {
  const pieces: ChildNode[] = []
  let end = 0
  for (const match of matches) {
    if (match.start > end) pieces.push(new Text(node.data.slice(end, match.start)))
    const mark = document.createElement('mark')
    mark.dataset.markjs = 'true'
    mark.textContent = node.data.slice(match.start, match.end)
    pieces.push(mark)
    end = match.end
  }
  if (end < node.data.length) pieces.push(new Text(node.data.slice(end)))
  node.replaceWith(...pieces)
  return () => {
    const [first, ...rest] = pieces
    // Pieces may have gone with the element they were in.
    if (!first?.parentNode) return
    first.replaceWith(node)
    for (const piece of rest) piece.remove()
  }
}

/** Marks in one place at a time. */
export interface Highlighter {
  /** Takes older marks off first. */
  mark(root: Element, terms: readonly string[]): void
  clear(): void
}

/** A highlighter without marks. */
export function createHighlighter(): Highlighter {
  let unmark: (() => void) | null = null
  const clear = () => {
    unmark?.()
    unmark = null
  }
  return {
    clear,
    mark(root, terms) {
      clear()
      unmark = markTerms(root, terms)
    },
  }
}
