// Links behind a button.

import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { activeRule, lowerLink } from './default.ts'
import { itemBase, itemLabel, textField } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{ label, items }`, with `to` or `href` a link itself. */
export const dropdown: NavbarItemType = {
  type: 'dropdown',
  lower(item, context) {
    const rule = activeRule(item, context)
    return present({
      kind: 'dropdown' as const,
      ...itemBase(item),
      label: itemLabel(item, context.translate) ?? '',
      html: textField(item, 'html'),
      href: isLink(item) ? lowerLink(item, context)?.href : undefined,
      active: rule.by === 'prefix' || rule.by === 'regex' ? rule : undefined,
      items: context.nested(item.items, 'items'),
    })
  },
}

const isLink = (item: NavbarItemConfig) =>
  textField(item, 'to') !== undefined || textField(item, 'href') !== undefined
