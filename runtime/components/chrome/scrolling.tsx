// Changes the frame when the page is scrolled. The parts of the frame know nothing of it: only their classes are changed.
import { useSite } from '../../contexts.tsx'
import { useHideOnScroll } from '../navbar/use-hide-on-scroll.ts'
import { BackToTop } from './back-to-top.tsx'
import { useBackToTop } from './use-back-to-top.ts'

/** Draws the button that leads back to the top. */
export function Scrolling() {
  useHideOnScroll(useSite().navbar.hideOnScroll)
  useBackToTop()
  return <BackToTop />
}
