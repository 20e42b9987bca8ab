// Copies text to the clipboard, with a fallback for pages without a secure connection, where the Clipboard API is missing.

/** Resolves when the text is on the clipboard, rejects if neither way works. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyBySelection(text)
  }
}

function copyBySelection(text: string): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  field.setAttribute('aria-hidden', 'true')
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!copied) throw new Error('the browser refused to copy')
}
