// Duration of expand and collapse animations: longer for taller content, but less than proportionally.

/** Duration in ms for content of a height in px. */
export function collapseDuration(height: number): number {
  const c = height / 36
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10)
}

/** Duration for readers who prefer reduced motion: not 0, because the end event must still fire. */
export const REDUCED_MOTION_MS = 1

/** The duration that applies to the reader of this window. */
export function collapseDurationHere(height: number): number {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)')
  return matches ? REDUCED_MOTION_MS : collapseDuration(height)
}
