// `[](){#id}`: how MkDocs sites with the autorefs plugin set an anchor, a link without text and URL with an id. It becomes an empty
// element with that id.
import { transform } from '../document.ts'
import { elementNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

const ID = /^\{[ \t]*#([^\s{}]+)[ \t]*\}/

/** Replaces such links by anchors. */
export const mkdocsAnchors = transform((tree, { text }) => {
  if (!text.includes('[](){')) return
  replaceNodes(tree, (node) => {
    const { children = [] } = node
    if (!children.some(isEmptyLink)) return null
    node.children = children.map((child, at) => anchorFor(child, children[at + 1]) ?? child)
    return null
  })
})

const isEmptyLink = ({ type, url, children = [] }: TreeNode): boolean =>
  type === 'link' && url === '' && children.length === 0

/** The anchor for a link and the text behind it, which loses the id; null for any other node. */
function anchorFor(node: TreeNode, next: TreeNode | undefined): TreeNode | null {
  if (!isEmptyLink(node) || next?.type !== 'text') return null
  const [written = '', id = ''] = ID.exec(next.value ?? '') ?? []
  if (id === '') return null
  next.value = (next.value ?? '').slice(written.length)
  return elementNode('a', { id, dataDocsiteSyntax: 'component' }, [], node)
}
