// Highlights words in the text of an element and removes the highlights again, restoring the original text nodes: components own
// parts of the page and must find them unchanged.
import type { FindHits, TextRange } from '../search/matches.ts'

/** Elements whose text is not page content. */
const SKIPPED =
  'script, style, textarea, noscript, mark, svg, math, button, .hash-link, .code-buttons, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .pagination-nav, [aria-hidden="true"]'

/** Highlights every hit; returns a function that undoes it. Hits do not cross element boundaries. */
export function markTerms(root: Element, find: FindHits): () => void {
  const undo = textNodes(root).flatMap((node) => {
    const matches = find(node.data)
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

/** Replaces a text node with pieces. */
function markNode(node: Text, matches: readonly TextRange[]): () => void {
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
    // The pieces may have been removed with their parent.
    if (!first?.parentNode) return
    first.replaceWith(node)
    for (const piece of rest) piece.remove()
  }
}

/** Highlights words in one element at a time. */
export interface Highlighter {
  /** Removes older highlights first. Returns the new ones in order. */
  mark(root: Element, find: FindHits): readonly HTMLElement[]
  /** `follow` is called when the current highlights are removed. */
  onClear(follow: () => void): void
  clear(): void
}

/** A highlighter without highlights. */
export function createHighlighter(): Highlighter {
  const undo: (() => void)[] = []
  const clear = () => {
    for (const one of undo.splice(0)) one()
  }
  return {
    clear,
    onClear: (follow) => void undo.push(follow),
    mark(root, find) {
      clear()
      undo.push(markTerms(root, find))
      return [...root.querySelectorAll<HTMLElement>('mark[data-markjs]')]
    },
  }
}
