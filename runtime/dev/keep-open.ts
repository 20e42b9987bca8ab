// What the reader has opened stays open when the article is replaced: details, tabs, and the place on the page.

/** Remembers what is open; the result opens it again. */
export function keepOpen(): () => void {
  const { scrollX, scrollY } = window
  const details = allDetails().map((element) => [keyOf(element), element.open] as const)
  const tabs = tabLists().map((list) => selectedTab(list)?.textContent ?? '')
  return () => {
    const restore = () => {
      allDetails().forEach((element, at) => {
        const [key, open] = details[at] ?? []
        if (key === keyOf(element) && open !== undefined && element.open !== open) setOpen(element, open)
      })
      tabLists().forEach((list, at) => {
        const wanted = tabs[at]
        if (!wanted || selectedTab(list)?.textContent === wanted) return
        const tab = tabsOf(list).find((each) => each.textContent === wanted)
        tab?.click()
      })
      if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    }
    // Once what is attached to the article is attached, before it is painted.
    requestAnimationFrame(restore)
  }
}

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-article] details')]
const keyOf = (element: HTMLDetailsElement) => element.querySelector('summary')?.textContent ?? ''
const tabLists = () => [...document.querySelectorAll<HTMLElement>('[data-article] [role="tablist"]')]
const tabsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
const selectedTab = (list: HTMLElement) =>
  tabsOf(list).find((tab) => tab.getAttribute('aria-selected') === 'true')

/** Open and closed are written twice where the element is animated. */
function setOpen(element: HTMLDetailsElement, open: boolean): void {
  element.open = open
  if (element.dataset.collapsed !== undefined) element.dataset.collapsed = String(!open)
}
