// `<Admonition type="tip" title="…">`.

import { suggest } from '../../text/suggest.ts'
import { literalText } from '../values.ts'
import { ADMONITION_KEYWORDS, admonitionNode, isAdmonition } from './admonition.ts'
import type { ComponentHandler } from './component.ts'
import { looseText } from './props.ts'

/** Renders an admonition written as a component. */
export const admonition: ComponentHandler = ({ props, children, node }, { page }) => {
  const title = looseText(props.get('title'))
  const id = literalText(props.get('id'))
  const className = literalText(props.get('className'))
  const keyword = literalText(props.get('type')) ?? 'note'
  const configured = page.options.admonitionKeywords
  if (!isAdmonition(keyword, configured)) {
    const known = [...ADMONITION_KEYWORDS, ...configured]
    const near = suggest(keyword, known)
    const message = `There is no admonition type "${keyword}"; it is shown as info.`
    const hint = near ? `Did you mean type="${near}"?` : `Known types: ${known.join(', ')}.`
    page.report({ code: 'markdown/unknown-directive', message, hint }, page.places.placeOf(node))
  }
  const parts = {
    keyword,
    title: title === undefined ? null : [{ type: 'text', value: title }],
    children,
    ...(id === undefined ? {} : { id }),
    ...(className === undefined ? {} : { className }),
  }
  return [admonitionNode(parts, page, node)]
}
