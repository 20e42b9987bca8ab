// Highlights the words of the search that led to a page, scrolls to the first of them, and offers to remove the highlights.
import { createHighlighter } from '../behaviours/mark-terms.ts'
import { isShown } from '../components/is-shown.ts'
import { readHighlight } from '../components/search/highlight-state.ts'
import { message } from '../messages/message.ts'
import { pluralMessage } from '../messages/plural.ts'
import { fragmentId } from '../routing/scroll.ts'
import { wordMarker } from '../search/text/mark-words.ts'
import type { ClientServices } from './client-services.ts'

/** Highlights the words carried by the current history entry; the router's `beforeChange` has removed older highlights. */
export function highlight({ attached, site }: ClientServices, carried: unknown): void {
  const wanted = readHighlight(carried)
  const element = wanted && document.querySelector(wanted.inArticle ? 'article' : 'main')
  if (!element) return
  attached.highlighter ??= createHighlighter()
  const { highlighter } = attached
  const marks = highlighter.mark(element, wordMarker(wanted.terms, site.search))
  if (marks.length === 0) return
  const { messages, locale } = site
  const bar = markBar(
    {
      about: message(messages, 'docsite.search.button'),
      count: pluralMessage(messages, 'docsite.search.marks', marks.length, locale.htmlLang),
      remove: message(messages, 'docsite.search.unmark'),
    },
    highlighter.clear,
  )
  highlighter.onClear(bar)
  showFirst(marks, element)
}

/** Texts of the bar. */
interface BarTexts {
  readonly about: string
  readonly count: string
  readonly remove: string
}

/** Shows the number of highlights and a button that removes them, as does Escape. Returns a function that removes the bar. */
function markBar({ about, count, remove }: BarTexts, onRemove: () => void): () => void {
  const bar = document.createElement('aside')
  bar.className = 'search-marks'
  bar.ariaLabel = about
  const said = document.createElement('span')
  said.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = remove
  button.addEventListener('click', onRemove)
  bar.append(said, button)
  document.body.append(bar)
  // Screen readers announce a status only if it is in the document before its text.
  said.textContent = count
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open], .early-search'))
      onRemove()
  }
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onKey)
    bar.remove()
  }
}

/** Scrolls to the first highlight in the section the URL points to, or on the page, unless it is in the viewport. */
function showFirst(marks: readonly HTMLElement[], root: Element): void {
  const heading = document.getElementById(fragmentId(location.hash))
  const headings = [...root.querySelectorAll('h1, h2, h3')]
  const next = heading
    ? headings[headings.findIndex((one) => one === heading || one.contains(heading)) + 1]
    : undefined
  const first = marks.find(
    (mark) =>
      !(heading && isBefore(mark, heading)) &&
      (!next || isBefore(mark, next)) &&
      // Skips highlights in tabs that are not selected.
      (isShown(mark) || closedDetails(mark)),
  )
  if (!first) return
  for (let closed = closedDetails(first); closed; closed = closedDetails(first)) closed.open = true
  const { top, bottom } = first.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (isShown(first) && (top < covered || bottom > innerHeight))
    first.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const isBefore = (node: Node, other: Node): boolean =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const closedDetails = (element: Element) => element.closest<HTMLDetailsElement>('details:not([open])')
