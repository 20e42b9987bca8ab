// A modal dialog that behaviours open over a page.
import { closeModal, showModal } from '../../modal.ts'
import type { BehaviourEnv } from '../behaviour.ts'
import { make, makeButton } from './elements.ts'

const CLOSE_ICON = 'm6 6 12 12M18 6 6 18'

/** An open dialog. */
export interface OpenDialog {
  readonly element: HTMLDialogElement
  /** Header above the content: title, further controls, close button. */
  readonly head: HTMLElement
  close(): void
}

/** Shows a dialog with a title. It closes on Escape, its button or a click outside; the focus then returns to where it was. */
export function openDialog(className: string, title: string, env: BehaviourEnv): OpenDialog {
  const before = document.activeElement
  const element = make('dialog', `page-dialog ${className}`)
  const heading = make('h2', 'page-dialog__title', title)
  heading.id = 'page-dialog-title'
  element.setAttribute('aria-labelledby', heading.id)
  const close = makeButton('clean-btn page-dialog__close', env.text('docsite.close'), CLOSE_ICON)
  const head = make('div', 'page-dialog__head', heading, close)
  element.append(head)
  const overflow = document.body.style.overflow
  const end = () => closeModal(element)
  close.addEventListener('click', end)
  element.addEventListener('click', (event) => {
    if (event.target === element) end()
  })
  // A link in the dialog navigates to another page behind it.
  window.addEventListener('popstate', end)
  element.addEventListener('close', () => {
    window.removeEventListener('popstate', end)
    document.body.style.overflow = overflow
    element.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
  document.body.append(element)
  showModal(element)
  document.body.style.overflow = 'hidden'
  return { element, head, close: end }
}
