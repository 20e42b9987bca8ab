// Author text to mdast: the first step of the Markdown chain. Directives, formulas, tags, expressions and statements come from
// the parser; what it cannot read as its author meant it is prepared before and put right after, character for character.
import type { TreeNode } from '../tree.ts'
import type { ParsedDocument, ParseInput } from './parsed-document.ts'
import { readTree } from './read-tree.ts'
import { scanText } from './scan.ts'

export type { ParsedDocument, ParseInput, ParserChoice } from './parsed-document.ts'

/** Parses a text; never throws for what an author wrote. */
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
