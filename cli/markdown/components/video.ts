// `:::video{src="https://…"}`: a third-party player behind a poster image of the page. Nothing is loaded from the other site
// until the reader agrees; without JavaScript, the image is a link.
import { cleanUrl, schemeOf } from '../../model/link-schemes.ts'
import { decodeEntities } from '../../text/entities.ts'
import type { TreeNode } from '../tree.ts'
import { isLink } from '../tree.ts'
import { boxNode, type DirectiveHandler, isImage, labelNodes, reportContent } from './directive.ts'

/** Renders an image that is replaced by a player. */
export const video: DirectiveHandler = (directive, document) => {
  const { attributes, children, node } = directive
  const label = labelNodes(directive)
  const player = cleanUrl(decodeEntities(attributes.src ?? ''))
  if (schemeOf(player) !== 'https') {
    const hint =
      'Write :::video{src="https://player.example.org/embed/1"}; for your own video file, use <video>.'
    reportContent(directive, 'has no src with the https:// URL of a player', hint, document)
    return [...label, ...children]
  }
  if (!children.some(hasImage)) {
    const hint = 'Write a poster image for the video: ![What it shows](./poster.png).'
    reportContent(directive, 'has no poster image', hint, document)
    return [...label, ...children]
  }
  const { page } = document
  page.html.loads('frame-src', player, page.places.placeOf(node))
  const content = children.map((child) => (hasImage(child) ? withLink(child, player) : child))
  const box = boxNode('video', directive, [...label, ...content])
  Object.assign(box.data?.hProperties ?? {}, { dataPlayer: player })
  return [box]
}

/** Whether a paragraph contains an image, directly or in a link. */
function hasImage({ type, children = [] }: TreeNode): boolean {
  return (
    type === 'paragraph' &&
    children.some((node) => isImage(node) || (isLink(node) && (node.children ?? []).some(isImage)))
  )
}

/** Links an image to the player unless it already has a link. */
function withLink(paragraph: TreeNode, player: string): TreeNode {
  const children = (paragraph.children ?? []).map((node) =>
    isImage(node) ? { type: 'link', url: player, children: [node], position: node.position } : node,
  )
  return { ...paragraph, children }
}
