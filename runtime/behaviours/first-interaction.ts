// The reader's first interaction with the page. Code that only answers to the reader is loaded then: until the first move of
// a pointer, key, finger or scroll wheel a page costs no more than it takes to read it.

/**
 * One of these comes before, or with, whatever a reader can do to a page, here or in another window of the site. A key counts when
 * it is released: when the first one of a shortcut is pressed, nobody knows yet what is asked for.
 */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keyup', 'focusin', 'scroll', 'storage'] as const

/** Resolves with the first interaction from now on, at once when an element has the focus: the reader was faster than this. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve()
    const stop = new AbortController()
    const onEvent = ({ isTrusted }: Event) => {
      // Storage slots of this window dispatch `storage` events themselves.
      if (!isTrusted) return
      stop.abort()
      // In a task of its own: the browser first shows the answer to what the reader did.
      setTimeout(resolve)
    }
    for (const type of INTERACTIONS) addEventListener(type, onEvent, { passive: true, signal: stop.signal })
  })
}
