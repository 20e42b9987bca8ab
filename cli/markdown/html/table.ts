// Tables scroll inside a labelled region that can be reached by keyboard, and header cells get a scope.
import type { Element } from 'hast'
import { tagTexts } from './elements.ts'
import { uiText } from './strings.ts'
import { writePlain } from './tag.ts'
import { type ElementWriter, textOf, type Walk } from './walk.ts'

/** Writes a table with its scrolling region; a nested table scrolls with the outer one. */
export const writeTable: ElementWriter = (node, walk, scope, opening) => {
  const inside = { ...scope, inTable: true, inHead: false }
  if (scope.inTable) return writePlain(node, walk, inside, opening)
  walk.writer.write('<div class="table-wrapper" role="region" tabindex="0"')
  walk.writer.attribute('aria-label', tableName(node, walk))
  walk.writer.write('>')
  writePlain(node, walk, inside, opening)
  walk.writer.write('</div>')
}

/** The caption, or a number: landmarks of one page need distinct names. */
function tableName(node: Element, walk: Walk): string {
  walk.tables.count++
  const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption')
  const text = caption?.type === 'element' ? textOf(caption) : ''
  return text || uiText(walk.context, 'theme.table.label', { number: String(walk.tables.count) })
}

/** Writes the head of a table. */
export const writeTableHead: ElementWriter = (node, walk, scope, opening) =>
  writePlain(node, walk, { ...scope, inHead: true }, opening)

/** Writes a header cell; an empty one becomes an ordinary cell. */
export const writeHeaderCell: ElementWriter = (node, walk, scope, opening) => {
  if (node.children.length === 0 || (textOf(node) === '' && !hasElements(node)))
    return writePlain(node, walk, scope, { ...opening, ...tagTexts('td') })
  node.properties.scope ??= scope.inHead ? 'col' : 'row'
  writePlain(node, walk, scope, opening)
}

const hasElements = (node: Element): boolean => node.children.some((child) => child.type === 'element')
