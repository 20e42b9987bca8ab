// Renders a table of contents as HTML, for `TOCInline`.
import type { TocItem } from '../../../runtime/model/page.ts'
import type { TocHeading } from '../../model/article.ts'
import { escapeHtml } from '../../text/escape.ts'
import { tocTree } from '../../text/toc-tree.ts'

/** Nested list of the headings of some levels; empty if there are none. */
export const tocList = (
  toc: readonly TocHeading[],
  { min, max }: { readonly min: number; readonly max: number },
): string => list(tocTree(toc, min, max), ' class="table-of-contents"')

function list(items: readonly TocItem[], attributes: string): string {
  if (items.length === 0) return ''
  const entries = items.map(
    ({ id, html, children = [] }) =>
      `<li><a href="${escapeHtml(`#${id}`)}">${html}</a>${list(children, '')}</li>`,
  )
  return `<ul${attributes}>${entries.join('')}</ul>`
}
