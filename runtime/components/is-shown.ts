// Whether an element is shown. Safari has the question itself from 17.4 on.

/** False also for what is folded away. */
export function isShown(element: Element): boolean {
  const { checkVisibility } = element as Partial<Pick<Element, 'checkVisibility'>>
  return checkVisibility ? checkVisibility.call(element) : element.getClientRects().length > 0
}
