// The sets of tabs of an article, and the choice that a page begins with: by its address, by what was chosen before.
import { fragmentId } from '../routing/scroll.ts'
import type { StorageSlot } from '../storage/slot.ts'
import { tabSlot } from '../storage/tab-slot.ts'
import { TAB_LISTS } from './behaviour.ts'

/** One set of tabs. */
export interface TabSet {
  readonly tabs: readonly HTMLElement[]
  readonly panels: readonly HTMLElement[]
  readonly groupId: string | undefined
  readonly query: string | undefined
}

/** The list of each set. */
export const tabLists = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(TAB_LISTS),
]

/** The set of a list. */
export function readSet(list: HTMLElement): TabSet {
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

/** The value that a tab stands for. */
export const tabValue = (tab: HTMLElement): string => tab.dataset.value ?? ''

/** Whether a set has a tab of this value. */
export const hasValue = (set: TabSet, value: string | null | undefined): value is string =>
  typeof value === 'string' && set.tabs.some((tab) => tabValue(tab) === value)

/** The tab whose panel holds the target of the fragment. */
function tabWith({ tabs, panels }: TabSet, hash: string): string | undefined {
  const target = document.getElementById(fragmentId(hash))
  const index = target ? panels.findIndex((panel) => panel.contains(target)) : -1
  const tab = tabs[index]
  return tab ? tabValue(tab) : undefined
}

/** Shows the panel of the tab with this value. */
export function select({ tabs, panels }: TabSet, value: string): void {
  tabs.forEach((tab, index) => {
    const selected = tabValue(tab) === value
    tab.setAttribute('aria-selected', String(selected))
    tab.classList.toggle('tabs__item--active', selected)
    tab.tabIndex = selected ? 0 : -1
    const panel = panels[index]
    if (panel) panel.hidden = !selected
  })
}

/** Where the choice of a group is stored; null for a set that belongs to none. */
export const slotOf = ({ groupId }: TabSet): StorageSlot | null =>
  groupId === undefined ? null : tabSlot(groupId)

/** Shows the tab that the address or the storage asks for. */
export function showChosen(set: TabSet): void {
  const asked = set.query === undefined ? null : new URLSearchParams(location.search).get(set.query)
  const chosen = [asked, slotOf(set)?.get(), tabWith(set, location.hash)].find((value) =>
    hasValue(set, value),
  )
  if (chosen) select(set, chosen)
}
