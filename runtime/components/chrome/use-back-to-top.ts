// Shows the back-to-top button while the reader scrolls up, and scrolls to the top when it is clicked.
import { useEffect, useRef } from 'react'
import { useNavigation } from '../../contexts.tsx'
import { useScroll } from '../use-scroll.ts'
import { BACK_TO_TOP } from './back-to-top.tsx'
import {
  afterNavigation,
  afterScroll,
  type BackToTopState,
  NOT_SHOWN,
  nextOffset,
} from './back-to-top-state.ts'

/** Attaches behaviour to the button of the frame. */
export function useBackToTop() {
  const { location } = useNavigation()
  const state = useRef(NOT_SHOWN)
  const stop = useRef(() => {})
  const become = (next: BackToTopState) => {
    state.current = next
    button()?.classList.toggle(`${BACK_TO_TOP}--shown`, next.shown)
  }
  useScroll(true, (current, previous) => {
    if (current > previous) stop.current()
    const measures = {
      current,
      previous,
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    }
    become(afterScroll(state.current, measures))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of the stored state must not run this again
  useEffect(() => become(afterNavigation(state.current, location.hash)), [location])
  useEffect(() => {
    const press = () => {
      stop.current = scrollToTop()
    }
    const pressed = button()
    pressed?.addEventListener('click', press)
    return () => {
      pressed?.removeEventListener('click', press)
      stop.current()
    }
  }, [])
}

const button = () => document.querySelector(`.${BACK_TO_TOP}`)

/** Scrolls smoothly if the stylesheet says so, otherwise frame by frame; returns a function that stops. */
function scrollToTop(): () => void {
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0 })
    return () => undefined
  }
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = { frame: 0 }
  const step = () => {
    const offset = reduced ? 0 : nextOffset(window.scrollY, 0)
    window.scrollTo(0, offset)
    if (offset > 0) animation.frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(animation.frame)
}
