// The native parser behind the seam, some twenty times faster than the reference one. The few constructs on which the two differ,
// and inputs that take it too long, are left to the reference parser.

import { type NativePackage, nativePackage } from '../../text/native-package.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { differsInText, differsInTree, isCostly } from './native-differences.ts'
import { type Parsed, placesIn, type Syntax } from './syntax.ts'
import { unravel } from './unravel.ts'

/** Parses a prepared text; null where it is left to the reference parser. Throws where the parser itself fails. */
export type NativeParse = (text: string, syntax: Syntax) => Parsed | null

/** The parser, or why there is none for this machine. */
export type NativeParser = { readonly parse: NativeParse } | { readonly reason: string }

/** Filled on first use. */
const loaded: { parser?: NativeParser } = {}

/** The native parser. */
export function nativeParser(): NativeParser {
  loaded.parser ??= load()
  return loaded.parser
}

function load(): NativeParser {
  try {
    const parser = nativePackage<TreeNode>()
    return { parse: (text, syntax) => parseNative(parser, text, syntax) }
  } catch (error) {
    // Further lines say which files of the program asked for it.
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
