// Converts tags to the nodes that an MDX parser produces.
import { decodeEntities } from '../../text/entities.ts'
import type { Tag, TagAttribute } from '../source/read-tag.ts'
import type { TreeAttribute, TreeNode } from '../tree.ts'

/** The element of a tag, without position. */
export function elementOf(
  { name, attributes }: Pick<Tag, 'name' | 'attributes'>,
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' = 'mdxJsxTextElement',
  children: TreeNode[] = [],
): TreeNode {
  return { type, name: name === '' ? null : name, attributes: attributes.map(attributeOf), children }
}

function attributeOf({ name, value, expression }: TagAttribute): TreeAttribute {
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null }
  if (!expression) return { type: 'mdxJsxAttribute', name, value: decodeEntities(value) }
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value } }
}
