// Restores the inline styles of elements before hydration. Engines change individual declarations and would leave those they do
// not know of; setting styles by script is allowed by the content policy.
import { WAITING_STYLE } from '../model/waiting-style.ts'

/** Turns the waiting styles inside an element into inline styles. Those in an article wait for its components. */
export function setInlineStyles(root: Element): void {
  const isOfArticle = root.closest('[data-article]') !== null
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${WAITING_STYLE}]`)) {
    if (!isOfArticle && element.closest('[data-article]')) continue
    element.style.cssText = element.getAttribute(WAITING_STYLE) ?? ''
    element.removeAttribute(WAITING_STYLE)
  }
}
