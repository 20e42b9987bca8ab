// Whether a dropdown contains the current page.
import type { NavbarDropdown, NavbarHtml, NavbarLink } from '../../model/navbar.ts'
import { samePath } from '../../routing/same-path.ts'
import type { Current } from '../use-current.ts'
import { isActiveLink } from './active.ts'

/** Whether any link of a list is active. */
export function hasActiveItem(items: readonly (NavbarLink | NavbarHtml)[], current: Current): boolean {
  return items.some((item) => item.kind === 'link' && isActiveLink(item.active, item.href, current))
}

/** Whether the button of a dropdown is active: on its target page, and on pages that match its rule. */
export function isActiveButton({ href, active }: NavbarDropdown, current: Current): boolean {
  return samePath(current.path, href) || (active !== undefined && isActiveLink(active, href ?? '', current))
}

/** Whether the button of a dropdown or one of its links is active. */
export function isActiveDropdown(item: NavbarDropdown, current: Current): boolean {
  return isActiveButton(item, current) || hasActiveItem(item.items, current)
}
