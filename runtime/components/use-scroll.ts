// Scroll events of the page, for components: the offset before and after.
import { useEffect, useRef } from 'react'

/** Called with the offsets in px from the top of the page. */
export type ScrollHandler = (current: number, previous: number) => void

/**
 * Calls the handler on every scroll of the page and once initially. While the html element has the attribute
 * `data-scroll-paused`, a behaviour is restoring the scroll position, and scrolling is not caused by the reader.
 */
export function useScroll(active: boolean, handler: ScrollHandler) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    if (!active) return
    let previous = window.scrollY
    const onScroll = () => {
      if (document.documentElement.hasAttribute('data-scroll-paused')) return
      const current = window.scrollY
      latest.current(current, previous)
      previous = current
    }
    latest.current(previous, previous)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => document.removeEventListener('scroll', onScroll)
  }, [active])
}
