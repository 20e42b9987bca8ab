// A dropdown of the navbar opens on hover, and stays open once clicked.

/** `hover` closes when the mouse leaves, `pinned` does not. */
export type DropdownState = 'closed' | 'hover' | 'pinned'

/** Events of a dropdown. `dismiss`: Escape, a press or focus elsewhere, a link followed. */
export type DropdownEvent = 'enter' | 'leave' | 'toggle' | 'dismiss'

/** The state after an event. */
export function dropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hover' : state
    case 'leave':
      return state === 'hover' ? 'closed' : state
    case 'toggle':
      return state === 'pinned' ? 'closed' : 'pinned'
    case 'dismiss':
      return 'closed'
  }
}
