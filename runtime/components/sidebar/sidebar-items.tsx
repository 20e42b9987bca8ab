// A list of sidebar items of one level, for the sidebar beside the page and for the one in the mobile menu.
import { useContext, useState } from 'react'
import { SharePartsContext } from '../../contexts.tsx'
import type { SidebarHtml, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { classNames } from '../class-names.ts'
import { Html } from '../html.tsx'
import { Link } from '../link.tsx'
import { Category } from './category.tsx'
import type { SidebarTools } from './sidebar-tools.ts'
import { isVisible, type Trail, visibleChildren } from './trail.ts'

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  readonly level: number
  readonly tools: SidebarTools
}

/** The visible items. */
export function SidebarItems({ items, level, tools }: SidebarItemsProps) {
  // With auto-collapse at most one category of a level is open.
  const [opened, setOpened] = useState<string | null>(null)
  const share = useContext(SharePartsContext)
  const entryOf = (key: string, item: SidebarItem) => {
    if (item.type === 'html') return <HtmlEntry key={key} item={item} level={level} />
    if (item.type === 'link') return <LinkEntry key={key} item={item} level={level} tools={tools} />
    const isBare = item.items !== undefined && visibleChildren(item, tools.trail).length === 0
    if (isBare) {
      const link: SidebarLink = { type: 'link', label: item.label, href: item.href ?? '' }
      return <LinkEntry key={key} item={link} level={level} tools={tools} isActive={tools.trail.has(item)} />
    }
    return (
      <Category
        key={key}
        item={item}
        level={level}
        tools={tools}
        siblingOpened={tools.autoCollapse && opened !== null && opened !== key}
        onOpen={() => setOpened(key)}
        renderItems={(children) => <SidebarItems items={children} level={level + 1} tools={tools} />}
      />
    )
  }
  const visible = items.filter((item) => isVisible(item, tools.trail))
  if (!share) return keyed(visible).map(({ key, item }) => entryOf(key, item))
  return runsOf(visible, tools.trail).map(({ of, isSame }, at) =>
    isSame ? share(String(at), of, level, (item) => entryOf('', item)) : entryOf(String(at), of),
  )
}

type Run =
  | { readonly isSame: true; readonly of: SidebarItem[] }
  | { readonly isSame: false; readonly of: SidebarItem }

/** Items in a row that look the same on every page, and between them those that do not, one by one. */
function runsOf(items: readonly SidebarItem[], trail: Trail): readonly Run[] {
  const runs: Run[] = []
  for (const item of items) {
    const isSame = !trail.has(item) && !(item.type === 'category' && item.items)
    const last = runs.at(-1)
    if (!isSame) runs.push({ isSame, of: item })
    else if (last?.isSame) last.of.push(item)
    else runs.push({ isSame, of: [item] })
  }
  return runs
}

/** Keys that stay with an item when its siblings appear or vanish. */
function keyed(items: readonly SidebarItem[]): readonly { key: string; item: SidebarItem }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = item.type === 'html' ? item.value : `${item.type} ${item.label} ${item.href ?? ''}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: count === 0 ? name : `${name} ${count}`, item }
  })
}

interface LinkEntryProps {
  readonly item: SidebarLink
  readonly level: number
  readonly tools: SidebarTools
  readonly isActive?: boolean
}

function LinkEntry({ item, level, tools, isActive = tools.trail.has(item) }: LinkEntryProps) {
  return (
    <li
      className={classNames(
        'theme-doc-sidebar-item-link',
        `theme-doc-sidebar-item-link-level-${level}`,
        item.className,
      )}
    >
      <Link
        className={classNames('menu__link', isActive && 'menu__link--active')}
        href={item.href}
        external={item.external}
        current={isActive}
        onClick={item.external ? undefined : tools.onNavigate}
      >
        {item.label}
      </Link>
    </li>
  )
}

function HtmlEntry({ item, level }: { readonly item: SidebarHtml; readonly level: number }) {
  return (
    <Html
      as="li"
      className={classNames(
        'theme-doc-sidebar-item-link',
        `theme-doc-sidebar-item-link-level-${level}`,
        'menu__html-item',
        item.defaultStyle && 'menu__html-item--styled',
        item.className,
      )}
      html={item.value}
    />
  )
}
