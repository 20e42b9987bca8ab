// Whether a dropdown holds the current page.
import type { NavbarHtml, NavbarLink } from '../../model/navbar.ts'
import type { Current } from '../use-current.ts'
import { isActiveLink } from './active.ts'

/** Whether any link of a list is active. */
export function hasActiveItem(items: readonly (NavbarLink | NavbarHtml)[], current: Current): boolean {
  return items.some((item) => item.kind === 'link' && isActiveLink(item.active, item.href, current))
}
