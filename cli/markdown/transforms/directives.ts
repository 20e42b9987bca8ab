// Container directives (`:::tip[Title]{#id .class}`): admonitions or, when the name is none, their content with a warning.
import { suggest } from '../../text/suggest.ts'
import { replaceVariables } from '../../text/variables.ts'
import { ADMONITION_KEYWORDS, admonitionNode, isAdmonition } from '../components/admonition.ts'
import { type Document, transform } from '../document.ts'
import { textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/** Makes admonitions of directives. */
export const directives = transform((tree, document) => {
  if (!document.text.includes(':::')) return
  replaceNodes(tree, (node) => (node.type === 'containerDirective' ? directiveNodes(node, document) : null))
})

function directiveNodes(node: TreeNode, { page }: Document): TreeNode[] {
  const { attributes, children = [] } = node
  const name = node.name ?? ''
  const [first, ...rest] = children
  const label = first?.data?.directiveLabel ? first : null
  const content = label ? rest : children
  const configured = page.options.admonitionKeywords
  if (!isAdmonition(name, configured)) {
    const near = suggest(name, [...ADMONITION_KEYWORDS, ...configured])
    const hint = near ? { hint: `Did you mean :::${near}?` } : {}
    const message = `There is no directive named "${name}"; its content is shown without a box.`
    page.report({ code: 'markdown/unknown-directive', message, ...hint }, page.places.placeOf(node))
    return [
      ...(label?.children?.length
        ? [{ type: 'paragraph', children: label.children, position: node.position }]
        : []),
      ...content,
    ]
  }
  const { id, class: className, title } = directiveAttributes(attributes)
  const parts = {
    keyword: name,
    title: title ? [textNode(replaceVariables(title, page.options.variables))] : (label?.children ?? []),
    children: content,
    ...(id ? { id } : {}),
    ...(className ? { className } : {}),
  }
  return [admonitionNode(parts, page, node)]
}

function directiveAttributes(attributes: TreeNode['attributes'] = {}): Readonly<Record<string, string>> {
  return Array.isArray(attributes) ? {} : attributes
}
