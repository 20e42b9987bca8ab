// Loads the code for scroll effects of the frame on the first scroll event.
import { useEffect, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import { useLazyComponent } from '../use-lazy-component.ts'

/** Renders nothing before that. If the navbar hides on scroll, the code is loaded immediately. */
export function LazyScrolling() {
  const { hideOnScroll } = useSite().navbar
  const [scrolled, setScrolled] = useState(hideOnScroll)
  useEffect(() => {
    document.addEventListener('scroll', () => setScrolled(true), { once: true, passive: true })
  }, [])
  const Scrolling = useLazyComponent(scrolled, () =>
    import('./scrolling.tsx').then((module) => module.Scrolling),
  )
  return Scrolling ? <Scrolling /> : null
}
