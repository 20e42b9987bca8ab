// `<details>` and `<Details>`: a native disclosure element, animated by a behaviour in the browser.

import type { Document } from '../document.ts'
import { elementNode, paragraphNode, textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import type { Component, ComponentHandler } from './component.ts'
import { classNames, elementProperties } from './html-element.ts'
import { inlineContent } from './inline-content.ts'
import { looseText } from './props.ts'

const isSummary = (node: TreeNode): boolean => node.type === 'element' && node.data?.hName === 'summary'

/** Any further summary becomes a paragraph: browsers accept only one. */
const asText = (node: TreeNode): TreeNode =>
  isSummary(node) ? paragraphNode(node.children ?? [], node) : node

/** Reports `markdown/details-summary`: readers see the site's default label instead of the author's. */
function reportSummary({ node }: Component, message: string, { page }: Document): void {
  page.report(
    {
      code: 'markdown/details-summary',
      message,
      hint: 'Write <summary>…</summary> as the first line of the block.',
    },
    page.places.placeOf(node),
  )
}

/** Whether a node has visible content. */
const isSeen = (node: TreeNode): boolean =>
  node.children === undefined
    ? node.type !== 'text' || (node.value ?? '').trim() !== ''
    : node.children.some(isSeen)

/** Renders a disclosure: the summary, then the content in a box that can be animated. */
export const details: ComponentHandler = (component, document) => {
  const { name, props, children, node } = component
  const { page } = document
  const { open, summary: _, className, ...properties } = elementProperties(props)
  const given = looseText(props.get('summary'))
  // If the component has a `summary` attribute, a summary between the tags is ordinary text.
  const written = given === undefined ? children.find(isSummary) : undefined
  // A directive may omit its label.
  if (written === undefined ? given === undefined && name !== 'directive' : !isSeen(written))
    reportSummary(
      component,
      written === undefined
        ? 'The collapsible block has no summary: readers see only a generic label.'
        : 'The summary of the collapsible block is empty.',
      document,
    )
  const fallback = textNode(given ?? page.message('docsite.details.summary', 'Details'))
  const label = written ?? elementNode('summary', {}, [fallback])
  const content = children.filter((child) => child !== written).map(asText)
  const isOpen = open !== undefined && open !== 'false'
  page.features.add('details')
  return [
    elementNode(
      'details',
      {
        ...properties,
        className: ['details', 'alert', 'alert--info', ...classNames(className)],
        dataCollapsed: isOpen ? 'false' : 'true',
        ...(isOpen ? { open: true } : {}),
      },
      [label, elementNode('div', {}, [elementNode('div', { className: ['collapsible-content'] }, content)])],
      node,
    ),
  ]
}

/** Renders the summary of a disclosure. */
export const summary: ComponentHandler = ({ props, children, node }) => [
  elementNode('summary', elementProperties(props), inlineContent(children), node),
]
