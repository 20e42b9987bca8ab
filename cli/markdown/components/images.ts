// `:::images`: images side by side, each with its title as a caption.
import { elementNode, textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { isBlankText } from '../tree.ts'
import { boxNode, type DirectiveHandler, isImage, labelNodes, reportContent } from './directive.ts'

/** Renders images in a row. */
export const images: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  if (!children.some(isPictures)) {
    const hint = 'Write the images one after another: ![Before](./a.png "Before the update").'
    reportContent(directive, 'has no images', hint, document)
    return [...label, ...children]
  }
  const content = children.flatMap((child) => (isPictures(child) ? figuresOf(child) : [child]))
  return [...label, boxNode('images', directive, content)]
}

const isSpace = (node: TreeNode): boolean => node.type === 'break' || isBlankText(node)

function isPictures({ type, children = [] }: TreeNode): boolean {
  return (
    type === 'paragraph' && children.some(isImage) && children.every((node) => isImage(node) || isSpace(node))
  )
}

function figuresOf({ children = [] }: TreeNode): readonly TreeNode[] {
  return children.filter(isImage).map((image) => {
    const { title, ...untitled } = image
    const caption = title ? [elementNode('figcaption', {}, [textNode(title, image)], image)] : []
    return elementNode('figure', {}, [untitled, ...caption], image)
  })
}
