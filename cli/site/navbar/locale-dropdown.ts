// All languages of the site behind a button.
import { itemBase, textField } from './item-fields.ts'
import type { NavbarItemType } from './item-type.ts'

/** `{ dropdownItemsBefore, dropdownItemsAfter, queryString }`. */
export const localeDropdown: NavbarItemType = {
  type: 'localeDropdown',
  lower: (item, context) => ({
    kind: 'locale-dropdown',
    ...itemBase(item),
    before: context.nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
    after: context.nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
    queryString: query(textField(item, 'queryString') ?? ''),
  }),
}

function query(text: string): string {
  return text === '' || text.startsWith('?') ? text : `?${text}`
}
