// Removes explicit heading ids (`{#id}` at the end) from the Markdown copy.
import { sourceOf, transform } from '../document.ts'
import { eachNode } from '../walk.ts'

const WRITTEN_ID =
  /[ \t]*(?:\\?\{#(?:(?!\{#|\}).)+\}|\{(?:[ \t]+|:[ \t]*)(?:#[^\s{}]+|id=["'][^\s{}"']+["'])[ \t]*\}|\{\s*\/\*\s*#\S+\s*\*\/\s*\})(?=[ \t]*#*[ \t]*(?:\n|$))/

/** Cuts the ids of headings from the copy; the parser has already removed them from the headings. */
export const headingIds = transform((tree, document) => {
  if (!/\{[ \t:]*(?:#|id=)|\/\*/.test(document.text)) return
  eachNode(tree, (node) => {
    const start = node.position?.start.offset
    if (node.data?.explicitId === undefined || start === undefined) return
    const found = WRITTEN_ID.exec(sourceOf(node, document))
    if (found) document.copy.cut(start + found.index, start + found.index + found[0].length)
  })
})
