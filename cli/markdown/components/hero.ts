// `:::hero{search}`: the opening section of a home page. A paragraph that contains only links becomes a row of buttons, the
// first one emphasized; with `search`, a button opens the site search.
import { elementNode, textNode } from '../elements.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { isBlankText, isLink } from '../tree.ts'
import { boxNode, type DirectiveHandler, labelNodes } from './directive.ts'

/** Renders the opening section of a page. */
export const hero: DirectiveHandler = (directive, { page }) => {
  const { attributes, children } = directive
  for (const child of children.filter(isRowOfLinks))
    child.data = { ...child.data, hProperties: { className: ['hero__actions'] } }
  const search = attributes.search === undefined ? [] : [searchButton(directive.node, page)]
  return [boxNode('hero', directive, [...labelNodes(directive), ...children, ...search])]
}

function isRowOfLinks({ type, children = [] }: TreeNode): boolean {
  return (
    type === 'paragraph' &&
    children.some(isLink) &&
    children.every((node) => isLink(node) || isBlankText(node))
  )
}

/** Styled like an input field; the theme's scripts make any button with this class open the search. */
function searchButton(at: TreeNode, page: Page): TreeNode {
  const label = textNode(page.message('cmfcmf/d-s-l.searchBar.placeholder', 'Search'))
  const text = elementNode('span', { className: ['search-button__text'] }, [
    { ...label, data: { unindexed: true } },
  ])
  const properties = { type: 'button', className: ['search-button', 'hero__search'], ariaHasPopup: 'dialog' }
  return elementNode('button', properties, [magnifier(), text], at)
}

/** The search icon of the navbar. */
function magnifier(): TreeNode {
  const size = { width: 20, height: 20, viewBox: '0 0 20 20' }
  return elementNode('svg', { className: ['search-icon'], ...size, ariaHidden: 'true' }, [
    elementNode('circle', { cx: '8.5', cy: '8.5', r: '5.5' }, []),
    elementNode('path', { d: 'm12.5 12.5 5 5' }, []),
  ])
}
