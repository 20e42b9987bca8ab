// The button of the mobile menu, and the open state of that menu.
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import { warn } from '../../routing/warn.ts'
import { useMessage } from '../use-message.ts'
import { useNarrowWindow } from '../use-narrow-window.ts'
import { usePageSidebar } from '../use-page-sidebar.ts'
import { MobileMenu } from './lazy-mobile-menu.ts'

export interface MenuToggleProps {
  /** Unique on the page. */
  readonly id: string
}

/** `dismissed`: closed by the reader, so the focus returns to the button. `closed`: closed for another reason. */
type MenuState = 'open' | 'closed' | 'dismissed'

/** Button and menu; nothing if the menu would be empty. */
export function MenuToggle(_: MenuToggleProps) {
  const text = useMessage()
  const { navbar } = useSite()
  const sidebar = usePageSidebar()
  const narrow = useNarrowWindow()
  const [state, setState] = useState<MenuState>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const open = state === 'open'
  if (open && !narrow) setState('closed')
  // In an effect, because everything outside an open menu refuses focus.
  useEffect(() => {
    if (state === 'dismissed') button.current?.focus()
  }, [state])
  const show = () =>
    MobileMenu.load().then(
      () => setState('open'),
      (cause) => warn('The menu could not be loaded.', cause),
    )
  if (navbar.items.length === 0 && !sidebar) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="clean-btn navbar__toggle"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
        onClick={show}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.5h16M4 12h16M4 17.5h16" />
        </svg>
      </button>
      {open && narrow ? (
        <MobileMenu onClose={() => setState('dismissed')} onNavigate={() => setState('closed')} />
      ) : null}
    </>
  )
}
