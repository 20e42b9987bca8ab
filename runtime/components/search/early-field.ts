// The field that takes what the reader types from the very moment the search is opened: before the app is hydrated and before
// the code of the dialog is loaded. A real field that has the focus at once loses no key, leaves spaces, Backspace and input methods
// to the browser, and brings the keyboard of touch screens. It looks like the dialog's, which takes its place and its text.
import { opensSearch, takesText } from './shortcut.ts'

/** Event of the window: there is an early field, and the dialog may replace it. */
export const SEARCH_WANTED = 'docsite:search'

/** Event of the window: the reader has first results, or waits for them no longer. */
export const SEARCH_ANSWERED = 'docsite:found'

const ID = 'early-search'

/** The field; while it is in the document, the reader waits for the search. */
export interface EarlyField extends HTMLInputElement {
  /** The button that it was opened by, or that stands for the shortcut. */
  readonly opener: HTMLElement
  /** Removes it and puts the focus back where it was before. Returns what was typed. */
  finish(): string
}

/** The field, if the reader waits for the search. */
export const earlyField = () => document.getElementById(ID) as EarlyField | null

/** Resolves when the reader does not wait for the search: what else answers to the reader is not to share the line with it. */
export const whenAnswered = (): Promise<unknown> | null =>
  earlyField() && new Promise((resolve) => addEventListener(SEARCH_ANSWERED, resolve))

const firstButton = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Opens an early field by the search buttons and the shortcuts. For a script that runs before everything else. */
export function watchSearch(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!opensSearch(event, takesText(document.activeElement))) return
    const button = firstButton('.search-button[aria-keyshortcuts]')
    if (!button) return
    event.preventDefault()
    openField(button)
  })
  const onClick = (event: MouseEvent) => {
    // A document has no `closest`.
    const clicked = (event.target as HTMLElement).closest?.<HTMLElement>('.search-button')
    // One in a text stands for the first of the page, that of the navbar, which has the dialog.
    const button = clicked?.matches('.hero *') ? firstButton('.search-button') : clicked
    if (!button) return
    // The click is answered here, although the button may not be hydrated yet.
    event.stopPropagation()
    openField(button)
  }
  addEventListener('click', onClick, true)
}

function openField(opener: HTMLElement): void {
  if (document.querySelector(`.search-dialog[open], #${ID}`)) return
  const before = document.activeElement as HTMLElement | null
  const notify = () => dispatchEvent(new Event(SEARCH_WANTED))
  const field = document.createElement('input')
  const finish = () => {
    const { value } = field
    field.onblur = null
    before?.focus({ preventScroll: true })
    field.remove()
    return value
  }
  Object.assign(field, { id: ID, className: ID, opener, finish })
  field.placeholder = field.ariaLabel = opener.querySelector('.search-button__text')?.textContent ?? ''
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) finish()
  })
  field.onblur = () => {
    // Else another window has the focus, and gives it back.
    if (document.activeElement !== field) field.remove()
  }
  field.addEventListener('compositionstart', () => {
    field.dataset.composing = ''
  })
  field.addEventListener('compositionend', () => {
    delete field.dataset.composing
    notify()
  })
  // What lies outside of an open modal cannot have the focus.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  notify()
}
