// When the reader begins to act. What nobody can miss before that is loaded then: until the first move of a pointer, key,
// finger or scroll wheel a page costs no more than it takes to read it.

/** Each of these comes before, or with, whatever a reader can do to a page, here or in another window of the site. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage'] as const

/** Resolves with the first act from now on, at once when something has the focus: the reader has acted already. */
export function firstAct(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve()
    const stop = new AbortController()
    const onAct = ({ isTrusted }: Event) => {
      // Slots of this window tell of their changes by events of their own making.
      if (!isTrusted) return
      stop.abort()
      resolve()
    }
    for (const type of ACTS) addEventListener(type, onAct, { passive: true, signal: stop.signal })
  })
}
