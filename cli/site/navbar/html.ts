// Raw html from the configuration.
import { itemBase } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ value }`. */
export const html = navbarItemType({
  type: 'html',
  nestable: true,
  schema: ({ z, place }) =>
    z.strictObject({
      type: z.literal('html'),
      ...place,
      value: z.string().describe('HTML of the item.'),
    }),
  lower: (item) => ({ kind: 'html', ...itemBase(item), value: item.value }),
})
