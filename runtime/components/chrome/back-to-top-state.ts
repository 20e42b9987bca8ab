// Determines when the back-to-top button is shown: while scrolling up, well below the top, not at the very bottom.

/** Offset in px above which the button is not shown. */
const THRESHOLD = 300

/** Share of the remaining distance that is left after each frame of the animation. */
const SCROLL_FACTOR = 0.85

/** State kept between events. */
export interface BackToTopState {
  readonly shown: boolean
  /** The next scroll event is a jump to an anchor and is ignored. */
  readonly jumping: boolean
}

/** State before any scrolling. */
export const NOT_SHOWN: BackToTopState = { shown: false, jumping: false }

/** Offsets and sizes in px. */
export interface BackToTopMeasures {
  readonly previous: number
  readonly current: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** State after scrolling. */
export function afterScroll(state: BackToTopState, measures: BackToTopMeasures): BackToTopState {
  const { previous, current, windowHeight, documentHeight } = measures
  if (previous <= 0) return state
  if (state.jumping) return { ...state, jumping: false }
  if (current >= previous || current < THRESHOLD) return { ...state, shown: false }
  return current + windowHeight < documentHeight ? { ...state, shown: true } : state
}

/** State after a change of URL: a jump to an anchor hides the button and does not count as scrolling. */
export function afterNavigation(state: BackToTopState, hash: string): BackToTopState {
  return hash === '' ? state : { shown: false, jumping: true }
}

/** Offset of the next frame on the way from `current` to `target`. */
export function nextOffset(current: number, target: number): number {
  return Math.floor((current - target) * SCROLL_FACTOR) + target
}
