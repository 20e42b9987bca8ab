// Whether an element is visible. Safari has `checkVisibility` only since 17.4.

/** False also inside collapsed elements. */
export function isShown(element: Element): boolean {
  const { checkVisibility } = element as Partial<Pick<Element, 'checkVisibility'>>
  return checkVisibility ? checkVisibility.call(element) : element.getClientRects().length > 0
}
