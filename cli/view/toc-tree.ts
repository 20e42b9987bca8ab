// The table of contents: a tree made of the flat list of headings, of those of the wanted levels.
import type { TocItem } from '../../runtime/model/page.ts'
import type { TocHeading } from '../model/article.ts'

/** An entry that still gets children. */
interface Entry extends TocItem {
  children?: Entry[]
}

/**
 * The tree of the headings. A heading's parent is the nearest one before it of a smaller level; in the place of levels outside
 * `min` to `max` stand their children.
 */
export function tocTree(headings: readonly TocHeading[], min: number, max: number): readonly TocItem[] {
  const root: Entry = { id: '', html: '' }
  /** Headings that may get children, the innermost last, each with the entry that these children go to. */
  const open: { readonly level: number; readonly entry: Entry }[] = []
  for (const { id, html, level } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const parent = open.at(-1)?.entry ?? root
    if (level < min || level > max) {
      open.push({ level, entry: parent })
      continue
    }
    const entry: Entry = { id, html }
    parent.children ??= []
    parent.children.push(entry)
    open.push({ level, entry })
  }
  return root.children ?? []
}
