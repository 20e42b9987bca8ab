// The reader's first interaction with the page. Code that only responds to the reader is loaded then: until the first pointer,
// key, touch or scroll event, a page costs no more than it takes to read it.

/**
 * At least one of these events precedes or accompanies anything a reader can do to a page, here or in another window of the site.
 * A key counts on release: when the first key of a shortcut is pressed, the shortcut is not known yet.
 */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keyup', 'focusin', 'scroll', 'storage'] as const

/**
 * Resolves on the first interaction from now on; immediately if an element has focus, because the reader has already interacted.
 */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve()
    const stop = new AbortController()
    const onEvent = ({ isTrusted }: Event) => {
      // Storage slots of this window dispatch synthetic `storage` events.
      if (!isTrusted) return
      stop.abort()
      // In a separate task, so that the browser first paints its response to the interaction.
      setTimeout(resolve)
    }
    for (const type of INTERACTIONS) addEventListener(type, onEvent, { passive: true, signal: stop.signal })
  })
}
