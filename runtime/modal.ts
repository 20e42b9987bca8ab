// Modal dialogs. In a browser without `showModal` they open in the page, where they also work.

/** Opens a dialog. */
export function showModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

/** Closes a dialog. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') dialog.close()
  else {
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
  }
}
