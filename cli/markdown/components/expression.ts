// Code in braces that is run: a component of the page's own code.
import { callingExpressionAt, lookBudget, type ShownExpression } from '../../text/code-expression.ts'
import { codeNames } from '../../text/page-code.ts'
import type { Document } from '../document.ts'
import type { TreeNode } from '../tree.ts'

/** Code that calls what the text imports or exports; null for all other code. */
export const callingExpression = (source: string, { text }: Document): ShownExpression | null =>
  callingExpressionAt(`{${source}}`, 0, { budget: lookBudget(source.length), names: codeNames(text) })

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
