// The mobile menu: a modal dialog with the docs sidebar first, if any, and the navbar's items.
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigation, useSite } from '../../contexts.tsx'
import { showModal } from '../../modal.ts'
import { SidebarMenu } from '../sidebar/sidebar-menu.tsx'
import { useMessage } from '../use-message.ts'
import { usePageSidebar } from '../use-page-sidebar.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { keepFocusInside } from './keep-focus-inside.ts'
import { LogoLink } from './logo-link.tsx'
import { NavbarItem } from './navbar-item.tsx'

interface MobileMenuProps {
  /** The reader closes the menu: the focus returns to its button. */
  readonly onClose: () => void
  /** The reader follows a link: the new page decides about the focus. */
  readonly onNavigate: () => void
}

/** The open menu. */
export function MobileMenu({ onClose, onNavigate }: MobileMenuProps) {
  const text = useMessage()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  useModal(dialog, closeButton, onClose)
  return (
    <dialog
      ref={dialog}
      className="navbar-sidebar"
      aria-label={text('docsite.menu.label')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => keepFocusInside(event)}
    >
      <div className="navbar-sidebar__panel">
        <div className="navbar-sidebar__brand">
          <LogoLink />
          <ColorModeToggle />
          <button
            ref={closeButton}
            type="button"
            className="clean-btn navbar-sidebar__close"
            aria-label={text('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
            onClick={onClose}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <Panels onNavigate={onNavigate} />
      </div>
    </dialog>
  )
}

/** Opens the dialog, prevents the page behind it from scrolling, and makes Back close it. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const { interceptBack } = useNavigation()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before the effects of its children: the sidebar measures its current page, which is impossible in a closed dialog.
  useLayoutEffect(() => {
    if (dialog.current) showModal(dialog.current)
    first.current?.focus()
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [dialog, first])
  // Together with the dialog: a Back before the next paint would otherwise navigate away below the open menu.
  useLayoutEffect(() => interceptBack(() => close.current()), [interceptBack])
}

function Panels({ onNavigate }: { readonly onNavigate: () => void }) {
  const text = useMessage()
  const { navbar } = useSite()
  const sidebar = usePageSidebar()
  const [primary, setPrimary] = useState(false)
  if (!sidebar || primary) return <PrimaryMenu focused={primary} onNavigate={onNavigate} />
  return (
    <div className="navbar-sidebar__items">
      {navbar.items.length > 0 ? (
        <button type="button" className="clean-btn navbar-sidebar__back" onClick={() => setPrimary(true)}>
          {text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
        </button>
      ) : null}
      <SidebarMenu sidebar={sidebar} onNavigate={onNavigate} />
    </div>
  )
}

interface PrimaryMenuProps {
  /** The button that the reader pressed is gone: the first item gets the focus. */
  readonly focused: boolean
  readonly onNavigate: () => void
}

function PrimaryMenu({ focused, onNavigate }: PrimaryMenuProps) {
  const text = useMessage()
  const { navbar } = useSite()
  const items = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) items.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [focused])
  return (
    <div ref={items} className="navbar-sidebar__items">
      <nav className="menu" aria-label={text('docsite.menu.label')}>
        <ul className="menu__list">
          {navbar.items.map((item, index) => (
            <NavbarItem
              // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
              key={index}
              item={item}
              id={`menu-${index}`}
              mobile
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
    </div>
  )
}
