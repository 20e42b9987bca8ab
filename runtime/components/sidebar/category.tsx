// A category of the sidebar. With its own page it is a link and a button, otherwise the label is the button; before hydration,
// that button is a link to the first page below, so that it works without JavaScript.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../contexts.tsx'
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import { isModified } from '../../routing/hold-clicks.ts'
import { samePath } from '../../routing/same-path.ts'
import { classNames } from '../class-names.ts'
import { Collapsible } from '../collapsible.tsx'
import { useMessage } from '../use-message.ts'
import type { SidebarTools } from './sidebar-tools.ts'

interface CategoryProps {
  readonly item: SidebarCategory
  readonly level: number
  readonly tools: SidebarTools
  /** Another category of the level was opened, and categories close automatically. */
  readonly siblingOpened: boolean
  readonly onOpen: () => void
  readonly renderItems: (items: readonly SidebarItem[]) => ReactNode
}

/** A category with its children. */
export function Category({ item, level, tools, siblingOpened, onOpen, renderItems }: CategoryProps) {
  const isActive = tools.trail.has(item)
  const isHere = samePath(tools.path, item.href)
  const [open, setOpen] = useOpen({ item, isActive, path: tools.path, siblingOpened, onOpen })
  const toggle = () => {
    if (!open) {
      onOpen()
    }
    setOpen(!open)
  }
  const isMissing = open && item.items === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on opening, and again when its file is known
  useEffect(() => {
    if (isMissing) tools.load(item.file)
  }, [isMissing, item.file])
  const isOpen = open && item.items !== undefined
  return (
    <li
      className={classNames(
        'theme-doc-sidebar-item-category',
        `theme-doc-sidebar-item-category-level-${level}`,
        open && 'menu__list-item--open',
        item.className,
      )}
    >
      {item.href !== undefined && !(item.linkUnlisted && !isHere) ? (
        <LinkedLabel item={item} active={isActive} here={isHere} open={open} toggle={toggle} tools={tools} />
      ) : (
        <ButtonLabel item={item} active={isActive} open={open} toggle={toggle} />
      )}
      <Collapsible open={isOpen} className="menu__list">
        {renderItems(item.items ?? [])}
      </Collapsible>
    </li>
  )
}

interface OpenInput {
  readonly item: SidebarCategory
  readonly isActive: boolean
  readonly path: string
  readonly siblingOpened: boolean
  readonly onOpen: () => void
}

type OpenState = readonly [boolean, (open: boolean) => void]

/** Initially as configured; navigating to a page inside opens it; apart from auto-collapse, only the reader closes it. */
function useOpen({ item, isActive, path, siblingOpened, onOpen }: OpenInput): OpenState {
  const [open, setOpen] = useState(!item.collapsible || isActive || !item.collapsed)
  const seen = useRef(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path inside the category opens it again
  useEffect(() => {
    if (isActive && seen.current !== path) {
      setOpen(true)
      onOpen()
    }
    seen.current = path
  }, [isActive, path])
  useEffect(() => {
    if (siblingOpened && item.collapsible) setOpen(false)
  }, [siblingOpened, item.collapsible])
  return [open, setOpen]
}

interface LabelProps {
  readonly item: SidebarCategory
  readonly active: boolean
  readonly open: boolean
  readonly toggle: () => void
}

interface LinkedLabelProps extends LabelProps {
  readonly here: boolean
  readonly tools: SidebarTools
}

function LinkedLabel({ item, active, here, open, toggle, tools }: LinkedLabelProps) {
  const text = useMessage()
  const { label, collapsible } = item
  // On the category's own page its label leads nowhere, so it toggles the category.
  const follow = (event: MouseEvent) => {
    if (isModified(event)) return
    if (here && collapsible) {
      event.preventDefault()
      toggle()
    } else {
      tools.onNavigate?.()
    }
  }
  return (
    <div className={classNames('menu__list-item-collapsible', here && 'menu__list-item-collapsible--active')}>
      <a
        className={classNames('menu__link', active && 'menu__link--active')}
        href={item.href}
        aria-current={here ? 'page' : undefined}
        onClick={follow}
      >
        {label}
      </a>
      {collapsible ? (
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-expanded={open}
          aria-label={text(
            open
              ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
              : 'theme.DocSidebarItem.expandCategoryAriaLabel',
            { label },
          )}
          onClick={toggle}
        />
      ) : null}
    </div>
  )
}

function ButtonLabel({ item, active, open, toggle }: LabelProps) {
  const hydrated = useHydrated()
  const className = classNames(
    'menu__link',
    item.collapsible && 'menu__link--sublist-caret',
    active && 'menu__link--active',
  )
  if (!item.collapsible) return <span className={className}>{item.label}</span>
  const click = (event: MouseEvent) => {
    event.preventDefault()
    toggle()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  }
  return (
    <a
      className={className}
      href={item.firstHref ?? '#'}
      {...(hydrated ? { role: 'button', 'aria-expanded': open, onClick: click, onKeyDown: press } : {})}
    >
      {item.label}
    </a>
  )
}
