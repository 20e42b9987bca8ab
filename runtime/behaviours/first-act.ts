// When the reader begins to act. What nobody can miss before that is loaded then: until the first move of a pointer, key,
// finger or scroll wheel a page costs no more than it takes to read it.

/** Each of these comes before, or with, whatever a reader can do to a page. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Resolves with the first act from now on. */
export function firstAct(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ACTS) {
      document.addEventListener(type, () => resolve(), { once: true, passive: true })
    }
  })
}
