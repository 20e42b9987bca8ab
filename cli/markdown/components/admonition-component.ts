// `<Admonition type="tip" title="…">`.
import type { ComponentHandler } from '../fold/context.ts'
import { literalText, looseText } from '../fold/evaluate.ts'
import { admonitionNode } from './admonition.ts'

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
