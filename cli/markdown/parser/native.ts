// The native parser, some twenty times faster than the reference one. It is optional: where its binary cannot be loaded the
// reference parser does the work. The few constructs on which the two differ are handed back to the reference parser.

import { differsInText, differsInTree, isCostly } from '../parse/native-differences.ts'
import { nativePackage } from '../parse/native-package.ts'
import type { TreeNode } from '../tree.ts'

/** A parser that may decline a text. */
export type NativeParse = (text: string) => TreeNode | null

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
    const { markdownToMdast } = nativePackage()
    return (text) => {
      if (isCostly(text) || differsInText(text)) return null
      try {
        const tree = markdownToMdast(text, { features: FEATURES })
        return differsInTree(tree, text) ? null : tree
      } catch {
        return null
      }
    }
  } catch {
    return null
  }
}
