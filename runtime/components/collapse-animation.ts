// Opens or closes an element by animating its height. The element's `hidden` attribute is the state it ends in.
import { collapseDurationHere } from '../collapse-duration.ts'

/** Animates to the wanted state; returns the way to stop where it is. */
export function animateCollapse(element: HTMLElement, open: boolean): () => void {
  const { style } = element
  const from = element.hidden ? 0 : element.offsetHeight
  element.hidden = false
  style.transition = 'none'
  style.height = 'auto'
  const full = element.scrollHeight
  const target = open ? full : 0
  const stop = () => {
    for (const type of END_EVENTS) element.removeEventListener(type, finish)
  }
  const finish = (event?: Event) => {
    if (event && !isEndOfHeight(event, element)) return
    stop()
    for (const property of PROPERTIES) style.removeProperty(property)
    element.hidden = !open
  }
  // Where nothing moves no end event would come.
  if (from === target) {
    finish()
    return stop
  }
  for (const type of END_EVENTS) element.addEventListener(type, finish)
  style.willChange = 'height'
  style.overflow = 'hidden'
  style.height = `${from}px`
  // Reading the size makes the browser apply the start before it sees the end.
  element.getBoundingClientRect()
  style.transition = `height ${collapseDurationHere(full)}ms ease-in-out`
  style.height = `${target}px`
  return stop
}

const END_EVENTS = ['transitionend', 'transitioncancel']
const PROPERTIES = ['height', 'overflow', 'transition', 'will-change']

function isEndOfHeight(event: Event, element: HTMLElement): boolean {
  return event.target === element && 'propertyName' in event && event.propertyName === 'height'
}
