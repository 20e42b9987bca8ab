// The reference parser: remark-parse with remark plugins. Its result defines the meaning of a page. Like the native parser, it
// reads a prepared text and reports the positions it cannot parse.
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import type { TreeAttribute, TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { placeAutolinks } from './autolinks.ts'
import { type NamedPlace, type Parsed, placesIn, type Syntax, type SyntaxExtensions } from './syntax.ts'
import { unravel } from './unravel.ts'

/** Parses a text with the reference parser. */
export function parseWithRemark(text: string, syntax: Syntax): Parsed {
  try {
    const tree = processorFor(syntax).parse(text) as TreeNode
    placeAutolinks(tree, text)
    eachNode(tree, (node) => {
      placeTask(node)
      leaveOutData(node)
    })
    if (syntax.mdx) unravel(tree)
    return { tree }
  } catch (error) {
    if (!syntax.mdx) throw error
    return { refused: placesOf(error) }
  }
}

function processorFor({ mdx, directives, math, extensions }: Syntax): Processor {
  const processor = unified().use(remarkParse).use(remarkGfm)
  if (mdx) processor.use(remarkMdx)
  if (directives) processor.use(remarkDirective)
  if (math) processor.use(remarkMath)
  if (extensions) processor.use(extended, extensions)
  return processor as unknown as Processor
}

/** Registers syntax extensions the way remark plugins do. */
function extended(this: Processor, { micromark, fromMarkdown }: SyntaxExtensions): undefined {
  const data = this.data() as Record<string, readonly unknown[] | undefined>
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromark]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdown]
}

/** The positions in an error message, or else the error's own position. */
function placesOf(error: unknown): readonly NamedPlace[] {
  const { message, line, column } = error as Error & Partial<NamedPlace>
  const named = placesIn(message)
  return named.length === 0 && line !== undefined && column !== undefined ? [{ line, column }] : named
}

/** Lets the text of a task begin after its checkbox, whatever it begins with. */
function placeTask({ type, checked, children }: TreeNode): void {
  const [text] = children ?? []
  const start = text?.children?.[0]?.position?.start
  if (type === 'listItem' && typeof checked === 'boolean' && text?.position && start)
    text.position.start = { ...start }
}

/** Removes parsed expressions, formula HTML and attribute positions: nothing uses them. */
function leaveOutData(node: TreeNode): void {
  if (/Expression$|[mM]ath$/.test(node.type)) delete node.data
  if (!Array.isArray(node.attributes)) return
  node.attributes = node.attributes.map(({ type, name, value }): TreeAttribute => {
    const named = name === undefined ? {} : { name }
    if (typeof value !== 'object' || value === null)
      return { type, ...named, ...(value === undefined ? {} : { value }) }
    return { type, ...named, value: { type: value.type, value: value.value } }
  })
}
