// Filter for a long table of contents: a button beside its title replaces the title with a text field.
import { type Behaviour, detachAll, listen } from '../behaviour.ts'
import { make, makeButton } from './elements.ts'

/** Minimum number of entries for a filter. */
const MANY = 15

const ICON = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21'

/** Class of the button; the filter shortcut clicks it. */
export const FILTER_BUTTON = 'toc__filter-button'

/** Adds the button; nothing moves. */
export const late: Behaviour = {
  attach(root, env) {
    const nav = root.querySelector<HTMLElement>('.toc')
    const entries = [...(nav?.querySelectorAll<HTMLElement>('li') ?? [])]
    if (!nav || entries.length < MANY) return () => undefined
    const label = env.text('docsite.toc.filter')
    const button = makeButton(`clean-btn ${FILTER_BUTTON}`, label, ICON)
    const field = make('input', 'toc__filter')
    field.type = 'search'
    field.hidden = true
    field.ariaLabel = field.placeholder = label
    const has = (text: string | null | undefined) =>
      text?.toLocaleLowerCase().includes(field.value.trim().toLocaleLowerCase()) ?? false
    const filter = () => {
      for (const entry of entries) {
        // A heading stays if an entry below it matches, and entries below a matching heading stay too.
        entry.hidden = !has(entry.textContent) && !above(entry).some((heading) => has(ownLabel(heading)))
      }
    }
    /** The first entry that matches itself. */
    const found = () => entries.find((entry) => !entry.hidden && has(ownLabel(entry)))
    const close = (focus: boolean) => {
      field.value = ''
      filter()
      field.hidden = true
      button.hidden = false
      if (focus) button.focus()
    }
    nav.prepend(button, field)
    return detachAll([
      () => {
        close(false)
        button.remove()
        field.remove()
      },
      listen(button, 'click', () => {
        button.hidden = true
        field.hidden = false
        field.focus()
      }),
      listen(field, 'input', filter),
      listen(field, 'blur', () => field.value === '' && close(false)),
      listen(field, 'keydown', (event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          close(true)
        }
        const first = found()?.querySelector('a')
        if (event.key === 'ArrowDown' || event.key === 'Enter') {
          event.preventDefault()
          if (event.key === 'Enter') first?.click()
          else first?.focus()
        }
      }),
    ])
  },
}

/** The ancestors of an entry. */
function above(entry: HTMLElement): readonly HTMLElement[] {
  const outer = entry.parentElement?.closest('li')
  return outer ? [outer, ...above(outer)] : []
}

const ownLabel = (entry: HTMLElement) => entry.querySelector(':scope > a')?.textContent
