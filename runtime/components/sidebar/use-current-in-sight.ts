// Scrolls a long sidebar to the current page.
import { type RefObject, useEffect } from 'react'

/** Runs once, when the sidebar appears. Scrolls the sidebar or the panel of the menu that contains it, never the page. */
export function useCurrentInSight(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const nav = menu.current
    const current = nav?.querySelector('[aria-current="page"]')
    const box = [nav, nav?.parentElement].find((one) => one && one.scrollHeight > one.clientHeight)
    if (!current || !box) return
    const { top, bottom } = current.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    if (bottom > frame.bottom) box.scrollTop += top - frame.top - box.clientHeight / 2
  }, [menu])
}
