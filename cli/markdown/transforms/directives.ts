// Container directives (`:::tip[Title]{#id .class}`): admonitions, steps, cards and others. If the name is unknown, the content
// is kept and a warning is reported.
import { suggest } from '../../text/suggest.ts'
import { replaceVariables } from '../../text/variables.ts'
import { type Directive, labelNodes } from '../components/directive.ts'
import { DIRECTIVE_NAMES, directiveHandler } from '../components/directives.ts'
import { type Document, transform } from '../document.ts'
import { textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/** Renders directives, innermost first. */
export const directives = transform((tree, document) => {
  if (!document.text.includes(':::')) return
  replaceNodes(tree, (node) => (node.type === 'containerDirective' ? directiveNodes(node, document) : null))
})

function directiveNodes(node: TreeNode, document: Document): TreeNode[] {
  const { page } = document
  const directive = partsOf(node, document)
  const { name } = directive
  const configured = page.options.admonitionKeywords
  const handler = directiveHandler(name, configured)
  if (handler) return handler(directive, document)
  const near = suggest(name, [...DIRECTIVE_NAMES, ...configured])
  const hint = near
    ? `Did you mean :::${near}?`
    : `Known directives: ${[...DIRECTIVE_NAMES, ...configured].join(', ')}; to define a box of your own, add its name to docs.admonitions.keywords.`
  const message = `There is no directive named "${name}"; its content is shown without a box.`
  page.report({ code: 'markdown/unknown-directive', message, hint }, page.places.placeOf(node))
  return [...labelNodes(directive), ...directive.children]
}

/**
 * A directive in the form its handler expects. `{title="…"}` is its label; a label in brackets then becomes the start of its
 * content.
 */
function partsOf(node: TreeNode, { page }: Document): Directive {
  const { children = [] } = node
  const name = node.name ?? ''
  const attributes = Array.isArray(node.attributes) || !node.attributes ? {} : node.attributes
  const [first, ...rest] = children
  const written = first?.data?.directiveLabel ? (first.children ?? []) : []
  const content = first?.data?.directiveLabel ? rest : children
  const { title } = attributes
  if (!title) return { name, label: written, attributes, children: content, node }
  const label = [textNode(replaceVariables(title, page.options.variables))]
  const inBrackets = labelNodes({ label: written, node })
  return { name, label, attributes, children: [...inBrackets, ...content], node }
}
