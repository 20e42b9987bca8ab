// Marks the body while the reader navigates by keyboard: the server sets the class, a mouse press removes it, and Tab sets it
// again.

/** Class of the body while the keyboard is in use. */
const KEYBOARD = 'navigation-with-keyboard'

/** Watches keyboard and mouse for the life of the document. */
export function watchKeyboard(): void {
  const { classList } = document.body
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') classList.add(KEYBOARD)
  })
  document.addEventListener('mousedown', () => classList.remove(KEYBOARD))
}
