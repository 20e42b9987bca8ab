// Keys of a page: single letters that go to the neighbours, to the table of contents and to the list of all keys.
import { own } from '../../model/own.ts'
import { createSlot } from '../../storage/slot.ts'
import { LETTERS_KEY } from '../../storage/view.ts'
import type { Behaviour, BehaviourEnv } from '../behaviour.ts'
import { takesKeys } from './elements.ts'
import { FILTER_BUTTON } from './toc-filter.ts'

/** What is clicked by a letter, named by its key: the same place on any layout. */
const CLICKED: Readonly<Record<string, string>> = {
  KeyN: '.pagination-nav__link--next',
  KeyP: '.pagination-nav__link--prev',
  KeyT: `.${FILTER_BUTTON}`,
}

/** Listens while the page is on screen. */
export const late: Behaviour = {
  attach(root, env) {
    const stop = new AbortController()
    const press = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || repeat) return
      // What is open has keys of its own.
      if (takesKeys(document.activeElement) || document.querySelector('dialog[open]')) return
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

/** Opens the settings of reading with the list of keys. */
export function openView(env: BehaviourEnv): void {
  import('./view-dialog.ts').then(
    ({ openSettings }) => openSettings(env),
    (cause) => env.warn('The settings could not be loaded.', cause),
  )
}
