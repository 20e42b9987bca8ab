// Changes the frame on scroll. The components of the frame are not involved: only their classes are changed.
import { useSite } from '../../contexts.tsx'
import { useHideOnScroll } from '../navbar/use-hide-on-scroll.ts'
import { BackToTop } from './back-to-top.tsx'
import { useBackToTop } from './use-back-to-top.ts'

/** Renders the back-to-top button. */
export function Scrolling() {
  useHideOnScroll(useSite().navbar.hideOnScroll)
  useBackToTop()
  return <BackToTop />
}
