// A text field that captures typing from the moment the search is opened, before the app is hydrated and the dialog's code is
// loaded. A real, focused field loses no key, leaves spaces, Backspace and input methods to the browser, and opens the on-screen
// keyboard. It looks like the dialog's field, which replaces it and takes over its text.
import { acceptsInput } from '../../accepts-input.ts'
import { opensSearch } from './shortcut.ts'

/** Window event: there is an early field, and the dialog may replace it. */
export const SEARCH_WANTED = 'docsite:search'

/** Window event: the reader has first results, or no longer waits for them. */
export const SEARCH_ANSWERED = 'docsite:found'

const ID = 'early-search'

/** The field; while it is in the document, the reader is waiting for the search. */
export interface EarlyField extends HTMLInputElement {
  /** The button that opened it, or that belongs to the shortcut. */
  readonly opener: HTMLElement
  /** Removes the field and restores the previous focus. Returns the typed text. */
  finish(): string
}

/** The field, if the reader is waiting for the search. */
export const earlyField = () => document.getElementById(ID) as EarlyField | null

/**
 * Resolves when the reader is not waiting for the search: other code for interactions must not compete with it for bandwidth.
 */
export const whenSearchIdle = (): Promise<unknown> | null =>
  earlyField() && new Promise((resolve) => addEventListener(SEARCH_ANSWERED, resolve))

const firstButton = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Opens an early field on clicks on search buttons and on shortcuts. For a script that runs before everything else. */
export function watchSearch(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!opensSearch(event, acceptsInput(document.activeElement))) return
    const button = firstButton('.search-button[aria-keyshortcuts]')
    if (!button) return
    event.preventDefault()
    openField(button)
  })
  const onClick = (event: MouseEvent) => {
    // The target may be the document, which has no `closest`.
    const clicked = (event.target as HTMLElement).closest?.<HTMLElement>('.search-button')
    // A button in a text stands for the first one of the page, in the navbar, which owns the dialog.
    const button = clicked?.matches('.hero *') ? firstButton('.search-button') : clicked
    if (!button) return
    // The click is handled here, because the button may not be hydrated yet.
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
    // Otherwise another window has the focus and will return it.
    if (document.activeElement !== field) field.remove()
  }
  field.addEventListener('compositionstart', () => {
    field.dataset.composing = ''
  })
  field.addEventListener('compositionend', () => {
    delete field.dataset.composing
    notify()
  })
  // Elements outside an open modal cannot have focus.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  notify()
}
