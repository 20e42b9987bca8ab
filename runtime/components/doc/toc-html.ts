// A table of contents as html. Its entries never change while they are shown, and there may be many of them: as one text they
// cost neither side a tree of components.
import { escapeHtml } from '../../model/escape-html.ts'
import type { TocItem } from '../../model/page.ts'

/** List items with links, those below them in lists of their own. */
export function tocHtml(items: readonly TocItem[]): string {
  return items.map((item) => `<li>${entryHtml(item)}</li>`).join('')
}

/** What stands in one of them. */
export function entryHtml({ id, html, children }: TocItem): string {
  const below = children ? `<ul>${tocHtml(children)}</ul>` : ''
  return `<a href="#${escapeHtml(id)}">${html}</a>${below}`
}
