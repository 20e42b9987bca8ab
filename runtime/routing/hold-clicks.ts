// Clicks on html that is not hydrated yet: held back, and dispatched again when it is.

/** Keys that make a click open a link elsewhere. */
type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser answers a click in a way of its own. */
export const isModified = (click: Modifiers): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Ends the holding; the clicks held so far are dispatched again, or dropped. */
export type EndHolding = (dispatch: boolean) => void

/**
 * Holds clicks on the elements inside an element that match a selector. A click outside closes what a button has opened, so it
 * drops the clicks on such buttons.
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
  // Before any other listener.
  addEventListener('click', hold, true)
  return (dispatch) => {
    removeEventListener('click', hold, true)
    if (dispatch) for (const control of held) control.click()
  }
}
