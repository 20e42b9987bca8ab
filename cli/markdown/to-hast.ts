// Converts the Markdown tree to an HTML tree. URLs stay as written and are marked as Markdown's, so that the HTML half can turn
// them into slots.
import type { Element, ElementContent, Properties, Root } from 'hast'
import type { Root as MdastRoot, Text } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import type { Plugin } from 'unified'
import { own } from '../../runtime/model/own.ts'
import type { TocHeading } from '../model/article.ts'
import type { CompileOptions } from '../model/compile.ts'
import { onceFor } from '../text/once-for.ts'
import { diagramElement } from './diagram.ts'
import { documentOf } from './document.ts'
import { codeBlock } from './html/code-block.ts'
import { TRANSPARENT_TAG } from './html/elements.ts'
import { mathElement } from './html/math.ts'
import { headingElement } from './outline/heading-element.ts'
import { tocList } from './outline/toc-list.ts'
import type { Page, PagePlugins } from './page.ts'
import { asMdast, type TreeNode } from './tree.ts'
import { findNode } from './walk.ts'

type Handler = NonNullable<NonNullable<Options['handlers']>['link']>
/** Handlers by node type; this stage has its own node types. */
type Handlers = Readonly<Record<string, Handler>>
type State = Parameters<Handler>[0]

/** The step from mdast to hast: the library, with handlers for nodes this stage renders itself and for its own node types. */
export const toHast: Plugin<[], MdastRoot, Root> = () => (tree, file) => {
  const { options, plugins } = documentOf(file).page
  const stock = rehypeOptions(options)
  const given = plugins ? { ...stock, handlers: withPlugins(plugins.handlers) } : stock
  return remarkRehype(given)(asMdast(definitionsOf(tree as TreeNode)), file) as Root
}

/**
 * Handlers for a site with plugins: the plugins' handlers for additional types, and ours, extended to apply the element
 * properties that plugins set.
 */
function withPlugins(handlers: PagePlugins['handlers']): Handlers {
  const ours = Object.entries(HANDLERS).map(([type, handle]): [string, Handler] => [
    type,
    (state, node: TreeNode, parent) => {
      const made = handle(state, node as never, parent)
      if (isElement(made)) Object.assign(made.properties, node.data?.hProperties)
      return made
    },
  ])
  return { ...(handlers as Handlers), ...Object.fromEntries(ours) }
}

const isElement = (made: unknown): made is Element =>
  (made as { readonly type?: string } | undefined)?.type === 'element'

/** A tree with only the definitions, for the library's search for them: it allocates several objects per node it visits. */
function definitionsOf(tree: TreeNode): TreeNode {
  const children: TreeNode[] = []
  findNode(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') children.push(node)
    return false
  })
  return { type: 'root', children, data: { whole: tree } }
}

/** Shared by all pages of a locale. */
const rehypeOptions = onceFor(
  ({ messages }: CompileOptions): Options => ({
    allowDangerousHtml: true,
    footnoteLabel: own(messages, 'docsite.footnotes.label') ?? 'Footnotes',
    footnoteBackLabel: (reference, again) => {
      const number = again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`
      const label = own(messages, 'theme.footnotes.back') ?? 'Back to reference {reference}'
      return label.replace('{reference}', number)
    },
    handlers: HANDLERS,
    unknownHandler: (state, node: TreeNode, parent) => {
      if (node.type === 'line' && parent?.type !== 'listItem') markLine(node, pageOf(state))
      return ownNode(state, node, pageOf(state))
    },
  }),
)

function pageOf({ options }: State): Page {
  return documentOf(options.file as Parameters<typeof documentOf>[0]).page
}

/** Handlers for node types that the library knows too. */
const HANDLERS: Handlers = {
  root,
  code: (state, node: TreeNode) => code(node, pageOf(state)),
  heading: (state, node: TreeNode) => headingElement(node, children(state, node), pageOf(state)),
  image: (_state, node: TreeNode) => image(node, node),
  imageReference: (state, node: TreeNode) => image(node, definition(state, node)),
  link: (state, node: TreeNode) => link(node, node, children(state, node)),
  linkReference: (state, node: TreeNode) => link(node, definition(state, node), children(state, node)),
  table: (state, node: TreeNode) => table(state, node),
  text: (state, node: TreeNode) => text(state, node),
}

/** Marks the slots of components that begin on a separate line. */
function markLine({ children = [] }: TreeNode, { slots }: Page): void {
  let depth = 0
  for (const { data } of children) {
    const slot = slots[data?.slot ?? -1]
    if (slot?.kind === 'component-end') depth--
    if (slot?.kind !== 'component' || depth++ > 0) continue
    slots[data?.slot ?? -1] = { ...slot, isLine: true }
  }
}

/** Renders the node types of this stage. */
function ownNode(state: State, node: TreeNode, page: Page): ElementContent {
  switch (node.type) {
    case 'inlineMath':
    case 'math':
      return formula(node, page)
    case 'line':
      return element(TRANSPARENT_TAG, {}, children(state, node), node)
    case 'slot':
      return { type: 'slot', slot: node.data?.slot ?? 0 }
    case 'tocInline':
      return inlineToc(node, page.outline.toc)
    default:
      if (isPlainText(node)) return { type: 'text', value: node.value ?? '', position: node.position }
      return made(node, children(state, node), page)
  }
}

/** A node of a plugin without element data is plain text. */
const isPlainText = ({ value, children, data }: TreeNode) =>
  value !== undefined && children === undefined && data?.hName === undefined

/** Renders the page's root. The types allow no handler that returns a root, although the stock one does. */
function root(state: State, { data }: TreeNode): never {
  state.patch = sharePosition
  return defaultHandlers.root(state, asMdast(data?.whole ?? EMPTY)) as never
}

const EMPTY: TreeNode = { type: 'root', children: [] }

/** Positions are never modified again, so the HTML tree can share them. */
const sharePosition: State['patch'] = (from, to) => {
  to.position = from.position
}

function children(state: State, node: TreeNode): ElementContent[] {
  return state.all(node as never)
}

function definition(state: State, node: TreeNode): TreeNode | undefined {
  return state.definitionById.get(String(node.identifier).toUpperCase()) as TreeNode | undefined
}

function element(
  tagName: string,
  properties: Properties,
  content: ElementContent[],
  node: TreeNode,
): Element {
  return { type: 'element', tagName, properties, children: content, position: node.position }
}

/** An element generated by the compiler. */
function made(node: TreeNode, content: ElementContent[], { html }: Page): Element {
  const { hName = 'div', hProperties = {}, isAuthored } = node.data ?? {}
  const made = element(hName, hProperties, content, node)
  if (isAuthored) html.authored.add(made)
  return made
}

function formula(node: TreeNode, page: Page): Element {
  const { value = '', type } = node
  return mathElement({ value, display: type === 'math', place: page.places.placeOf(node) }, page.html)
}

function inlineToc(node: TreeNode, toc: readonly TocHeading[]): ElementContent {
  return { type: 'finished', html: tocList(toc, node.data?.toc ?? { min: 2, max: 3 }), text: '' }
}

function code(node: TreeNode, page: Page): Element {
  const language = node.lang ? (/^\S*/.exec(node.lang)?.[0] ?? null) : null
  const place = page.places.placeOf(node)
  if (page.options.markdown.mermaid && language?.toLowerCase() === 'mermaid') {
    const diagram = diagramElement(node, page)
    if (diagram) return diagram
  }
  return codeBlock({ value: node.value ?? '', language, meta: node.meta ?? '', place }, page.html)
}

function image(node: TreeNode, target: TreeNode | undefined): Element {
  const properties: Properties = { src: target?.url ?? '', alt: node.alt ?? '' }
  return element('img', fromMarkdown(properties, target), [], node)
}

function link(node: TreeNode, target: TreeNode | undefined, content: ElementContent[]): Element {
  return element('a', fromMarkdown({ href: target?.url ?? '' }, target), content, node)
}

function fromMarkdown(properties: Properties, target: TreeNode | undefined): Properties {
  if (target?.title) properties.title = target.title
  properties.dataDocsiteSyntax = 'markdown'
  return properties
}

/** Renders text; the stock handler is needed only for several lines. */
function text(state: State, node: TreeNode): ElementContent {
  const { value = '' } = node
  if (value.includes('\n') || value.includes('\r')) return defaultHandlers.text(state, node as Text)
  return { type: 'text', value, position: node.position }
}

/** Implemented here because the stock handlers look up each row among its siblings, which is quadratic on long tables. */
function table(state: State, node: TreeNode): Element {
  const [head, ...body] = node.children ?? []
  const align = node.align ?? []
  const parts = head ? [element('thead', {}, [row(state, head, 'th', align)], head)] : []
  const [first] = body
  if (first) {
    const rows = body.map((cells) => row(state, cells, 'td', align))
    parts.push(element('tbody', {}, rows, first))
  }
  return element('table', {}, parts, node)
}

/** A row gets as many cells as the table has columns. */
function row(state: State, cells: TreeNode, tag: string, align: readonly (string | null)[]): Element {
  const content: Element[] = []
  for (let column = 0; column < Math.max(align.length, 1); column++) {
    const cell = cells.children?.[column]
    const side = align[column]
    content.push(element(tag, side ? { align: side } : {}, cell ? children(state, cell) : [], cell ?? cells))
  }
  return element('tr', {}, content, cells)
}
