// The sidebar's content: one tree of links for the sidebar column and the mobile menu.
import { useMemo, useRef } from 'react'
import { useSite } from '../../contexts.tsx'
import type { PageSidebar } from '../../model/page.ts'
import { interactionCode } from '../interaction-code.ts'
import { useCurrent } from '../use-current.ts'
import { useMessage } from '../use-message.ts'
import { SidebarItems } from './sidebar-items.tsx'
import type { SidebarTools } from './sidebar-tools.ts'
import { activeTrail } from './trail.ts'
import { useCurrentInSight } from './use-current-in-sight.ts'
import { useSidebarItems } from './use-sidebar-items.ts'

interface SidebarMenuProps {
  readonly sidebar: PageSidebar
  readonly onNavigate?: (() => void) | undefined
}

/** Navigation landmark with the sidebar's items. Open categories stay open as long as the sidebar is the same. */
export function SidebarMenu({ sidebar, onNavigate }: SidebarMenuProps) {
  const text = useMessage()
  const current = useCurrent()
  const path = sidebar.path ?? current.path
  const { sidebarOptions } = useSite()
  const { items, load } = useSidebarItems(sidebar)
  const trail = useMemo(() => activeTrail(items, path), [items, path])
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  const tools: SidebarTools = {
    path,
    trail,
    text,
    autoCollapse: sidebarOptions.autoCollapseCategories,
    load,
    onNavigate,
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks on links, which the keyboard also triggers
    <nav
      ref={menu}
      className="menu"
      aria-label={text('theme.docs.sidebar.navAriaLabel')}
      onPointerEnter={() => load()}
      onFocusCapture={() => load()}
      onClick={(event) => interactionCode()?.showMore(event, load)}
    >
      <ul className="theme-doc-sidebar-menu menu__list">
        <SidebarItems key={sidebar.key} items={items} level={1} tools={tools} />
      </ul>
    </nav>
  )
}
