// Tabs of an article. The compiler renders all panels and roles; this adds keys, clicks, and the choice that a group shares
// within the page, across windows and in the URL.
import { type Behaviour, type BehaviourEnv, detachAll, listen } from './behaviour.ts'
import { hasValue, readSet, select, showChosen, slotOf, tabLists, tabValue } from './tab-set.ts'

/** While the html element has this attribute, scrolling is not caused by the reader (see useScroll). */
const SCROLL_PAUSED = 'data-scroll-paused'

/** Attaches the tabs of an article. */
export const behaviour: Behaviour = {
  attach(root, env) {
    return detachAll(tabLists(root).map((list) => attachSet(list, env)))
  },
}

function attachSet(list: HTMLElement, env: BehaviourEnv): () => void {
  const set = readSet(list)
  const slot = slotOf(set)
  showChosen(set)
  const choose = (tab: HTMLElement) => {
    const value = tabValue(tab)
    keepInPlace(tab, () => {
      select(set, value)
      // Other sets of the group on this page follow the slot, before the scroll position is corrected.
      slot?.set(value)
    })
    if (set.query !== undefined) env.setQuery(set.query, value)
  }
  return detachAll([
    listen(list, 'click', (event) => {
      const tab = tabOf(event.target)
      if (tab) choose(tab)
    }),
    listen(list, 'keydown', (event) => {
      const tab = tabOf(event.target)
      if (!tab) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        choose(tab)
        return
      }
      const next = neighbour(set.tabs, tab, event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    }),
    slot?.listen((value) => {
      if (hasValue(set, value)) select(set, value)
    }) ?? (() => undefined),
  ])
}

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null

/** Arrow keys move the focus cyclically without selecting. */
function neighbour(tabs: readonly HTMLElement[], tab: HTMLElement, key: string): HTMLElement | undefined {
  const index = tabs.indexOf(tab)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}

/** Changes the page and scrolls by as much as the element has moved, so that it stays under the pointer. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  const moved = element.getBoundingClientRect().top - before
  if (moved === 0) return
  const { documentElement } = document
  documentElement.setAttribute(SCROLL_PAUSED, '')
  window.scrollBy({ top: moved, behavior: 'instant' })
  // The scroll event fires with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => documentElement.removeAttribute(SCROLL_PAUSED)))
}
