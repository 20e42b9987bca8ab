// Tells apart readers who move with the keyboard: the class is there from the server, goes with the first press of the mouse
// and comes back with Tab.

/** Class of the body while the keyboard is in use. */
const KEYBOARD = 'navigation-with-keyboard'

/** Keeps the class right for as long as the page lives. */
export function watchKeyboard(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') document.body.classList.add(KEYBOARD)
  }
  const onMouseDown = () => document.body.classList.remove(KEYBOARD)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('mousedown', onMouseDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('mousedown', onMouseDown)
  }
}
