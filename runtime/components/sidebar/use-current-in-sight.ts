// A long sidebar is shown at the current page, not at its beginning.
import { type RefObject, useEffect } from 'react'

/** Once, when the sidebar appears: scrolls the box it stands in, never the page. That is itself or the panel of the menu. */
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
