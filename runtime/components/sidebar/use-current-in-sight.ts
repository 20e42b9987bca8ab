// A long sidebar is shown at the current page, not at its beginning.
import { type RefObject, useEffect } from 'react'

/** Once, when the sidebar appears: scrolls the box it stands in, never the page. */
export function useCurrentInSight(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current="page"]')
    const box = current && scrollingBox(current)
    if (!current || !box) return
    const { top, bottom } = current.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    if (bottom > frame.bottom) box.scrollTop += top - frame.top - box.clientHeight / 2
  }, [menu])
}

function scrollingBox(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box
  }
  return null
}
