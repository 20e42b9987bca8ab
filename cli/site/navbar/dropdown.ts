// Links behind a button.
import { present } from '../../text/present.ts'
import { configuredAddress } from '../address.ts'
import { itemBase, itemLabel, textField } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{ label, items }`, with `to` a link itself. */
export const dropdown: NavbarItemType = {
  type: 'dropdown',
  lower(item, context) {
    const to = textField(item, 'to')
    return present({
      kind: 'dropdown' as const,
      ...itemBase(item),
      label: itemLabel(item, context.translate) ?? '',
      href: to === undefined ? undefined : configuredAddress(to, context)?.href,
      items: context.nested(item.items, 'items'),
    })
  },
}
