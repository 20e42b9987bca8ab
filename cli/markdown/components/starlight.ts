// Components that pages import from `@astrojs/starlight/components`, as what docsite has instead.
import { elementNode, paragraphNode, textNode } from '../elements.ts'
import type { Literal } from '../literal.ts'
import type { TreeNode } from '../tree.ts'
import { admonition } from './admonition-component.ts'
import { cardBox, cardTitle } from './cards.ts'
import type { Component, ComponentHandler } from './component.ts'
import type { DirectiveHandler } from './directive.ts'
import { fileTree } from './file-tree.ts'
import { link } from './link.ts'
import { looseText } from './props.ts'
import { steps } from './steps.ts'
import { tabs } from './tabs.ts'

/** A directive around the content, with the title as its label. */
const asDirective =
  (name: string, handler: DirectiveHandler): ComponentHandler =>
  ({ props, children, node }, document) => {
    const title = looseText(props.get('title'))
    const label = title === undefined ? [] : [textNode(title, node)]
    return handler({ name, label, attributes: {}, children, node }, document)
  }

const card: ComponentHandler = ({ props, children, node }) => {
  const title = looseText(props.get('title'))
  return [cardList([cardItem(title === undefined ? [] : [textNode(title, node)], children, node)], node)]
}

const linkCard: ComponentHandler = (component, document) => {
  const { props, children, node } = component
  const title = looseText(props.get('title')) ?? looseText(props.get('href')) ?? ''
  const description = looseText(props.get('description'))
  const heading = link(
    { ...component, props: ofLink(component), children: [textNode(title, node)] },
    document,
  )
  const text = description === undefined ? [] : [paragraphNode([textNode(description, node)], node)]
  return [cardList([cardItem(heading, [...text, ...children], node)], node)]
}

/** Joins neighbouring cards; other content stays between them. */
const cardGrid: ComponentHandler = ({ children, node }) => {
  const joined: TreeNode[] = []
  for (const child of children) {
    const items = itemsOf(child)
    const before = itemsOf(joined.at(-1))
    if (items && before) before.push(...items)
    else joined.push(items ? cardList(items, node) : child)
  }
  return joined
}

function cardItem(title: readonly TreeNode[], content: readonly TreeNode[], node: TreeNode): TreeNode {
  const heading = title.length === 0 ? [] : [cardTitle([...title], node)]
  return elementNode('li', { className: ['cards__item'] }, [cardBox([...heading, ...content], node)], node)
}

const cardList = (items: readonly TreeNode[], node: TreeNode): TreeNode =>
  elementNode(
    'div',
    { className: ['card-list'] },
    [elementNode('ul', { className: ['cards'] }, [...items], node)],
    node,
  )

/** The items of a card list; undefined for any other node. */
function itemsOf(node: TreeNode | undefined): TreeNode[] | undefined {
  const names = node?.data?.hProperties?.className
  return Array.isArray(names) && names[0] === 'card-list' ? node?.children?.[0]?.children : undefined
}

/** Attributes of links. */
const ofLink = ({ props }: Component) =>
  new Map([...props].filter(([key]) => key === 'href' || key === 'target'))

/** Handlers by the name of the export. `Badge` and `TabItem` are the same in docsite. */
export const STARLIGHT_COMPONENTS: ReadonlyMap<string, ComponentHandler> = new Map<string, ComponentHandler>([
  ['Aside', admonition],
  ['Card', card],
  ['CardGrid', cardGrid],
  ['FileTree', asDirective('file-tree', fileTree)],
  ['Icon', () => []],
  ['LinkButton', (component, document) => link({ ...component, props: ofLink(component) }, document)],
  ['LinkCard', linkCard],
  ['Steps', asDirective('steps', steps)],
  ['Tabs', (component, document) => tabs({ ...component, props: withGroup(component) }, document)],
])

/** `syncKey` as `groupId`. */
const withGroup = ({ props }: Component): ReadonlyMap<string, Literal> =>
  new Map([...props].map(([key, value]) => [key === 'syncKey' ? 'groupId' : key, value]))
