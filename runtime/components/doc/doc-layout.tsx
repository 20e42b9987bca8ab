// The frame of pages inside a docs version. It stays while the reader moves from page to page, and with it the sidebar.
import type { ReactNode } from 'react'
import type { PageSidebar } from '../../model/page.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'

interface DocLayoutProps {
  readonly sidebar: PageSidebar | undefined
  readonly children: ReactNode
}

/** Sidebar, where there is one, and the main part. */
export function DocLayout({ sidebar, children }: DocLayoutProps) {
  return (
    <div className={sidebar ? 'docs-layout' : 'docs-layout docs-layout--wide'}>
      {sidebar ? <Sidebar sidebar={sidebar} /> : null}
      {children}
    </div>
  )
}
