// Keyboard shortcuts that open the search.

/** The relevant part of a keyboard event. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * Whether a key press opens the search: Ctrl K or Cmd K, on any layout, and `/` outside text fields. A single letter that worked
 * inside fields would make them unusable for readers who dictate.
 */
export function opensSearch(press: KeyPress, typing: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK'))
    return true
  return key === '/' && !typing && !ctrlKey && !metaKey && !altKey
}
