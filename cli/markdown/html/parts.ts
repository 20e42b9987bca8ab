// Adds what elements lack: a summary for details, labels for task list checkboxes, controls for players, keyboard access for
// preformatted text.
import type { Element } from 'hast'
import { uiText } from './strings.ts'
import { openTag, writePlain } from './tag.ts'
import type { ElementWriter } from './walk.ts'

const isElement =
  (tag: string) =>
  (node: { type: string }): node is Element =>
    node.type === 'element' && (node as Element).tagName === tag

/** Writes a disclosure; browsers label one without a summary in their own language. */
export const writeDetails: ElementWriter = (node, walk, scope, opening) => {
  walk.context.feature('details')
  // The attribute that components have; in raw HTML, components are ordinary tags.
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

/** Writes preformatted text, which scrolls if it is wide. */
export const writePreformatted: ElementWriter = (node, walk, scope, opening) => {
  node.properties.tabIndex ??= 0
  writePlain(node, walk, scope, opening)
}

/** Writes the checkbox of a task list item with an accessible name. */
export const writeInput: ElementWriter = (node, walk, scope, opening) => {
  const { properties } = node
  if (properties.type === 'checkbox' && properties.disabled)
    properties.ariaLabel ??= uiText(
      walk.context,
      properties.checked ? 'theme.taskList.done' : 'theme.taskList.open',
    )
  writePlain(node, walk, scope, opening)
}

/** Writes a player: it never starts automatically and can always be stopped. */
export const writePlayer: ElementWriter = (node, walk, scope, opening) => {
  node.properties.controls = true
  node.properties.preload ??= 'metadata'
  writePlain(node, walk, scope, opening)
}
