// Whether blocks are wider than their boxes, when they are first seen and whenever a box changes.

/** A block in a box that may be too narrow for it. */
export interface WatchedBlock {
  readonly box: Element
  /** Measures and changes nothing. */
  isWider(): boolean
  /** Changes and measures nothing. */
  show(isWider: boolean): void
}

/**
 * Watches them; returns the way to stop. All blocks of a moment are measured before any of them is changed: otherwise the page would
 * be laid out anew for each. A box that is not shown, in a tab for instance, is measured when it comes on screen.
 */
export function watchWidths(blocks: readonly WatchedBlock[]): () => void {
  const byBox = new Map(blocks.map((block) => [block.box, block]))
  const observer = new ResizeObserver((entries) => {
    const measured = entries.flatMap(({ target }) => {
      const block = byBox.get(target)
      return block ? [{ block, isWider: block.isWider() }] : []
    })
    for (const { block, isWider } of measured) block.show(isWider)
  })
  for (const box of byBox.keys()) observer.observe(box)
  return () => observer.disconnect()
}
