// Hides the navbar while the reader scrolls down, if configured.
import { useEffect, useRef } from 'react'
import { useNavigation } from '../../contexts.tsx'
import { anchorTarget } from '../anchor-target.ts'
import { useScroll } from '../use-scroll.ts'
import { afterNavigation, afterScroll, type HideState, SHOWN } from './hide-on-scroll.ts'
import { navbarHeight } from './navbar-height.ts'

/** Adds and removes the class of a hidden navbar. */
export function useHideOnScroll(active: boolean) {
  const { location } = useNavigation()
  const state = useRef<HideState>(SHOWN)
  const isFirst = useRef(true)
  const become = (next: HideState) => {
    state.current = next
    document.querySelector('.navbar')?.classList.toggle('navbar--hidden', !next.visible)
  }
  useScroll(active, (current, previous) => {
    const measures = {
      previous,
      current,
      navbarHeight: navbarHeight(),
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    }
    become(afterScroll(state.current, measures))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of the stored state must not run this again
  useEffect(() => {
    if (active && !isFirst.current)
      become(afterNavigation(state.current, anchorTarget(location.hash) !== null))
    isFirst.current = false
  }, [active, location])
}
