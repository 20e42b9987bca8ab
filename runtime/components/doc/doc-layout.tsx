// The frame of pages inside a docs version. It stays while the reader moves from page to page, and with it the sidebar.
import { type ReactNode, useContext } from 'react'
import { SidebarPlaceContext } from '../../contexts.tsx'
import type { PageSidebar } from '../../model/page.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'

interface DocLayoutProps {
  readonly sidebar: PageSidebar | undefined
  readonly children: ReactNode
}

/** Sidebar, where there is one, and the main part. */
export function DocLayout({ sidebar, children }: DocLayoutProps) {
  const placeOf = useContext(SidebarPlaceContext) ?? drawn
  return (
    <div className={sidebar ? 'docs-layout' : 'docs-layout docs-layout--wide'}>
      {sidebar ? placeOf(sidebar) : null}
      {children}
    </div>
  )
}

const drawn = (sidebar: PageSidebar) => <Sidebar sidebar={sidebar} />
