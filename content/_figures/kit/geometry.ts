// Boxes and the ways to divide them. Sketches are laid out by cutting pieces off a box, so that edges line up by construction
// and no coordinate is typed twice.

/** A rectangle in units of the drawing. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A box from its four numbers. */
export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })

/** The box without a margin; `dy` is the margin above and below when it differs. */
export const inset = (b: Box, dx: number, dy: number = dx): Box =>
  box(b.x + dx, b.y + dy, b.w - 2 * dx, b.h - 2 * dy)

/** Cuts a strip of height `h` off the top: the strip, and what lies below the gap. */
export const cutTop = (b: Box, h: number, gap = 0): [Box, Box] => [
  box(b.x, b.y, b.w, h),
  box(b.x, b.y + h + gap, b.w, b.h - h - gap),
]

/** Cuts a strip of height `h` off the bottom: the strip, and what lies above the gap. */
export const cutBottom = (b: Box, h: number, gap = 0): [Box, Box] => [
  box(b.x, b.y + b.h - h, b.w, h),
  box(b.x, b.y, b.w, b.h - h - gap),
]

/** Cuts a strip of width `w` off the left: the strip, and what lies right of the gap. */
export const cutLeft = (b: Box, w: number, gap = 0): [Box, Box] => [
  box(b.x, b.y, w, b.h),
  box(b.x + w + gap, b.y, b.w - w - gap, b.h),
]

/** Cuts a strip of width `w` off the right: the strip, and what lies left of the gap. */
export const cutRight = (b: Box, w: number, gap = 0): [Box, Box] => [
  box(b.x + b.w - w, b.y, w, b.h),
  box(b.x, b.y, b.w - w - gap, b.h),
]

/** Shares the width out by weights. */
export function columns(b: Box, weights: readonly number[], gap = 0): Box[] {
  return shares(b.w, weights, gap).map(([at, size]) => box(b.x + at, b.y, size, b.h))
}

/** Shares the height out by weights. */
export function rows(b: Box, weights: readonly number[], gap = 0): Box[] {
  return shares(b.h, weights, gap).map(([at, size]) => box(b.x, b.y + at, b.w, size))
}

/** As many equal weights as there are parts. */
export const equal = (count: number): number[] => Array.from({ length: count }, () => 1)

function shares(length: number, weights: readonly number[], gap: number): [at: number, size: number][] {
  const free = length - gap * (weights.length - 1)
  const unit = free / weights.reduce((sum, weight) => sum + weight, 0)
  let at = 0
  return weights.map((weight) => {
    const share: [number, number] = [at, weight * unit]
    at += weight * unit + gap
    return share
  })
}
