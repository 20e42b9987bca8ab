// A list of links behind a button: in the bar it floats below its button, in the mobile menu it opens in place.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { Collapsible } from '../collapsible.tsx'
import { useCurrent } from '../use-current.ts'
import { useMessage } from '../use-message.ts'
import { type DropdownEvent, type DropdownState, dropdownState } from './dropdown-state.ts'

interface DropdownProps {
  /** Unique on the page; the button refers to the list by it. */
  readonly id: string
  readonly label: ReactNode
  /** If set, the label is a separate link. */
  readonly href?: string | undefined
  readonly active: boolean
  readonly position: 'left' | 'right'
  readonly className?: string | undefined
  /** `li` elements. */
  readonly children: ReactNode
}

/** Dropdown of the bar. */
export function BarDropdown({ id, label, href, active, position, className, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, send] = useDropdown(root)
  const text = useMessage()
  const open = state !== 'closed'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      send('dismiss')
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) send('toggle')
    // The list is shown only after the state has changed.
    requestAnimationFrame(() => moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1))
  }
  const toggle = {
    ref: button,
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => send('toggle'),
  } as const
  const linkClass = classNames('navbar__link', active && 'navbar__link--active')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse handlers only duplicate the button
    <div
      ref={root}
      className={classNames(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        open && 'dropdown--show',
        className,
      )}
      onPointerEnter={(event) => event.pointerType === 'mouse' && send('enter')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && send('leave')}
      onKeyDown={onKeyDown}
      onBlurCapture={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) send('dismiss')
      }}
    >
      {href === undefined ? (
        <button {...toggle} className={classNames('clean-btn dropdown__toggle', linkClass)}>
          {label}
        </button>
      ) : (
        <>
          <a className={linkClass} href={href}>
            {label}
          </a>
          <button
            {...toggle}
            className="clean-btn dropdown__toggle dropdown__toggle--bare"
            aria-label={text(caretLabel(open))}
          />
        </>
      )}
      <ul className="dropdown__menu" id={id}>
        {children}
      </ul>
    </div>
  )
}

/** Moves the focus to the next or previous entry, cyclically; into the list at its first or last entry. */
function moveFocus(root: HTMLElement | null, step: 1 | -1) {
  const entries = [...(root?.querySelectorAll<HTMLElement>('.dropdown__menu a') ?? [])]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % entries.length
  entries.at(next)?.focus()
}

/** State of the dropdown; a press outside or a navigation closes it. */
function useDropdown(
  root: RefObject<HTMLElement | null>,
): readonly [DropdownState, (event: DropdownEvent) => void] {
  const [state, send] = useReducer(dropdownState, 'closed')
  const { path } = useCurrent()
  const shownPath = useRef(path)
  useOutsidePress(root, state !== 'closed', () => send('dismiss'))
  useEffect(() => {
    if (shownPath.current !== path) send('dismiss')
    shownPath.current = path
  }, [path])
  // Until hydration, the stylesheet shows the list on hover. An effect after paint would be too late: the list would disappear
  // from under the mouse for a frame, and with it the hover that should open it.
  useLayoutEffect(() => {
    if (matchMedia('(hover: hover)').matches && root.current?.matches(':hover')) send('enter')
  }, [root])
  return [state, send]
}

function useOutsidePress(root: RefObject<HTMLElement | null>, active: boolean, onPress: () => void) {
  // Before paint: a reader who sees the list open can press outside immediately.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler's behaviour never changes
  useLayoutEffect(() => {
    if (!active) return
    const press = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onPress()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [active])
}

const caretLabel = (open: boolean) =>
  `theme.navbar.mobileDropdown.collapseButton.${open ? 'collapse' : 'expand'}AriaLabel` as const

/** Group of the mobile menu: initially open if it contains the current page, and opened by navigating to such a page. */
export function MenuDropdown({ id, label, href, active, className, children }: DropdownProps) {
  const text = useMessage()
  const [open, setOpen] = useState(active)
  useEffect(() => {
    if (active) setOpen(true)
  }, [active])
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
  } as const
  const linkClass = classNames('menu__link', active && 'menu__link--active')
  return (
    <li className={classNames('menu__list-item', open && 'menu__list-item--open', className)}>
      <div className="menu__list-item-collapsible">
        {href === undefined ? (
          <button {...toggle} className={classNames('clean-btn menu__link--sublist-caret', linkClass)}>
            {label}
          </button>
        ) : (
          <>
            <a className={linkClass} href={href}>
              {label}
            </a>
            <button {...toggle} className="clean-btn menu__caret" aria-label={text(caretLabel(open))} />
          </>
        )}
      </div>
      <Collapsible open={open} className="menu__list" id={id}>
        {children}
      </Collapsible>
    </li>
  )
}
