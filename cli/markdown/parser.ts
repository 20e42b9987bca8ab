// The parser seam: Markdown text to a tree with positions. Two parsers stand behind it and give the same tree; nothing
// after this file may depend on which one ran.
import { trimEnds } from './parse/block-ends.ts'
import { loadNativeParser } from './parser/native.ts'
import { parseWithRemark } from './parser/remark.ts'
import type { TreeNode } from './tree.ts'

/** Which parser may be used: the fast native one where it can be loaded, or the reference one. */
export type ParserChoice = 'auto' | 'satteri' | 'remark'

/** CommonMark + GFM (tables, strikethrough, task lists, autolinks, footnotes) to mdast. */
export function parseMarkdown(text: string, choice: ParserChoice): TreeNode {
  const native = choice === 'remark' ? null : loadNativeParser()
  const tree = native?.(text) ?? parseWithRemark(text)
  trimEnds(tree, text)
  return tree
}
