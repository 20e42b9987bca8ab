// Focus trap for a modal dialog: Tab cycles inside instead of leaving the page at its end.
import type { KeyboardEvent } from 'react'
import { isShown } from '../is-shown.ts'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]'

/** On Tab at the last element moves the focus to the first one, and vice versa. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const reachable = all.filter(isShown)
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
