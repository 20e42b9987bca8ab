// Hides the navbar while the reader scrolls down, when the site wants that.
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSite } from '../../contexts.tsx'
import { anchorTarget } from '../anchor-target.ts'
import { useScroll } from '../use-scroll.ts'
import { afterNavigation, afterScroll, type HideState, SHOWN } from './hide-on-scroll.ts'
import { navbarHeight } from './navbar-height.ts'

/** Whether the navbar is to be seen. */
export function useHideOnScroll(): boolean {
  const { hideOnScroll } = useSite().navbar
  const { location } = useNavigation()
  const [state, setState] = useState<HideState>(SHOWN)
  const isFirst = useRef(true)
  useScroll(hideOnScroll, (current, previous) => {
    const measures = {
      previous,
      current,
      navbarHeight: navbarHeight(),
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    }
    setState((before) => afterScroll(before, measures))
  })
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else setState((before) => afterNavigation(before, anchorTarget(location.hash) !== null))
  }, [location])
  return !hideOnScroll || state.visible
}
