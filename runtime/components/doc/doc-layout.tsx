// The layout of pages inside a docs version. It stays mounted while the reader moves from page to page, and so does the sidebar.
import { type ReactNode, useContext } from 'react'
import { SidebarSlotContext } from '../../contexts.tsx'
import type { PageSidebar } from '../../model/page.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'

interface DocLayoutProps {
  readonly sidebar: PageSidebar | undefined
  readonly children: ReactNode
}

/** Sidebar, if any, and the main part. */
export function DocLayout({ sidebar, children }: DocLayoutProps) {
  const renderSidebar = useContext(SidebarSlotContext) ?? sidebarOf
  return (
    <div className={sidebar ? 'docs-layout' : 'docs-layout docs-layout--wide'}>
      {sidebar ? renderSidebar(sidebar) : null}
      {children}
    </div>
  )
}

const sidebarOf = (sidebar: PageSidebar) => <Sidebar sidebar={sidebar} />
