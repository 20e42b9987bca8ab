// `<Admonition type="tip" title="…">`.

import { literalText } from '../values.ts'
import { admonitionNode } from './admonition.ts'
import type { ComponentHandler } from './component.ts'
import { looseText } from './props.ts'

/** An admonition written as a component. */
export const admonition: ComponentHandler = ({ props, children, node }, { page }) => {
  const title = looseText(props.get('title'))
  const id = literalText(props.get('id'))
  const className = literalText(props.get('className'))
  const parts = {
    keyword: literalText(props.get('type')) ?? 'note',
    title: title === undefined ? null : [{ type: 'text', value: title }],
    children,
    ...(id === undefined ? {} : { id }),
    ...(className === undefined ? {} : { className }),
  }
  return [admonitionNode(parts, page, node)]
}
