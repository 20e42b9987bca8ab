// A dropdown with links.
import { present } from '../../text/present.ts'
import { activeRule, lowerLink } from './default.ts'
import { itemBase, itemLabel } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ label, items }`; with `to` or `href`, the button is a link as well. */
export const dropdown = navbarItemType({
  type: 'dropdown',
  nestable: false,
  schema: ({ z, place, link, attributes, nonEmptyText, nestedItems }) =>
    z.strictObject({
      type: z.enum(['dropdown', 'default']).exactOptional(),
      ...place,
      ...link,
      ...attributes,
      label: nonEmptyText.describe('Text of the button.'),
      items: nestedItems('dropdown').describe('Links in the dropdown.'),
    }),
  lower(item, context) {
    const rule = activeRule(item, context)
    return present({
      kind: 'dropdown' as const,
      ...itemBase(item),
      label: itemLabel(item, context.translate) ?? '',
      html: item.html,
      href: item.to === undefined && item.href === undefined ? undefined : lowerLink(item, context)?.href,
      active: rule.by === 'prefix' || rule.by === 'regex' ? rule : undefined,
      items: context.nested(item.items, 'items'),
    })
  },
})
