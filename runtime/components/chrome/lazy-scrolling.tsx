// Loads with the first scrolling the code of what the frame does when the page is scrolled.
import { useEffect, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import { useLazyComponent } from '../use-lazy-component.ts'

/** Renders nothing before. Where the navbar hides on scroll, the code is loaded from the start. */
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
