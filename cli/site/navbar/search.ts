// Where the search box stands.
import { itemBase } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{}`. */
export const search: NavbarItemType = {
  type: 'search',
  lower: (item) => ({ kind: 'search', ...itemBase(item) }),
}
