// The list of a sidebar as html -> its items, as far as they are shown: open branches whole, closed categories without their
// insides. Drawn again they give the same html.
import type { SidebarCategory, SidebarHtml, SidebarItem, SidebarLink } from '../model/sidebar.ts'

/** Items of a list. */
export function readSidebar(list: Element): readonly SidebarItem[] {
  return [...list.children].map((entry) => {
    const { classList } = entry
    if (classList.contains('theme-doc-sidebar-item-category')) return readCategory(entry)
    return classList.contains('menu__html-item') ? readHtml(entry) : readLink(entry)
  })
}

/** The text before all elements: labels of links that leave the site have an icon behind them. */
export function ownText(element: Element | null): string {
  return element?.firstChild?.nodeValue ?? ''
}

function readLink(entry: Element): SidebarLink {
  const link = entry.firstElementChild
  return {
    type: 'link',
    label: ownText(link),
    href: link?.getAttribute('href') ?? '',
    ...(link?.hasAttribute('target') ? { external: true } : {}),
    ...ownClass(entry),
  }
}

function readCategory(entry: Element): SidebarCategory {
  const row = entry.querySelector(':scope > .menu__list-item-collapsible')
  const label = (row ?? entry).firstElementChild
  const href = label?.getAttribute('href')
  const list = entry.querySelector(':scope > ul')
  return {
    type: 'category',
    label: ownText(label),
    // A link beside a button that opens and closes; a link that does so itself; or a mere text.
    ...(href == null ? {} : { [row ? 'href' : 'firstHref']: href }),
    collapsible: row ? row.childElementCount > 1 : href != null,
    collapsed: !entry.classList.contains('menu__list-item--open'),
    ...(list ? { items: readSidebar(list) } : {}),
    ...ownClass(entry),
  }
}

function readHtml(entry: Element): SidebarHtml {
  const defaultStyle = entry.classList.contains('menu__html-item--styled')
  return { type: 'html', value: entry.innerHTML, defaultStyle, ...ownClass(entry) }
}

const CLASSES_OF_ENTRIES =
  /^(?:theme-doc-sidebar-item-(?:link|category)(?:-level-\d+)?|menu__(?:list-item--open|html-item(?:--styled)?))$/

/** The class that the author gave an entry. */
function ownClass({ classList }: Element): { readonly className?: string } {
  const names = [...classList].filter((name) => !CLASSES_OF_ENTRIES.test(name))
  return names.length === 0 ? {} : { className: names.join(' ') }
}
