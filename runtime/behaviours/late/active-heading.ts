// Determines the heading of a page that the reader is at.

/** Position of a heading in the viewport. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/**
 * Index of the active heading, null if there is none: the first one below the navbar if it is in the upper half of the viewport,
 * otherwise the one before it; the last one if all are above.
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  offset: number,
  windowHeight: number,
): number | null {
  const next = boxes.findIndex(({ top }) => top >= offset)
  const box = boxes[next]
  if (!box) return boxes.length > 0 ? boxes.length - 1 : null
  if (box.top > 0 && box.bottom < windowHeight / 2) return next
  return next > 0 ? next - 1 : null
}
