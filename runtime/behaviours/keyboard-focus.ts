// Marks the body while the reader moves with the keyboard: the server sets the class, a press of the mouse removes it, and Tab
// sets it again.

/** Class of the body while the keyboard is in use. */
const KEYBOARD = 'navigation-with-keyboard'

/** Watches the keyboard and the mouse for the life of the document. */
export function watchKeyboard(): void {
  const { classList } = document.body
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') classList.add(KEYBOARD)
  })
  document.addEventListener('mousedown', () => classList.remove(KEYBOARD))
}
