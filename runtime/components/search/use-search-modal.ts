// Opens and closes the modal of the search.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { closeModal, showModal } from '../../modal.ts'
import { waitingField } from './waiting-field.ts'

/**
 * The dialog element, shown as a modal while `open`; the page behind it does not scroll meanwhile. `onOpen` receives what the
 * reader typed into the early field. That field is removed and the dialog has the focus in the same step, so no key is lost.
 */
export function useSearchModal(
  open: boolean,
  onOpen: (typed: string) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rendering that opens it
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
      // Where nothing had the focus before, the browser leaves it in the hidden field until the next frame: a key pressed
      // before that would count as typed.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
    }
  }, [open])
  return dialog
}
