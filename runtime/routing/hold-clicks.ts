// Clicks on html that is not hydrated yet: held back, and dispatched again when it is.

/** Keys that make a click open a link elsewhere. */
type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser answers a click in a way of its own. */
export const isModified = (click: Modifiers): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Clicks held back. */
export interface HeldClicks {
  /** Stops holding; clicks held so far are dropped. */
  stop(): void
  /** Stops holding, and dispatches the held clicks again. */
  release(): void
}

/** Holds clicks on the elements inside an element that match a selector. */
export function holdClicks(inside: HTMLElement, selector: string): HeldClicks {
  const held: HTMLElement[] = []
  const hold = (click: MouseEvent) => {
    const target = click.target instanceof Element && click.target.closest<HTMLElement>(selector)
    if (!target || isModified(click)) return
    click.preventDefault()
    held.push(target)
  }
  const stop = () => inside.removeEventListener('click', hold)
  inside.addEventListener('click', hold)
  return {
    stop,
    release() {
      stop()
      for (const target of held) target.click()
    },
  }
}
