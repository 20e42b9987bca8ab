// Preserves what the reader has opened when the article is replaced: the state is written into the new html before it is shown.
// The scroll position is preserved as well.

/** Opens in `next` the details and tabs that are open in `shown`, where both have them. */
export function carryOpen(shown: ParentNode, next: ParentNode): void {
  const before = allDetails(shown)
  allDetails(next).forEach((element, at) => {
    const old = before[at]
    if (old && titleOf(old) === titleOf(element)) setOpen(element, old.open)
  })
  const listsBefore = tabLists(shown)
  tabLists(next).forEach((list, at) => {
    const old = listsBefore[at]
    const chosen = old && tabsOf(old).find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
    if (chosen && tabsOf(list).some((tab) => tab.textContent === chosen)) select(list, chosen, next)
  })
}

/** Saves the scroll position; the returned function restores it. */
export function keepPlace(): () => void {
  const { scrollX, scrollY } = window
  return () => {
    requestAnimationFrame(() => {
      if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    })
  }
}

const allDetails = (from: ParentNode) => [...from.querySelectorAll<HTMLDetailsElement>('details')]
const titleOf = (element: HTMLDetailsElement) => element.querySelector('summary')?.textContent ?? ''
const tabLists = (from: ParentNode) => [...from.querySelectorAll<HTMLElement>('[role="tablist"]')]
const tabsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')]

/** Animated details also keep their state in an attribute. */
function setOpen(element: HTMLDetailsElement, open: boolean): void {
  element.open = open
  if (element.dataset.collapsed !== undefined) element.dataset.collapsed = String(!open)
}

function select(list: HTMLElement, chosen: string, article: ParentNode): void {
  for (const tab of tabsOf(list)) {
    const selected = tab.textContent === chosen
    tab.setAttribute('aria-selected', String(selected))
    tab.setAttribute('tabindex', selected ? '0' : '-1')
    tab.classList.toggle('tabs__item--active', selected)
    const panel = article.querySelector<HTMLElement>(
      `#${CSS.escape(tab.getAttribute('aria-controls') ?? '')}`,
    )
    if (panel) panel.hidden = !selected
  }
}
