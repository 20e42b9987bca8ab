// A configured dropdown.
import type { NavbarDropdown as Node } from '../../model/navbar.ts'
import { Html } from '../html.tsx'
import { useCurrent } from '../use-current.ts'
import { isActiveDropdown } from './active-item.ts'
import { BarDropdown, MenuDropdown } from './dropdown.tsx'
import { DropdownItems } from './dropdown-items.tsx'
import type { NavbarItemProps } from './item-props.ts'

/** A labelled list of links. */
export function NavbarDropdown({ item, id, mobile, onNavigate }: NavbarItemProps<Node>) {
  const current = useCurrent()
  const Dropdown = mobile ? MenuDropdown : BarDropdown
  return (
    <Dropdown
      id={id}
      label={item.html === undefined ? item.label : <Html as="span" html={item.html} />}
      href={item.href}
      active={isActiveDropdown(item, current)}
      position={item.position}
      className={item.className}
    >
      <DropdownItems items={item.items} mobile={mobile} onNavigate={onNavigate} />
    </Dropdown>
  )
}
