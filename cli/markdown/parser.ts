// The first step of the chain: runs the parser and reports its findings.
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { isDirective } from './components/directives.ts'
import { type Document, documentOf } from './document.ts'
import { parseDocument } from './parse/parse-document.ts'
import type { SyntaxExtensions } from './parse/syntax.ts'
import { moveLines } from './places.ts'
import { parseShared } from './shared-definitions.ts'
import { sourceBlock } from './transforms/limits.ts'
import { asMdast, copyOfTree, type ReadText, type TreePoint } from './tree.ts'

/** Parses a text unless plugins have prepared it, and shifts the lines of the tree to the text's own range. */
export const parser: Plugin<[], string, Root> = function () {
  this.parser = (_text, file) => {
    const document = documentOf(file)
    const found = document.page.plugins?.prepared.get(document.file)
    // A part of a file that a line includes is a text of its own.
    const prepared = found?.text === document.text ? found : undefined
    const { tree, leftOut } = prepared ? { ...prepared, tree: copyOfTree(prepared.tree) } : readText(document)
    for (const { at, end } of leftOut) document.copy.cut(at, end)
    moveLines(tree, document.base)
    return asMdast(tree)
  }
}

/** Parses a text and reports its errors. `added` contains the syntax extensions of plugins. */
export function readText(
  document: Document,
  added: { readonly syntax?: SyntaxExtensions; readonly math?: boolean } = {},
): ReadText {
  const { page, text, base, isMdx } = document
  const { options } = page
  const settings = {
    mdx: isMdx,
    parser: options.markdown.parser,
    math: options.markdown.math || added.math === true,
    extensions: added.syntax,
    isDirective: (name: string) => isDirective(name, options.admonitionKeywords),
    maxDepth: options.limits.nesting,
  }
  const { tree, findings, leftOut, tooDeep } =
    parseShared(document, (appended) => parseDocument({ ...settings, text: text + appended })) ??
    parseDocument({ ...settings, text })
  const moved = ({ line, column }: TreePoint) => ({ line: line + base, column })
  const placeOf = (start: TreePoint, end: TreePoint) =>
    page.places.placeOf({ position: { start: moved(start), end: moved(end) } })
  for (const { position, ...finding } of findings) page.report(finding, placeOf(position.start, position.end))
  if (!tooDeep) return { tree, leftOut }
  return {
    tree: { type: 'root', children: [sourceBlock(text, placeOf(tooDeep, tooDeep), page)] },
    leftOut: [],
  }
}
