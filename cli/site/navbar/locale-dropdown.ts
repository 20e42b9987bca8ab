// A dropdown with all languages of the site.
import { itemBase } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ dropdownItemsBefore, dropdownItemsAfter, queryString }`. */
export const localeDropdown = navbarItemType({
  type: 'localeDropdown',
  nestable: false,
  schema: ({ z, place, nestedItems }) =>
    z.strictObject({
      type: z.literal('localeDropdown'),
      ...place,
      dropdownItemsBefore: nestedItems('localeDropdown')
        .exactOptional()
        .describe('Links above the languages.'),
      dropdownItemsAfter: nestedItems('localeDropdown')
        .exactOptional()
        .describe('Links below the languages.'),
      queryString: z.string().exactOptional().describe('Query string appended to every link.'),
    }),
  lower: (item, context) => ({
    kind: 'locale-dropdown',
    ...itemBase(item),
    before: context.nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
    after: context.nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
    queryString: query(item.queryString ?? ''),
  }),
})

function query(text: string): string {
  return text === '' || text.startsWith('?') ? text : `?${text}`
}
