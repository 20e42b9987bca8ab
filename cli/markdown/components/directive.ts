// A folded directive: an admonition, or, when its name is none, its content with a warning.
import { suggest } from '../../text/suggest.ts'
import { paragraphNode } from '../elements.ts'
import type { FoldContext } from '../fold/context.ts'
import { evaluateAttributes, literalText } from '../fold/evaluate.ts'
import type { Marker } from '../source/markers.ts'
import type { TreeNode } from '../tree.ts'
import { ADMONITION_KEYWORDS, admonitionNode, isAdmonition } from './admonition.ts'

/** Nodes of a directive with its content. */
export function directiveNodes(
  marker: Extract<Marker, { kind: 'directive' }>,
  children: TreeNode[],
  node: TreeNode,
  context: FoldContext,
): TreeNode[] {
  const { page } = context
  const { name, label } = marker
  const configured = page.options.admonitionKeywords
  const labelNodes = label === '' ? [] : context.parseLabel(label, node, marker.labelColumn)
  if (!isAdmonition(name, configured)) {
    const near = suggest(name, [...ADMONITION_KEYWORDS, ...configured])
    const hint = near ? { hint: `Did you mean :::${near}?` } : {}
    const message = `There is no directive named "${name}"; its content is shown without a box.`
    page.report({ code: 'markdown/unknown-directive', message, ...hint }, page.places.placeOf(node))
    return [...(labelNodes.length > 0 ? [paragraphNode(labelNodes, node)] : []), ...children]
  }
  const props = evaluateAttributes(marker.attributes, context)
  const classes = marker.attributes
    .filter((each) => each.name === 'className')
    .map(({ value }) => String(value))
  const id = literalText(props.get('id'))
  const title = literalText(props.get('title'))
  return [
    admonitionNode(
      {
        keyword: name,
        title: title === undefined ? labelNodes : [{ type: 'text', value: title }],
        children,
        ...(id === undefined ? {} : { id }),
        ...(classes.length > 0 ? { className: classes.join(' ') } : {}),
      },
      page,
      node,
    ),
  ]
}
