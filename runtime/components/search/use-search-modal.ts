// Opens and closes the modal search dialog.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { closeModal, showModal } from '../../modal.ts'
import { waitingField } from './waiting-field.ts'

/**
 * The dialog element, shown as a modal while `open`; the page behind it does not scroll meanwhile. `onOpen` receives what the
 * reader typed into the early field. The field is removed and the dialog gets the focus in one step, so no key is lost.
 */
export function useSearchModal(
  open: boolean,
  onOpen: (typed: string) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback of the render that opens the dialog
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const typed = waitingField()?.finish() ?? ''
    showModal(element)
    document.body.classList.add('aa-Detached')
    onOpen(typed)
    return () => {
      document.body.classList.remove('aa-Detached')
      closeModal(element)
      // If nothing had the focus before, the browser keeps it in the hidden field until the next frame: a key pressed before that
      // would count as typed.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
    }
  }, [open])
  return dialog
}
