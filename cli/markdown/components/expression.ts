// Code in braces that is run: a component of the page's own code.
import {
  callingExpressionAt,
  givenCodeAt,
  lookBudget,
  type ShownExpression,
} from '../../text/code-expression.ts'
import { codeNames, pageCode } from '../../text/page-code.ts'
import { type Document, sourceOf } from '../document.ts'
import type { TreeNode } from '../tree.ts'

/** What stands between the braces of an expression, as it is written: parsers take indentation out. */
export function writtenCode(node: TreeNode, document: Document): string {
  const source = sourceOf(node, document)
  return source.startsWith('{') && source.endsWith('}') ? source.slice(1, -1) : (node.value ?? '')
}

/** Code that calls what the text imports or exports; null for all other code. */
export const callingExpression = (source: string, document: Document): ShownExpression | null =>
  exported(callingExpressionAt(`{${source}}`, 0, lookAt(source, document)), document)

/** Code that is given to a component; null for data, for elements, and for code that names what is not there. */
export const givenCode = (source: string, document: Document): ShownExpression | null =>
  exported(givenCodeAt(`{${source}}`, 0, lookAt(source, document)), document)

const lookAt = ({ length }: string, { text }: Document) => ({
  budget: lookBudget(length),
  names: codeNames(text),
})

/** The code where the module of the text has it: that is read line by line, and may see a block of code where the page has none. */
function exported(found: ShownExpression | null, { text }: Document): ShownExpression | null {
  if (!found) return null
  const { expressions, values } = pageCode(text)
  return [...expressions, ...values].some(({ name }) => name === found.name) ? found : null
}

/** The name of an expression's component, which the page has from now on. */
export function expressionComponent({ name }: ShownExpression, node: TreeNode, document: Document): string {
  const { file, imports, page } = document
  imports.set(name, { kind: 'component', from: `${file}#${name}`, place: page.places.placeOf(node) })
  return name
}

/** The tag of a component of the page's own code; where it cannot be drawn, `instead` is shown, or the texts of its elements. */
export function componentNode(
  found: ShownExpression,
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
