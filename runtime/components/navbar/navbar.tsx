// The bar at the top: brand and left items, right items, and on narrow windows the button of the menu.
import { useRef, useState } from 'react'
import { useSite } from '../../contexts.tsx'
import type { NavbarNode } from '../../model/navbar.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { useNarrowWindow } from '../use-narrow-window.ts'
import { usePageSidebar } from '../use-page-sidebar.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { LogoLink } from './logo-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavbarItem } from './navbar-item.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

/** The navbar of all pages. */
export function Navbar() {
  const text = useMessage()
  const { navbar } = useSite()
  const visible = useHideOnScroll()
  const left = navbar.items.filter(({ position }) => position === 'left')
  const right = navbar.items.filter(({ position }) => position === 'right')
  // A search box at the very end stays there; the colour switch stands before it.
  const end = right.at(-1)?.kind === 'search' ? right.slice(-1) : []
  return (
    <nav
      className={classNames(
        'theme-layout-navbar navbar',
        navbar.style && `navbar--${navbar.style}`,
        navbar.hideOnScroll && 'navbar--hideable',
        !visible && 'navbar--hidden',
      )}
      aria-label={text('theme.NavBar.navAriaLabel')}
    >
      <div className="navbar__inner">
        <div className="navbar__items">
          <MenuToggle />
          <LogoLink />
          <Items items={left} side="left" />
        </div>
        <div className="navbar__items navbar__items--right">
          <Items items={right.slice(0, right.length - end.length)} side="right" />
          <ColorModeToggle />
          <Items items={end} side="end" />
        </div>
      </div>
    </nav>
  )
}

function Items({ items, side }: { readonly items: readonly NavbarNode[]; readonly side: string }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
    <NavbarItem key={index} item={item} id={`navbar-${side}-${index}`} mobile={false} />
  ))
}

/** The button of the mobile menu and the menu; nothing where the menu would be empty. */
function MenuToggle() {
  const text = useMessage()
  const { navbar } = useSite()
  const sidebar = usePageSidebar()
  const narrow = useNarrowWindow()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (open && !narrow) setOpen(false)
  if (navbar.items.length === 0 && !sidebar) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="clean-btn navbar__toggle"
        aria-expanded={open}
        aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
        onClick={() => setOpen(!open)}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.5h16M4 12h16M4 17.5h16" />
        </svg>
      </button>
      {open && narrow ? <MobileMenu onClose={close} onNavigate={() => setOpen(false)} /> : null}
    </>
  )
}
