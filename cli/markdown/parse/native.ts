// The native parser, about twenty times faster than the reference parser. The few constructs on which they differ, and inputs
// that take it too long, are left to the reference parser.

import { type NativePackage, nativePackage } from '../../text/native-package.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { differsInText, differsInTree, isCostly } from './native-differences.ts'
import { type Parsed, placesIn, type Syntax } from './syntax.ts'
import { unravel } from './unravel.ts'

/** Parses a prepared text; null leaves it to the reference parser. Throws if the parser itself fails. */
export type NativeParse = (text: string, syntax: Syntax) => Parsed | null

/** The parser, or the reason why it is unavailable on this machine. */
export type NativeParser = { readonly parse: NativeParse } | { readonly reason: string }

/** Set on first use. */
const loaded: { parser?: NativeParser } = {}

/** Loads the native parser once. */
export function nativeParser(): NativeParser {
  loaded.parser ??= load()
  return loaded.parser
}

function load(): NativeParser {
  try {
    const parser = nativePackage<TreeNode>()
    return { parse: (text, syntax) => parseNative(parser, text, syntax) }
  } catch (error) {
    // Further lines only list which files of the program required it.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { reason }
  }
}

function parseNative(
  { markdownToMdast, mdxToMdast }: NativePackage<TreeNode>,
  text: string,
  { mdx, directives, math }: Syntax,
): Parsed | null {
  if (isCostly(text) || differsInText(text)) return null
  const features = { gfm: true, frontmatter: false, math, directive: directives, headingAttributes: false }
  const tree = mdx
    ? parseMdx(() => mdxToMdast(text, { features }))
    : { tree: markdownToMdast(text, { features }) }
  return 'tree' in tree && differsInTree(tree.tree, text) ? null : tree
}

function parseMdx(parse: () => TreeNode): Parsed {
  try {
    const tree = parse()
    eachNode(tree, (node) => {
      if (node.data && node.name !== undefined) delete node.data
    })
    unravel(tree)
    return { tree }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const refused = placesIn(message)
    if (refused.length === 0) throw error
    return { refused }
  }
}
