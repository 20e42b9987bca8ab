// Which heading of a page the reader is at.

/** A heading's place in the window. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/**
 * Index of the active heading, null when there is none: the first one below the navbar if it is in the upper half of the
 * window, else the one before it; the last one when all are above.
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
