// Tabs of an article: the compiler gives all panels and the roles; here come keys, clicks, and the choice that groups share,
// in the page, in other windows and in the address.
import { fragmentId } from '../routing/scroll.ts'
import { tabSlot } from '../storage/tab-slot.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from './behaviour.ts'

/** While it is on the html element, scrolling is not the reader's (see useScroll). */
const SCROLL_PAUSED = 'data-scroll-paused'

/** One set of tabs. */
interface TabSet {
  readonly tabs: readonly HTMLElement[]
  readonly panels: readonly HTMLElement[]
  readonly groupId: string | undefined
  readonly query: string | undefined
}

/** Makes tabs live. */
export const behaviour: Behaviour = {
  attach(root, env) {
    const lists = [...root.querySelectorAll<HTMLElement>('[role="tablist"]')]
    return detachAll(lists.map((list) => attachSet(list, env)))
  },
}

function attachSet(list: HTMLElement, env: BehaviourEnv): () => void {
  const set = readSet(list)
  const slot = set.groupId === undefined ? null : tabSlot(set.groupId)
  const asked = set.query === undefined ? null : new URLSearchParams(location.search).get(set.query)
  const initial = [asked, slot?.get(), tabWith(set, location.hash)].find((value) => hasValue(set, value))
  if (initial) select(set, initial)

  const choose = (tab: HTMLElement) => {
    const value = tabValue(tab)
    keepInPlace(tab, () => {
      select(set, value)
      // Groups of this page hear of it through the slot, before the position is put right.
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

function readSet(list: HTMLElement): TabSet {
  const holder = list.closest<HTMLElement>('[data-group-id], [data-query-string], .tabs-container') ?? list
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    (tab) => tab.closest('[role="tablist"]') === list,
  )
  const panels = tabs.flatMap((tab) => {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    return panel ? [panel] : []
  })
  const { groupId, queryString } = holder.dataset
  const named = queryString === '' || queryString === 'true' ? groupId : queryString
  return { tabs, panels, groupId, query: queryString === undefined ? undefined : named }
}

const tabValue = (tab: HTMLElement): string => tab.dataset.value ?? ''

const hasValue = (set: TabSet, value: string | null | undefined): value is string =>
  typeof value === 'string' && set.tabs.some((tab) => tabValue(tab) === value)

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null

/** The tab whose panel holds the target of the fragment. */
function tabWith({ tabs, panels }: TabSet, hash: string): string | undefined {
  const target = document.getElementById(fragmentId(hash))
  const index = target ? panels.findIndex((panel) => panel.contains(target)) : -1
  const tab = tabs[index]
  return tab ? tabValue(tab) : undefined
}

function select({ tabs, panels }: TabSet, value: string): void {
  tabs.forEach((tab, index) => {
    const selected = tabValue(tab) === value
    tab.setAttribute('aria-selected', String(selected))
    tab.classList.toggle('tabs__item--active', selected)
    tab.tabIndex = selected ? 0 : -1
    const panel = panels[index]
    if (panel) panel.hidden = !selected
  })
}

/** Focus moves round without selecting. */
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
  // The scroll event comes with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => documentElement.removeAttribute(SCROLL_PAUSED)))
}
