// Reads sidebar items from html, as far as they are rendered: open branches completely, closed categories without their items.
// Rendered again, they give the same html.
import type { SidebarCategory, SidebarHtml, SidebarItem, SidebarLink } from '../model/sidebar.ts'
import { find, present, readEach, readLink } from './elements.ts'

/** Items of a list. */
export function readSidebar(list: Element | null): readonly SidebarItem[] {
  return readEach(list, (entry) => {
    const has = (name: string) => entry.classList.contains(name)
    const own = { className: ownClass(entry) }
    if (has('menu__html-item')) {
      const defaultStyle = has('menu__html-item--styled')
      return present<SidebarHtml>({ type: 'html', value: entry.innerHTML, defaultStyle, ...own })
    }
    if (has('theme-doc-sidebar-item-category')) {
      const collapsed = !has('menu__list-item--open')
      return present<SidebarCategory>({ ...readCategory(entry), collapsed, ...own })
    }
    const link = entry.firstElementChild
    const external = link?.hasAttribute('target') ? true : null
    return present<SidebarLink>({ type: 'link', href: '', ...readLink(link), external, ...own })
  })
}

/** A category: a link with a toggle button, a link that toggles itself, or plain text. */
function readCategory(entry: Element) {
  const row = find(entry, '.menu__list-item-collapsible')
  const { label, href } = readLink((row ?? entry).firstElementChild)
  const list = find(entry, 'ul')
  return {
    type: 'category' as const,
    label,
    href: row && href,
    firstHref: row ? null : href,
    collapsible: row ? row.childElementCount > 1 : href !== undefined,
    items: list && readSidebar(list),
  }
}

/** The author's class of an entry, which follows the sidebar's own classes. */
const ownClass = ({ className }: Element) =>
  className.replace(
    /^(?:theme-doc-sidebar-item-\S+ ?){2}(?:menu__(?:list-item--open|html-item(?:--styled)?) ?)*/,
    '',
  ) || null
