// Renders a table of contents as HTML, for `TOCInline`.
import type { TocHeading } from '../../model/article.ts'
import { escapeHtml } from '../../text/escape.ts'

interface Entry {
  readonly heading: TocHeading
  readonly children: Entry[]
}

/** Nested list of the headings of some levels; empty if there are none. */
export function tocList(
  toc: readonly TocHeading[],
  levels: { readonly min: number; readonly max: number },
): string {
  return list(cut(tree(toc), levels), 'table-of-contents')
}

/** A heading belongs to the nearest preceding heading of a higher level. */
function tree(toc: readonly TocHeading[]): Entry[] {
  const roots: Entry[] = []
  const open: Entry[] = []
  for (const heading of toc) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const entry = { heading, children: [] }
    ;(open.at(-1)?.children ?? roots).push(entry)
    open.push(entry)
  }
  return roots
}

/** Replaces headings outside the levels with their children. */
function cut(entries: readonly Entry[], levels: { readonly min: number; readonly max: number }): Entry[] {
  return entries.flatMap(({ heading, children }) => {
    const below = cut(children, levels)
    return heading.level >= levels.min && heading.level <= levels.max ? [{ heading, children: below }] : below
  })
}

function list(entries: readonly Entry[], className = ''): string {
  if (entries.length === 0) return ''
  const items = entries.map(({ heading, children }) => {
    const href = escapeHtml(`#${heading.id}`)
    return `<li><a href="${href}">${heading.html}</a>${list(children)}</li>`
  })
  return `<ul${className ? ` class="${className}"` : ''}>${items.join('')}</ul>`
}
