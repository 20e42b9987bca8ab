// Which type an item of the navbar is of, by its fields.

/** The type; without one, an item with items inside is a dropdown and any other one a link. */
export function itemTypeOf<T>(item: {
  readonly type?: T
  readonly items?: unknown
}): T | 'default' | 'dropdown' {
  if (item.type !== undefined && item.type !== 'default') return item.type
  return item.items === undefined ? 'default' : 'dropdown'
}
