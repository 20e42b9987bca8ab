// Keyboard shortcuts of a page: single letters for the neighbouring pages, the table of contents filter and the list of
// shortcuts.
import { acceptsInput } from '../../accepts-input.ts'
import { own } from '../../model/own.ts'
import { createSlot } from '../../storage/slot.ts'
import { LETTERS_KEY } from '../../storage/view.ts'
import type { Behaviour, BehaviourEnv } from '../behaviour.ts'
import { FILTER_BUTTON } from './toc-filter.ts'

/** The element that each letter clicks, by key code, so that shortcuts do not depend on the keyboard layout. */
const CLICKED: Readonly<Record<string, string>> = {
  KeyN: '.pagination-nav__link--next',
  KeyP: '.pagination-nav__link--prev',
  KeyT: `.${FILTER_BUTTON}`,
}

/** Listens while the page is shown. */
export const late: Behaviour = {
  attach(root, env) {
    const stop = new AbortController()
    const press = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || repeat) return
      // Text fields and open dialogs handle keys themselves.
      if (acceptsInput(document.activeElement) || document.querySelector('dialog[open]')) return
      if (createSlot(LETTERS_KEY).get() === 'off') return
      if (key === '?') {
        event.preventDefault()
        openView(env)
        return
      }
      const selector = shiftKey ? undefined : own(CLICKED, code)
      const clicked = selector && root.querySelector<HTMLElement>(selector)
      if (!clicked) return
      event.preventDefault()
      clicked.click()
    }
    document.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  },
}

/** Opens the reading settings, which include the list of shortcuts. */
export function openView(env: BehaviourEnv): void {
  import('./view-dialog.ts').then(
    ({ openSettings }) => openSettings(env),
    (cause) => env.warn('The settings could not be loaded.', cause),
  )
}
