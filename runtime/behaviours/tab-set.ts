// Tab sets of an article, and their initial selection: by URL, or by the reader's earlier choice.
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

/** The tab list of each set. */
export const tabLists = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(TAB_LISTS),
]

/** The set of a tab list. */
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

/** The value of a tab. */
export const tabValue = (tab: HTMLElement): string => tab.dataset.value ?? ''

/** Whether a set has a tab with this value. */
export const hasValue = (set: TabSet, value: string | null | undefined): value is string =>
  typeof value === 'string' && set.tabs.some((tab) => tabValue(tab) === value)

/** Value of the tab whose panel contains the target of the fragment. */
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

/** Storage slot for the choice of a group; null for a set without a group. */
export const slotOf = ({ groupId }: TabSet): StorageSlot | null =>
  groupId === undefined ? null : tabSlot(groupId)

/** Selects the tab that the URL or storage asks for. */
export function showChosen(set: TabSet): void {
  const asked = set.query === undefined ? null : new URLSearchParams(location.search).get(set.query)
  const chosen = [asked, slotOf(set)?.get(), tabWith(set, location.hash)].find((value) =>
    hasValue(set, value),
  )
  if (chosen) select(set, chosen)
}
