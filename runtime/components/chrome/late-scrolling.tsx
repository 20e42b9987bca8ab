// The code of what the frame does when the page is scrolled comes with the first scrolling.
import { useEffect, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import { useLate } from '../use-late.ts'

/** Nothing to be seen; a navbar that hides is watched from the start. */
export function LateScrolling() {
  const { hideOnScroll } = useSite().navbar
  const [scrolled, setScrolled] = useState(hideOnScroll)
  useEffect(() => {
    document.addEventListener('scroll', () => setScrolled(true), { once: true, passive: true })
  }, [])
  const Scrolling = useLate(scrolled, () => import('./scrolling.tsx').then((module) => module.Scrolling))
  return Scrolling ? <Scrolling /> : null
}
