// Detects blocks wider than their containers, when they are first seen and whenever a container is resized.

/** A block in a container that may be too narrow for it. */
export interface WatchedBlock {
  readonly box: Element
  /** Only measures. */
  isWider(): boolean
  /** Only changes the page. */
  show(isWider: boolean): void
}

/**
 * Watches the blocks; returns a function that stops. All resized blocks are measured before any of them is changed: otherwise the
 * page would be laid out again for each. A hidden container, such as one in a tab, is measured when it is shown.
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
