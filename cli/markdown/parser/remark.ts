// The reference parser: remark-parse with remark-gfm, whose result defines what a page is.
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { TreeNode } from '../tree.ts'

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses with the reference parser. */
export function parseWithRemark(text: string): TreeNode {
  return processor.parse(text) as TreeNode
}
