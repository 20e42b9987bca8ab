// Whether a navbar that hides on scroll is to be seen.

/** What is remembered between scroll events. */
export interface HideState {
  readonly visible: boolean
  /** The next scroll is the browser's own jump to an anchor. */
  readonly jumping: boolean
}

/** Measures of the window in px. */
export interface ScrollMeasures {
  readonly previous: number
  readonly current: number
  readonly navbarHeight: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** At the top of a page. */
export const SHOWN: HideState = { visible: true, jumping: false }

/** State after scrolling: always shown near the top, hidden downwards, shown upwards except at the bottom edge. */
export function afterScroll(state: HideState, measures: ScrollMeasures): HideState {
  const { previous, current, navbarHeight, windowHeight, documentHeight } = measures
  if (current < navbarHeight) return { ...state, visible: true }
  if (state.jumping) return { ...state, jumping: false }
  if (previous > 0 && current >= previous) return { ...state, visible: false }
  if (current + windowHeight < documentHeight - navbarHeight) return { ...state, visible: true }
  return state
}

/** State after the address has changed: hidden on the way to an anchor of the page, else shown. */
export function afterNavigation(state: HideState, anchorExists: boolean): HideState {
  return anchorExists ? { visible: false, jumping: true } : { ...state, visible: true }
}
