// The sidebar column beside a page. If the site allows it, the reader can hide it.
import { useState } from 'react'
import { useSite } from '../../contexts.tsx'
import type { PageSidebar } from '../../model/page.ts'
import { LogoLink } from '../navbar/logo-link.tsx'
import { useMessage } from '../use-message.ts'
import { SidebarMenu } from './sidebar-menu.tsx'

/** Sidebar for wide viewports; narrow ones have it in the menu. */
export function Sidebar({ sidebar }: { readonly sidebar: PageSidebar }) {
  const text = useMessage()
  const { sidebarOptions, navbar } = useSite()
  const [hidden, setHidden] = useState(false)
  if (hidden) {
    return (
      <div className="theme-doc-sidebar-container sidebar sidebar--hidden">
        <button
          type="button"
          className="clean-btn sidebar__expand"
          title={text('theme.docs.sidebar.expandButtonTitle')}
          aria-label={text('theme.docs.sidebar.expandButtonAriaLabel')}
          onClick={() => setHidden(false)}
        />
      </div>
    )
  }
  return (
    <div className="theme-doc-sidebar-container sidebar">
      <div className="sidebar__viewport">
        {navbar.hideOnScroll ? <LogoLink className="sidebar__logo" /> : null}
        <SidebarMenu sidebar={sidebar} />
        {sidebarOptions.hideable ? (
          <button
            type="button"
            className="clean-btn sidebar__collapse"
            title={text('theme.docs.sidebar.collapseButtonTitle')}
            aria-label={text('theme.docs.sidebar.collapseButtonAriaLabel')}
            onClick={() => setHidden(true)}
          />
        ) : null}
      </div>
    </div>
  )
}
