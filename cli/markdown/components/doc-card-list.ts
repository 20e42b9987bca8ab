// `<DocCardList/>`: cards of the page's category; which ones is known when the page is rendered, so a slot stands there.
import type { ComponentHandler } from './component.ts'

/** A slot for cards; content is no part of them and follows. */
export const docCardList: ComponentHandler = ({ children, node }, { page }) => {
  const slot = page.html.addSlot({ kind: 'cards', place: page.places.placeOf(node) })
  return [{ type: 'slot', data: { slot, isBlock: true } }, ...children]
}
