// Holds clicks on html that is not hydrated yet, and dispatches them again when it is.

/** Modifier keys with which a click opens a link elsewhere. */
type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser handles the click specially. */
export const isModified = (click: Modifiers): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Stops holding; the held clicks are dispatched again, or dropped. */
export type EndHolding = (dispatch: boolean) => void

/**
 * Holds clicks on descendants of an element that match a selector. A click outside closes what a button has opened, so it drops
 * held clicks on such buttons.
 */
export function holdClicks(inside: HTMLElement, selector: string): EndHolding {
  let held: HTMLElement[] = []
  const hold = (click: MouseEvent) => {
    const { target } = click
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>(selector)
    if (!inside.contains(target)) held = held.filter(({ ariaExpanded }) => !ariaExpanded)
    else if (control && !isModified(click)) {
      click.preventDefault()
      held.push(control)
    }
  }
  // In the capture phase on the window, before any other listener.
  addEventListener('click', hold, true)
  return (dispatch) => {
    removeEventListener('click', hold, true)
    if (dispatch) for (const control of held) control.click()
  }
}
