// Clicks on what is not live yet: kept, and made again when it is.

/** Keys that make a click open a link elsewhere. */
type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser answers a click in a way of its own. */
export const isModified = (click: Modifiers): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

/** Clicks that are kept. */
export interface HeldClicks {
  /** Keeps no more. */
  stop(): void
  /** Keeps no more, and makes those kept again. */
  release(): void
}

/** Keeps clicks on certain elements inside an element. */
export function holdClicks(inside: HTMLElement, elements: string): HeldClicks {
  const held: HTMLElement[] = []
  const hold = (click: MouseEvent) => {
    const target = click.target instanceof Element && click.target.closest<HTMLElement>(elements)
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
