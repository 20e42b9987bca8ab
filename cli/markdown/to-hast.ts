// Markdown tree to html tree. Addresses stay as the author wrote them and are marked as Markdown's, so that the html half
// can make slots of them.
import type { Element, ElementContent, Properties, Root } from 'hast'
import type { Text } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import type { TocHeading } from '../model/article.ts'
import { diagramElement } from './diagram.ts'
import { codeBlock } from './html/code-block.ts'
import { mathElement } from './html/math.ts'
import { headingElement } from './outline/heading-element.ts'
import { tocList } from './outline/toc-list.ts'
import type { Outline } from './outline.ts'
import type { Page } from './page.ts'
import { asMdast, positioned, type TreeNode } from './tree.ts'

type Handler = NonNullable<NonNullable<Options['handlers']>['link']>
/** By node type; this stage has types of its own. */
type Handlers = Readonly<Record<string, Handler>>
type State = Parameters<Handler>[0]

/**
 * The html tree of a page. The library would look through the whole tree for definitions, node by node; they are known, so it
 * is given a tree of nothing else, and the page itself when it asks for the root.
 */
export function toHast(tree: TreeNode, { toc, definitions }: Outline, page: Page): Root {
  const convert = remarkRehype({
    allowDangerousHtml: true,
    footnoteLabel: page.message('docsite.footnotes.label', 'Footnotes'),
    footnoteBackLabel: (reference, again) => {
      const number = again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`
      return page
        .message('theme.footnotes.back', 'Back to reference {reference}')
        .replace('{reference}', number)
    },
    handlers: {
      ...handlers(toc, page),
      // The types know no handler that gives a root, although it is what the stock one gives.
      root: (state: State) => defaultHandlers.root(state, asMdast(tree)) as never,
    },
  })
  return convert(asMdast({ type: 'root', children: [...definitions] }), undefined as never) as Root
}

function handlers(toc: readonly TocHeading[], page: Page): Handlers {
  return {
    code: (_state, node: TreeNode) => code(node, page),
    element: (state, node: TreeNode) => made(node, children(state, node)),
    heading: (state, node: TreeNode) => headingElement(node, children(state, node), page),
    image: (_state, node: TreeNode) => image(node, node),
    imageReference: (state, node: TreeNode) => image(node, definition(state, node)),
    link: (state, node: TreeNode) => link(node, node, children(state, node)),
    linkReference: (state, node: TreeNode) => link(node, definition(state, node), children(state, node)),
    inlineMath: (_state, node: TreeNode) => formula(node, page),
    math: (_state, node: TreeNode) => formula(node, page),
    slot: (_state, node: TreeNode) => ({ type: 'slot', slot: node.data?.slot ?? 0 }),
    table: (state, node: TreeNode) => table(state, node),
    text: (state, node: TreeNode) => text(state, node),
    tocInline: (_state, node: TreeNode) => inlineToc(node, toc),
  }
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
  return { type: 'element', tagName, properties, children: content, ...positioned(node) }
}

/** An element of the compiler's own. */
function made(node: TreeNode, content: ElementContent[]): Element {
  return element(node.data?.hName ?? 'div', node.data?.hProperties ?? {}, content, node)
}

function formula(node: TreeNode, page: Page): Element {
  const { value = '', type } = node
  return mathElement({ value, display: type === 'math', place: page.places.placeOf(node) }, page.html)
}

function inlineToc(node: TreeNode, toc: readonly TocHeading[]): ElementContent {
  return { type: 'finished', html: tocList(toc, node.data?.toc ?? { min: 2, max: 3 }), text: '' }
}

function code(node: TreeNode, page: Page): Element {
  const language = node.lang ? (node.lang.split(/\s+/)[0] ?? null) : null
  const place = page.places.placeOf(node)
  if (language?.toLowerCase() === 'mermaid' && page.options.markdown.mermaid) {
    const diagram = diagramElement(node, page)
    if (diagram) return diagram
  }
  return codeBlock({ value: node.value ?? '', language, meta: node.meta ?? '', place }, page.html)
}

function image(node: TreeNode, target: TreeNode | undefined): Element {
  const properties: Properties = { src: target?.url ?? '', alt: node.alt ?? '' }
  if (target?.title) properties.title = target.title
  return element('img', { ...properties, dataDocsiteSyntax: 'markdown' }, [], node)
}

function link(node: TreeNode, target: TreeNode | undefined, content: ElementContent[]): Element {
  const properties: Properties = { href: target?.url ?? '' }
  if (target?.title) properties.title = target.title
  return element('a', { ...properties, dataDocsiteSyntax: 'markdown' }, content, node)
}

/** Text; the stock handler is for that of several lines. */
function text(state: State, node: TreeNode): ElementContent {
  const { value = '' } = node
  if (LINE_ENDING.test(value)) return defaultHandlers.text(state, node as Text)
  return { type: 'text', value, ...positioned(node) }
}

const LINE_ENDING = /[\r\n]/

/** Written out here because the stock handlers look every row up among its siblings: quadratic on long tables. */
function table(state: State, node: TreeNode): Element {
  const [head, ...body] = node.children ?? []
  const align = node.align ?? []
  const row = (tag: string, cells: TreeNode): Element => {
    const columns = Math.max(align.length, 1)
    const content = Array.from({ length: columns }, (_, i) => {
      const cell = cells.children?.[i]
      const properties: Properties = align[i] ? { align: align[i] } : {}
      return element(tag, properties, cell ? children(state, cell) : [], cell ?? cells)
    })
    return element('tr', {}, content, cells)
  }
  const parts = head ? [element('thead', {}, [row('th', head)], head)] : []
  const [first] = body
  if (first) {
    parts.push(
      element(
        'tbody',
        {},
        body.map((cells) => row('td', cells)),
        first,
      ),
    )
  }
  return element('table', {}, parts, node)
}
