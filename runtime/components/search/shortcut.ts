// Keys that open the search.

/** The part of a keyboard event that counts. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * Whether a key press opens the search: Ctrl K or Cmd K, on whatever layout, and `/` where nothing is being typed. A single
 * letter that worked in fields would make them unusable for those who dictate.
 */
export function opensSearch(press: KeyPress, typing: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK'))
    return true
  return key === '/' && !typing && !ctrlKey && !metaKey && !altKey
}

/** Whether an element takes text. */
export function takesText(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  return element.isContentEditable || element.matches('input, textarea, select')
}
