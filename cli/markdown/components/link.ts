// `<Link to="…">`.
import { elementNode } from '../elements.ts'
import type { ComponentHandler } from './component.ts'
import { elementProperties, urlText } from './html-element.ts'
import { inlineContent } from './inline-content.ts'

/** Renders a link written as a component. */
export const link: ComponentHandler = ({ props, children, node }) => {
  const { to: _, href: __, ...properties } = elementProperties(props)
  const url = urlText(props.get('to')) ?? urlText(props.get('href'))
  const address = url === undefined ? {} : { href: url }
  return [
    elementNode(
      'a',
      { ...properties, ...address, dataDocsiteSyntax: 'component' },
      inlineContent(children),
      node,
    ),
  ]
}
