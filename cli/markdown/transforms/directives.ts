// Container directives (`:::tip[Title]{#id .class}`): admonitions, steps, cards and others or, when the name is none, their
// content with a warning.
import { suggest } from '../../text/suggest.ts'
import { labelNodes } from '../components/directive.ts'
import { DIRECTIVE_NAMES, directiveHandler } from '../components/directives.ts'
import { type Document, transform } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/** Renders directives, the innermost first. */
export const directives = transform((tree, document) => {
  if (!document.text.includes(':::')) return
  replaceNodes(tree, (node) => (node.type === 'containerDirective' ? directiveNodes(node, document) : null))
})

function directiveNodes(node: TreeNode, document: Document): TreeNode[] {
  const { page } = document
  const { attributes = {}, children = [] } = node
  const name = node.name ?? ''
  const [first, ...rest] = children
  const label = first?.data?.directiveLabel ? first : null
  const directive = {
    name,
    label: label?.children ?? [],
    attributes: Array.isArray(attributes) ? {} : attributes,
    children: label ? rest : children,
    node,
  }
  const configured = page.options.admonitionKeywords
  const handler = directiveHandler(name, configured)
  if (handler) return handler(directive, document)
  const near = suggest(name, [...DIRECTIVE_NAMES, ...configured])
  const hint = near ? { hint: `Did you mean :::${near}?` } : {}
  const message = `There is no directive named "${name}"; its content is shown without a box.`
  page.report({ code: 'markdown/unknown-directive', message, ...hint }, page.places.placeOf(node))
  return [...labelNodes(directive), ...directive.children]
}
