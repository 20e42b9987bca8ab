// Keyboard shortcuts of single keys must not work where readers type.

/** Whether an element accepts text input. */
export const acceptsInput = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input,textarea,select'))
