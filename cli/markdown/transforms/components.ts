// Renders MDX components and elements, innermost first.
import { htmlElement } from '../components/html-element.ts'
import { readProps } from '../components/props.ts'
import { renderComponent } from '../components/render.ts'
import { type Document, transform } from '../document.ts'
import { isBlockName, isComponent } from '../source/element-names.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'
import { isBlock, isLine, lineNode, linesOf, ownLines, partsOfLine, trimLine } from './lines.ts'

/** Renders components and splits lines at those that turn out to be blocks. */
export const components = transform((tree, document) => {
  ownLines(tree, document)
  replaceNodes(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') return flowNodes(node, document)
    if (node.type === 'mdxJsxTextElement') return jsxNodes(node, document)
    if (isLine(node)) return partsOfLine(node)
    if (node.type === 'heading') node.children = trimLine(node.children ?? [])
    else if (node.type === 'list') tighten(node)
    return null
  })
})

/** Keeps a self-closing site component on its own as a separate line, whatever it renders. */
function flowNodes(node: TreeNode, document: Document): TreeNode[] {
  const nodes = jsxNodes(node, document)
  const isWhole = node.children?.length === 0
  return isWhole && nodes.some(({ data }) => data?.componentDepth !== undefined)
    ? [lineNode(nodes, node)]
    : nodes
}

/** Kinds of imports whose content consists of blocks. */
const BLOCK_IMPORTS: ReadonlySet<string> = new Set(['partial', 'outside', 'built-in'])

/** Components whose content is not Markdown: the parser keeps its source. */
const LITERAL = new Set(['CodeBlock', 'Head', 'head'])

function jsxNodes(node: TreeNode, document: Document): TreeNode[] {
  const { name, children = [] } = node
  if (!name) return children
  const props = readProps(node, document)
  const kind = children.length > 0 ? 'open' : 'self'
  if (!isComponent({ name, kind }, document.imports))
    return htmlElement({ name, props, children, node }, document)
  const isBlockComponent = isBlockName(name) || BLOCK_IMPORTS.has(document.imports.get(name)?.kind ?? '')
  const [source] = children
  if (LITERAL.has(name) && source?.type === 'text' && children.length === 1)
    return renderComponent({ name, props, children: [], node, content: source.value ?? '' }, document)
  const content = isBlockComponent || children.some(isBlock) ? linesOf(children, node) : children
  return renderComponent({ name, props, children: content, node }, document)
}

/** Blank lines inside a component do not make the surrounding list loose. */
function tighten(list: TreeNode): void {
  const items = list.children ?? []
  if (!list.spread && !items.some(({ spread }) => spread)) return
  const changed = items.filter((item) => item.children?.some(({ type }) => type === 'element'))
  for (const item of changed) item.spread = hasGap(item.children ?? [])
  if (changed.length > 0) list.spread = hasGap(items) || items.some(({ spread }) => spread)
}

/** Whether siblings are separated by blank lines. */
function hasGap(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node, i) => {
    const before = nodes[i - 1]?.position?.end.line
    return before !== undefined && (node.position?.start.line ?? before) - before > 1
  })
}
