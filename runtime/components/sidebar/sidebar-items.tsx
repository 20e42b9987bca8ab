// The sidebar items of one level, for the sidebar column and the mobile menu.
import { useContext, useState } from 'react'
import { SidebarListContext } from '../../contexts.tsx'
import type { SidebarHtml, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import type { LevelRange } from '../../routing/long-level.ts'
import { classNames } from '../class-names.ts'
import { Html } from '../html.tsx'
import { interactionCode } from '../interaction-code.ts'
import { Link } from '../link.tsx'
import { Category } from './category.tsx'
import type { SidebarTools } from './sidebar-tools.ts'
import { isVisible, visibleChildren } from './trail.ts'

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  readonly level: number
  readonly tools: SidebarTools
}

/** The visible items. */
export function SidebarItems({ items, level, tools }: SidebarItemsProps) {
  // With auto-collapse at most one category of a level is open.
  const [opened, setOpened] = useState<string | null>(null)
  const renderList = useContext(SidebarListContext)
  const range = useState<LevelRange | null>(null)
  const listed = items.filter((item) => isVisible(item, tools.trail))
  const visible = interactionCode()?.showLevel(listed, tools, range) ?? listed
  const entryOf = (key: string, item: SidebarItem, isActive = tools.trail.has(item)) => {
    if (item.type === 'html') return <HtmlEntry key={key} item={item} level={level} />
    if (item.type === 'link')
      return <LinkEntry key={key} item={item} level={level} tools={tools} isActive={isActive} />
    const isBare = item.items !== undefined && visibleChildren(item, tools.trail).length === 0
    if (isBare) {
      const link: SidebarLink = { type: 'link', label: item.label, href: item.href ?? '' }
      return <LinkEntry key={key} item={link} level={level} tools={tools} isActive={isActive} />
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
  if (renderList) return renderList({ items: visible, level, trail: tools.trail, render: entryOf })
  return keyed(visible).map(({ key, item }) => entryOf(key, item))
}

/** Keys that stay with an item when siblings appear or disappear. */
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
  readonly isActive: boolean
}

function LinkEntry({ item, level, tools, isActive }: LinkEntryProps) {
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
