// The native parser, some twenty times faster than the reference one. It is optional: where its binary cannot be loaded the
// reference parser does the work. The few constructs on which the two differ are handed back to the reference parser.
import { createRequire } from 'node:module'
import type { TreeNode } from '../tree.ts'

/** A parser that may decline a text. */
export type NativeParse = (text: string) => TreeNode | null

/** What is used of the package; its own types would add nodes of its extensions to mdast for the whole program. */
interface NativeModule {
  markdownToMdast(text: string, options: { features: typeof FEATURES }): TreeNode
}

const FEATURES = { gfm: true, frontmatter: false, math: false, directive: false, headingAttributes: false }

/** Filled on first use; null = cannot be loaded here. */
const loaded: { parse?: NativeParse | null } = {}

/** The native parser, or null where there is none for this machine. */
export function loadNativeParser(): NativeParse | null {
  loaded.parse ??= load()
  return loaded.parse
}

function load(): NativeParse | null {
  try {
    const require = createRequire(import.meta.url)
    const { markdownToMdast } = require('satteri') as NativeModule
    return (text) => {
      if (isCostly(text)) return null
      try {
        const tree = markdownToMdast(text, { features: FEATURES })
        return hasHtmlRow(tree, text) ? null : tree
      } catch {
        return null
      }
    }
  } catch {
    return null
  }
}

/** Character references of one paragraph up to which the native parser is fast: its time and memory grow with the square. */
const MAX_REFERENCES = 1_500

/** Whether a paragraph holds more character references than the native parser can take. */
function isCostly(text: string): boolean {
  if (references(text) <= MAX_REFERENCES) return false
  return text.split(/\n[ \t>]*\n/).some((paragraph) => references(paragraph) > MAX_REFERENCES)
}

function references(text: string): number {
  let count = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++
  return count
}

/** An html line below a table ends the table in the reference parser and is a row of it in the native one. */
function hasHtmlRow(tree: TreeNode, text: string): boolean {
  const stack: TreeNode[] = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'table' && node.children?.some((row) => text[row.position?.start.offset ?? 0] === '<'))
      return true
    if (node.children && node.type !== 'paragraph' && node.type !== 'heading') stack.push(...node.children)
  }
  return false
}
