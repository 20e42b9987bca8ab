// The first step of the chain: the parser, and what it found out about a text.
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { isAdmonition } from './components/admonition.ts'
import { type Document, documentOf } from './document.ts'
import { parseDocument } from './parse/parse-document.ts'
import { moveLines } from './places.ts'
import { sourceBlock } from './transforms/limits.ts'
import { asMdast, type TreeNode, type TreePoint } from './tree.ts'

/** Parses a text; lines of the tree are moved to the text's own range. */
export const parser: Plugin<[], string, Root> = function () {
  this.parser = (_text, file) => asMdast(parse(documentOf(file)))
}

function parse({ page, text, base, isMdx, copy }: Document): TreeNode {
  const { options } = page
  const { tree, findings, leftOut, tooDeep } = parseDocument({
    text,
    mdx: isMdx,
    parser: options.markdown.parser,
    math: options.markdown.math,
    isAdmonition: (name) => isAdmonition(name, options.admonitionKeywords),
    maxDepth: options.limits.nesting,
  })
  const moved = ({ line, column }: TreePoint) => ({ line: line + base, column })
  const placeOf = (start: TreePoint, end: TreePoint) =>
    page.places.placeOf({ position: { start: moved(start), end: moved(end) } })
  for (const { position, ...finding } of findings) page.report(finding, placeOf(position.start, position.end))
  for (const { at, end } of leftOut) copy.cut(at, end)
  if (tooDeep) return { type: 'root', children: [sourceBlock(text, placeOf(tooDeep, tooDeep), page)] }
  moveLines(tree, base)
  return tree
}
