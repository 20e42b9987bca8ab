// The bar at the top: brand and left items, right items, and in narrow viewports the menu button.
import { useSite } from '../../contexts.tsx'
import type { NavbarNode } from '../../model/navbar.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { MenuToggle } from './lazy-menu-toggle.ts'
import { LogoLink } from './logo-link.tsx'
import { NavbarItem } from './navbar-item.tsx'

/** The navbar of all pages. */
export function Navbar() {
  const text = useMessage()
  const { navbar } = useSite()
  const left = navbar.items.filter(({ position }) => position === 'left')
  const right = navbar.items.filter(({ position }) => position === 'right')
  // A search box at the very end stays there; the colour mode switch comes before it.
  const end = right.at(-1)?.kind === 'search' ? right.slice(-1) : []
  return (
    <nav
      className={classNames(
        'theme-layout-navbar navbar',
        navbar.style && `navbar--${navbar.style}`,
        navbar.hideOnScroll && 'navbar--hideable',
      )}
      aria-label={text('theme.NavBar.navAriaLabel')}
    >
      <div className="navbar__inner">
        <div className="navbar__items">
          <MenuToggle id="menu-toggle" />
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
