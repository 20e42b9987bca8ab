// Determines whether a navbar that hides on scroll is visible.

/** State kept between scroll events. */
export interface HideState {
  readonly visible: boolean
  /** The next scroll event is the browser's own jump to an anchor. */
  readonly jumping: boolean
}

/** Measurements of the window in px. */
export interface ScrollMeasures {
  readonly previous: number
  readonly current: number
  readonly navbarHeight: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** State at the top of a page. */
export const SHOWN: HideState = { visible: true, jumping: false }

/**
 * State after scrolling: always visible near the top, hidden on scrolling down, visible on scrolling up except at the bottom
 * edge.
 */
export function afterScroll(state: HideState, measures: ScrollMeasures): HideState {
  const { previous, current, navbarHeight, windowHeight, documentHeight } = measures
  if (current < navbarHeight) return { ...state, visible: true }
  if (state.jumping) return { ...state, jumping: false }
  if (previous > 0 && current >= previous) return { ...state, visible: false }
  if (current + windowHeight < documentHeight - navbarHeight) return { ...state, visible: true }
  return state
}

/** State after a change of URL: hidden on the way to an anchor of the page, otherwise visible. */
export function afterNavigation(state: HideState, anchorExists: boolean): HideState {
  return anchorExists ? { visible: false, jumping: true } : { ...state, visible: true }
}
