// A link to the main page of the version the reader is in, prefers, or else the last one.
import { present } from '../../text/present.ts'
import { configuredAddress } from '../address.ts'
import { instanceOf } from './instance-of.ts'
import { itemBase, itemLabel, textField } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{ label, to }`. */
export const docsVersion: NavbarItemType = {
  type: 'docsVersion',
  lower(item, context) {
    const instance = instanceOf(item, context)
    const to = textField(item, 'to')
    return (
      instance &&
      present({
        kind: 'version' as const,
        ...itemBase(item),
        instance: instance.id,
        label: itemLabel(item, context.translate),
        href: to === undefined ? undefined : configuredAddress(to, context)?.href,
      })
    )
  },
}
