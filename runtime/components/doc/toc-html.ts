// A table of contents as html. Its entries never change while shown, and there may be many of them: as one string they cost
// neither side a component tree.
import { escapeHtml } from '../../model/escape-html.ts'
import type { TocItem } from '../../model/page.ts'

/** List items with links; children in nested lists. */
export function tocHtml(items: readonly TocItem[]): string {
  return items.map((item) => `<li>${entryHtml(item)}</li>`).join('')
}

/** The content of a list item. */
export function entryHtml({ id, html, children }: TocItem): string {
  const below = children ? `<ul>${tocHtml(children)}</ul>` : ''
  return `<a href="#${escapeHtml(id)}">${html}</a>${below}`
}
