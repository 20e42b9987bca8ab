// Position of the search box.
import { itemBase } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{}`. */
export const search = navbarItemType({
  type: 'search',
  nestable: false,
  schema: ({ z, place }) => z.strictObject({ type: z.literal('search'), ...place }),
  lower: (item) => ({ kind: 'search', ...itemBase(item) }),
})
