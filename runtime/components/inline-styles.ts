// Gives elements their inline styles back before they are hydrated. Engines change single declarations, so what they do not know
// of must not stay; setting styles by script is what the content policy allows.
import { WAITING_STYLE } from '../model/waiting-style.ts'

/** Makes the waiting styles inside an element its inline styles. Those of an article wait for its components. */
export function setInlineStyles(root: Element): void {
  const isOfArticle = root.closest('[data-article]') !== null
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${WAITING_STYLE}]`)) {
    if (!isOfArticle && element.closest('[data-article]')) continue
    element.style.cssText = element.getAttribute(WAITING_STYLE) ?? ''
    element.removeAttribute(WAITING_STYLE)
  }
}
