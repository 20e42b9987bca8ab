// Raw html of the configuration.
import { itemBase, textField } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{ value }`. */
export const html: NavbarItemType = {
  type: 'html',
  lower: (item) => ({ kind: 'html', ...itemBase(item), value: textField(item, 'value') ?? '' }),
}
