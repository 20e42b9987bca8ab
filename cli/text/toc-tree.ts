// Builds the table of contents: a tree from the flat list of headings, limited to the configured levels.
import type { TocItem } from '../../runtime/model/page.ts'

/** A heading of a page. */
interface Heading {
  readonly level: number
  readonly id: string
  readonly html: string
}

/** An entry while its children are being added. */
interface Entry extends TocItem {
  children?: Entry[]
}

/**
 * The tree of the headings. The parent of a heading is the nearest heading before it with a smaller level; headings outside
 * `min` to `max` are replaced by their children.
 */
export function tocTree(headings: readonly Heading[], min: number, max: number): readonly TocItem[] {
  const root: Entry = { id: '', html: '' }
  /** Headings that may still get children, innermost last, each with the entry that receives them. */
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
