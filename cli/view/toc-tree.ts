// The table of contents: a tree made of the flat list of headings, then cut to the wanted levels.
import type { TocItem } from '../../runtime/model/page.ts'
import type { TocHeading } from '../model/article.ts'

interface Branch {
  readonly heading: TocHeading
  readonly children: Branch[]
}

/** The tree of the headings; levels outside `min` to `max` are replaced by their children. */
export function tocTree(headings: readonly TocHeading[], min: number, max: number): readonly TocItem[] {
  return cut(grow(headings), min, max)
}

/** A heading's parent is the nearest one before it of a smaller level. */
function grow(headings: readonly TocHeading[]): readonly Branch[] {
  const roots: Branch[] = []
  const open: Branch[] = []
  for (const heading of headings) {
    const branch: Branch = { heading, children: [] }
    while (open.length > 0 && (open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(branch)
    open.push(branch)
  }
  return roots
}

function cut(branches: readonly Branch[], min: number, max: number): readonly TocItem[] {
  return branches.flatMap(({ heading, children }) => {
    const below = cut(children, min, max)
    const shown = heading.level >= min && heading.level <= max
    if (!shown) return below
    return [{ id: heading.id, html: heading.html, ...(below.length > 0 ? { children: below } : {}) }]
  })
}
