// The button that leads back to the top of a long page.
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../../contexts.tsx'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { useScroll } from '../use-scroll.ts'
import { afterNavigation, afterScroll, NOT_SHOWN, nextOffset } from './back-to-top-state.ts'

/** Shown while the reader scrolls up. */
export function BackToTop() {
  const text = useMessage()
  const { location } = useNavigation()
  const [state, setState] = useState(NOT_SHOWN)
  const stop = useRef<(() => void) | null>(null)
  useScroll(true, (current, previous) => {
    if (current > previous) stop.current?.()
    const measures = {
      current,
      previous,
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    }
    setState((before) => afterScroll(before, measures))
  })
  useEffect(() => setState((before) => afterNavigation(before, location.hash)), [location])
  useEffect(() => () => stop.current?.(), [])
  return (
    <button
      type="button"
      className={classNames(
        'clean-btn theme-back-to-top-button',
        state.shown && 'theme-back-to-top-button--shown',
      )}
      aria-label={text('theme.BackToTopButton.buttonAriaLabel')}
      onClick={() => {
        stop.current = scrollToTop()
      }}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M5.5 11 12 4.5l6.5 6.5" />
      </svg>
    </button>
  )
}

/** Smoothly where the style sheet says so, else frame by frame; returns the way to stop. */
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
