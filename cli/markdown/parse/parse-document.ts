// Parses the author's text to mdast: the first step of the Markdown chain. The parser handles directives, formulas, tags,
// expressions and statements; anything it would misread is prepared beforehand and restored afterwards, character for
// character.
import type { TreeNode } from '../tree.ts'
import type { ParsedDocument, ParseInput } from './parsed-document.ts'
import { readTree } from './read-tree.ts'
import { scanText } from './scan.ts'

export type { ParsedDocument, ParseInput, ParserChoice } from './parsed-document.ts'

/** Parses a text; never throws because of the author's input. */
export function parseDocument(input: ParseInput): ParsedDocument {
  const scan = scanText(input)
  const { findings, leftOut, readAs } = scan
  if (scan.tooDeep) {
    const tree: TreeNode = { type: 'root', children: [] }
    return { tree, readAs, findings, leftOut, tooDeep: scan.tooDeep }
  }
  const read = readTree(input, scan)
  return { tree: read.tree, readAs, findings: [...findings, ...read.findings], leftOut }
}
