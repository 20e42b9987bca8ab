// A link to the main page of the reader's current version, otherwise the preferred one, otherwise the last.
import { present } from '../../text/present.ts'
import { configuredAddress } from '../address.ts'
import { instanceOf } from './instance-of.ts'
import { itemBase, itemLabel } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ label, to }`. */
export const docsVersion = navbarItemType({
  type: 'docsVersion',
  nestable: true,
  schema: ({ z, place, docsPluginId, label, address, attributes }) =>
    z.strictObject({
      type: z.literal('docsVersion'),
      ...place,
      docsPluginId,
      label: label.describe('Text of the link; by default the version label.'),
      to: address.exactOptional().describe('Link target; by default the main page of the version.'),
      ...attributes,
    }),
  lower(item, context) {
    const instance = instanceOf(item, context)
    return (
      instance &&
      present({
        kind: 'version' as const,
        ...itemBase(item),
        instance: instance.id,
        label: itemLabel(item, context.translate),
        href: item.to === undefined ? undefined : configuredAddress(item.to, context)?.href,
      })
    )
  },
})
