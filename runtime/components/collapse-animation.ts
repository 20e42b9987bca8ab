// Opens or closes an element by animating its height. Its `hidden` attribute is the final state.
import { collapseDurationHere } from '../collapse-duration.ts'

/** Animates to the wanted state; returns a function that stops the animation where it is. */
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
  // Without movement no end event would fire.
  if (from === target) {
    finish()
    return stop
  }
  for (const type of END_EVENTS) element.addEventListener(type, finish)
  style.willChange = 'height'
  style.overflow = 'hidden'
  style.height = `${from}px`
  // Reading the size forces the browser to apply the start value before the end value.
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
