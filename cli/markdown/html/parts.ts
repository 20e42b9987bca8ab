// Elements that get something they lack: a summary for details, names for task list boxes, controls for players,
// keyboard access for preformatted text.
import type { Element } from 'hast'
import { uiText } from './strings.ts'
import { openTag, writePlain } from './tag.ts'
import type { ElementWriter } from './walk.ts'

const isElement =
  (tag: string) =>
  (node: { type: string }): node is Element =>
    node.type === 'element' && (node as Element).tagName === tag

/** Writes a disclosure; browsers call one without a summary by a word of their own language. */
export const writeDetails: ElementWriter = (node, walk, scope, opening) => {
  walk.context.feature('details')
  // As components have it, which are plain tags in raw html.
  const { summary: given } = node.properties
  delete node.properties.summary
  openTag(node, walk, scope, opening)
  if (!node.children.some(isElement('summary'))) {
    walk.writer.write('<summary>')
    walk.writer.text(typeof given === 'string' ? given : uiText(walk.context, 'theme.details.summary'))
    walk.writer.write('</summary>')
  }
  walk.children(node, scope)
  walk.writer.write('</details>')
}

/** Writes preformatted text, which scrolls when it is wide. */
export const writePreformatted: ElementWriter = (node, walk, scope, opening) => {
  node.properties.tabIndex ??= 0
  writePlain(node, walk, scope, opening)
}

/** Writes the box of a task list item with a name for those who cannot see it. */
export const writeInput: ElementWriter = (node, walk, scope, opening) => {
  const { properties } = node
  if (properties.type === 'checkbox' && properties.disabled)
    properties.ariaLabel ??= uiText(
      walk.context,
      properties.checked ? 'theme.taskList.done' : 'theme.taskList.open',
    )
  writePlain(node, walk, scope, opening)
}

/** Writes a player: it never starts by itself and can always be stopped. */
export const writePlayer: ElementWriter = (node, walk, scope, opening) => {
  node.properties.controls = true
  node.properties.preload ??= 'metadata'
  writePlain(node, walk, scope, opening)
}
