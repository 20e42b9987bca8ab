// Expressions in braces that must be run: each becomes a component in the module of the page's own code.
import {
  callingExpressionAt,
  type ElementExpression,
  parseBudget,
  propCodeAt,
} from '../../text/code-expression.ts'
import { codeNames, pageCode } from '../../text/page-code.ts'
import { type Document, sourceOf } from '../document.ts'
import type { TreeNode } from '../tree.ts'

/** The source between the braces of an expression, read from the text because parsers remove indentation. */
export function writtenCode(node: TreeNode, document: Document): string {
  const source = sourceOf(node, document)
  return source.startsWith('{') && source.endsWith('}') ? source.slice(1, -1) : (node.value ?? '')
}

/** Code that calls an import or export of the text; null for any other code. */
export const callingExpression = (source: string, document: Document): ElementExpression | null =>
  exported(callingExpressionAt(`{${source}}`, 0, lookAt(source, document)), document)

/** Code passed to a component; null for data, for elements, and for code that uses unknown names. */
export const propCode = (source: string, document: Document): ElementExpression | null =>
  exported(propCodeAt(`{${source}}`, 0, lookAt(source, document)), document)

const lookAt = ({ length }: string, { text }: Document) => ({
  budget: parseBudget(length),
  names: codeNames(text),
})

/**
 * The expression if the module of the text exports it. That module is scanned line by line and may take text for a code block
 * where the parser does not.
 */
function exported(found: ElementExpression | null, { text }: Document): ElementExpression | null {
  if (!found) return null
  const { expressions, values } = pageCode(text)
  return [...expressions, ...values].some(({ name }) => name === found.name) ? found : null
}

/** Registers the component of an expression as an import of the page and returns its name. */
export function expressionComponent({ name }: ElementExpression, node: TreeNode, document: Document): string {
  const { file, imports, page } = document
  imports.set(name, { kind: 'component', from: `${file}#${name}`, place: page.places.placeOf(node) })
  return name
}

/** A component tag for code of the page; if it cannot be rendered, `instead` is shown, or the texts of its elements. */
export function componentNode(
  found: ElementExpression,
  { node, instead }: { readonly node: TreeNode; readonly instead?: string },
  document: Document,
): TreeNode {
  const value = instead ?? ({ type: 'mdxJsxAttributeValueExpression', value: found.source } as const)
  return {
    type: node.type === 'mdxFlowExpression' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: expressionComponent(found, node, document),
    attributes: [{ type: 'mdxJsxAttribute', name: 'children', value }],
    children: [],
    position: node.position,
  }
}
